import { expect, test } from 'vitest';
import cases from '../../tests/golden/outcomes.json';
import { outcomeOf } from '../src/api/outcome';

test.each(cases)('$game: $result is told as the server tells it', ({ result, outcomes }) => {
  expect(outcomes.map((_, seat) => outcomeOf(result as Parameters<typeof outcomeOf>[0], seat))).toEqual(outcomes);
});
