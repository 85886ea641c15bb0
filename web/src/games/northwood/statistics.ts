/** Statistics of a person's games of For Northwood!, and the progress in the scenarios. */
import { sum, tallies, type GameResult, type Sum, type Tally } from '../../parts/statistics';
import { medalFor, MEDALS, type Medal } from './medals';

export interface NorthwoodSum extends Sum {
  medals: Record<Medal, number>;
  fiefs: Tally[];
  byFirstFief: Map<number, Tally>;
  bySetup: Map<string, Tally>;
}

export interface Scenario extends Tally {
  best: number;
  /** Whether it was won as a challenge, too. */
  challenge: boolean;
}

const FIEFS = 8;

/** The fiefs that were won, and the one that was visited first, for other programs. */
export const columns = {
  fiefs: ({ fiefs }: GameResult) => (fiefs ?? []).flatMap((won, fief) => (won ? [fief] : [])).join(' '),
  first: ({ opening }: GameResult) => opening?.first ?? null,
};

export function ofNorthwood(games: readonly GameResult[]): NorthwoodSum {
  const medals = games.flatMap(({ points, options }) => medalFor(points ?? 0, options.scenario) ?? []);
  return {
    ...sum(games),
    medals: Object.fromEntries(
      MEDALS.map((medal) => [medal, medals.filter((each) => each === medal).length]),
    ) as Record<Medal, number>,
    fiefs: Array.from({ length: FIEFS }, (_, fief) => ({
      played: games.filter(({ fiefs }) => fiefs).length,
      won: games.filter(({ fiefs }) => fiefs?.[fief]).length,
      drawn: 0,
    })),
    byFirstFief: tallies(games, ({ opening }) => (opening?.first ? [Number(opening.first)] : [])),
    bySetup: tallies(games, ({ options }) => [options.scenario ? 'scenario' : String(options.setup)]),
  };
}

/** The results of each scenario that was played. */
export function ofTheYear(results: readonly GameResult[]): Map<string, Scenario> {
  const found = new Map<string, Scenario>();
  for (const { options, outcome, points } of results) {
    if (typeof options.scenario !== 'string') continue;
    const before = found.get(options.scenario) ?? { played: 0, won: 0, drawn: 0, best: 0, challenge: false };
    const won = outcome === 'won';
    found.set(options.scenario, {
      played: before.played + 1,
      won: before.won + Number(won),
      drawn: 0,
      best: Math.max(before.best, points ?? 0),
      challenge: before.challenge || (won && options.challenge === true),
    });
  }
  return found;
}
