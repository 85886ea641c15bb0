/** Export of a person's games as a table. */
import { GAMES, kindOf } from '../../games';
import type { GameResult } from '../../parts/statistics';

/** The columns that all games have. */
const EVERY = ['ended', 'game', 'options', 'players', 'others', 'outcome', 'points', 'margin'];

/** One row per game, after a row of headings; columns that only other games have are empty. */
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
