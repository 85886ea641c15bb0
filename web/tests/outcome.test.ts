import { expect, test } from 'vitest';
import cases from '../../tests/golden/outcomes.json';
import { winnerOf, type FjordsView } from '../src/games/fjords/view';
import { won, type NorthwoodView } from '../src/games/northwood/view';

/** The seat that won, if one did, as the board of each game finds it. */
const WINNERS: Record<string, (view: unknown) => number | null> = {
  fjords: (view) => winnerOf(view as FjordsView),
  northwood: (view) => (won(view as NorthwoodView) ? 0 : null),
};

test.each(cases)('$game: who won $result is told as the server tells it', ({ game, result, outcomes }) => {
  const winner = outcomes.indexOf('won');
  expect(WINNERS[game]!({ result })).toBe(winner < 0 ? null : winner);
});
