/** What a profile is made of: its rank among the bots, its opponents, its badges. */
import type { ProfileTold, Rating } from '../../api/generated';
import { cached, request } from '../../api/server';
import { GAMES } from '../../games';
import type { Badge } from '../../parts/badges';
import { sum, type GameResult, type Tally } from '../../parts/statistics';

export type Profile = ProfileTold;
export type Ladder = Record<string, Record<string, number>>;

/** The ratings of the bots, by game and level. */
export const ladderOf = cached(() => request<Ladder>('GET', 'ladder'));

/** The strongest level that a rating equals; null below the weakest, and in games without rated bots. */
export function rankOf(ladder: Ladder, game: string, rating: number): string | null {
  const levels = Object.entries(ladder[game] ?? {}).toSorted(([, a], [, b]) => a - b);
  return levels.findLast(([, level]) => rating >= level)?.[0] ?? null;
}

/** The rating that stands for a person in a game: the one with most games behind it. */
export function mainRating(ratings: readonly Rating[], game: string): Rating | null {
  return (
    ratings.filter((each) => each.game === game).toSorted((a, b) => b.games - a.games || a.players - b.players)[0] ??
    null
  );
}

export interface Opponent extends Tally {
  /** The level of a bot, the id of a person, or empty for people without a name. */
  key: string;
  level: string | null;
  person: string | null;
  name: string;
}

/** Wins against every opponent, bots from the weakest on, then people by the number of games. */
export function opponentsOf(results: readonly GameResult[], levels: readonly string[]): Opponent[] {
  const found = new Map<string, Opponent>();
  for (const { rivals, outcome } of results)
    for (const { level, person, name } of rivals) {
      const key = level ?? person ?? '';
      const before = found.get(key) ?? { key, level, person, name, played: 0, won: 0, drawn: 0 };
      found.set(key, {
        ...before,
        played: before.played + 1,
        won: before.won + Number(outcome === 'won'),
        drawn: before.drawn + Number(outcome === 'drawn'),
      });
    }
  const rank = ({ level }: Opponent): number => (level === null ? levels.length : levels.indexOf(level));
  return [...found.values()].toSorted((a, b) => rank(a) - rank(b) || b.played - a.played);
}

/** A game in which somebody did best: `kind` says in what. */
export interface BestResult {
  kind: 'points' | 'margin' | 'row' | 'stars';
  value: number;
  game: GameResult;
}

/** The most points, the widest win and the most wins in a row, and the most stars in games without points. */
export function recordsOf(
  games: readonly { name: string; shields: boolean }[],
  results: readonly GameResult[],
): BestResult[] {
  const inOrder = results.toSorted((a, b) => a.at - b.at);
  let [row, longest] = [0, 0];
  let last: GameResult | null = null;
  const contested = inOrder.filter(({ rivals }) => rivals.length > 0);
  for (const game of contested) {
    row = game.outcome === 'won' ? row + 1 : 0;
    if (row > longest) [longest, last] = [row, game];
  }
  const most = (
    kind: BestResult['kind'],
    of: readonly GameResult[],
    value: (game: GameResult) => number | null,
  ): BestResult[] => {
    const best = of.reduce<GameResult | null>((a, b) => ((value(b) ?? 0) > (a ? (value(a) ?? 0) : 0) ? b : a), null);
    return best ? [{ kind, value: value(best)!, game: best }] : [];
  };
  const alone = new Set(games.filter(({ shields }) => !shields).map(({ name }) => name));
  return [
    ...most('points', contested, ({ points }) => points),
    ...most('margin', contested, ({ margin }) => margin),
    ...(last && longest > 1 ? [{ kind: 'row' as const, value: longest, game: last }] : []),
    ...most(
      'stars',
      inOrder.filter(({ game }) => alone.has(game)),
      ({ points }) => points,
    ),
  ];
}

const [DAYS, MONTH, SOLVED, ROW, MET] = [10, 30, 50, 5, 10];

/** All badges of a person: those of the days, puzzles and people, then those of each game. */
export async function badgesOf(profile: Profile): Promise<readonly Badge[]> {
  const results = profile.results as readonly GameResult[];
  const solved = profile.puzzles.reduce((all, each) => all + each.solved, 0);
  const met = new Set(results.flatMap(({ rivals }) => rivals.flatMap(({ person }) => person ?? []))).size;
  const row = sum(results.filter(({ rivals }) => rivals.some(({ level }) => level === null))).streak.longest;
  const upTo = (name: string, done: number, of: number, icon: 'day' | 'tick' | 'you' | 'flag'): Badge => ({
    name,
    done: Math.min(done, of),
    of,
    sign: { icon },
  });
  const general = [
    upTo('kept-light', profile.longest, DAYS, 'day'),
    upTo('month-light', profile.longest, MONTH, 'day'),
    upTo('solver', solved, SOLVED, 'tick'),
    upTo('in-a-row', row, ROW, 'flag'),
    upTo('sociable', met, MET, 'you'),
  ];
  const games = await Promise.all(
    GAMES.map(async (game) => (await game.badges())(results.filter((result) => result.game === game.name))),
  );
  return [...general, ...games.flat()];
}
