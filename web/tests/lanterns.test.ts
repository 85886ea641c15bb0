import { expect, test } from 'vitest';
import { monthsBeside } from '../src/pages/puzzles/lanterns';

test('the months beside a day are found, also at the end of a year and in a short month', () => {
  expect(monthsBeside('2026-03-31')).toEqual({ before: '2026-02-28', after: '2026-04-01' });
  expect(monthsBeside('2026-01-01')).toEqual({ before: '2025-12-31', after: '2026-02-01' });
  expect(monthsBeside('2026-12-15')).toEqual({ before: '2026-11-30', after: '2027-01-01' });
});
