/** A person's games as a table for other programs. */
import { GAMES, kindOf } from '../../games';
import type { GameResult } from '../../parts/statistics';

/** What is told of every game. */
const EVERY = ['ended', 'game', 'options', 'players', 'others', 'outcome', 'points', 'margin'];

/** Every game as a line of a table for other programs; a column of another game is empty. */
export function tableOf(results: readonly GameResult[]): (string | number | null)[][] {
  const own = [...new Set(GAMES.flatMap(({ columns }) => Object.keys(columns)))];
  const lines = results
    .toSorted((a, b) => a.at - b.at)
    .map((result) => {
      const { id, game, options, at, players, others, outcome, points, margin } = result;
      const { columns } = kindOf(game);
      return [
        new Date(at * 1000).toISOString(),
        game,
        JSON.stringify(options),
        players,
        others.map((level) => level ?? 'person').join(' '),
        outcome,
        points,
        margin,
        ...own.map((name) => columns[name]?.(result) ?? null),
        id,
      ];
    });
  return [[...EVERY, ...own, 'id'], ...lines];
}
