/** What a person has done so far, from the list of their games. */
import type { Game } from '../table/protocol';

export interface Records {
  fjords: { played: number; won: number };
  northwood: { played: number; won: number; best: number };
  /** The scenarios that were won. */
  year: Set<string>;
}

interface Ended {
  winners?: number[];
  stars?: number;
  won?: boolean;
}

export function records(games: readonly Game[]): Records {
  const found: Records = { fjords: { played: 0, won: 0 }, northwood: { played: 0, won: 0, best: 0 }, year: new Set() };
  for (const game of games) {
    const result = game.result as Ended | null;
    if (game.state !== 'over' || !result || game.mine.length !== 1) continue;
    const sum = found[game.game];
    sum.played++;
    if (game.game === 'fjords') {
      if (result.winners?.includes(game.mine[0]!)) sum.won++;
      continue;
    }
    found.northwood.best = Math.max(found.northwood.best, result.stars ?? 0);
    if (!result.won) continue;
    sum.won++;
    if (typeof game.options.scenario === 'string') found.year.add(game.options.scenario);
  }
  return found;
}
