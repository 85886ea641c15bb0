import { expect, test } from 'vitest';
import { records } from '../src/house/records';
import type { Game } from '../src/table/protocol';

const game = (fields: Partial<Game>): Game => ({ state: 'over', mine: [0], options: {}, ...fields }) as Game;

test('records count finished games, wins, the best journey and the scenarios won', () => {
  const found = records([
    game({ game: 'fjords', result: { scores: [9, 7], winners: [0] } }),
    game({ game: 'fjords', result: { scores: [3, 7], winners: [1] } }),
    game({ game: 'fjords', state: 'running', result: null }),
    game({ game: 'fjords', mine: [0, 1], result: { scores: [3, 7], winners: [1] } }),
    game({ game: 'northwood', result: { stars: 17, won: true }, options: { scenario: 'first-thaw' } }),
    game({ game: 'northwood', result: { stars: 4, won: false } }),
  ]);
  expect(found.fjords).toEqual({ played: 2, won: 1 });
  expect(found.northwood).toEqual({ played: 2, won: 1, best: 17 });
  expect([...found.year]).toEqual(['first-thaw']);
});
