/** What a person's games came to, summed up. */
import { medalFor, MEDALS, type Medal } from '../northwood/medals';

/** A decided game from one's own seat (`table/results.py`). */
export interface Result {
  id: string;
  game: 'fjords' | 'northwood';
  options: Record<string, unknown>;
  at: number;
  players: number;
  others: (string | null)[];
  outcome: 'won' | 'drawn' | 'lost';
  points: number | null;
  margin: number | null;
  fiefs: boolean[] | null;
}

export interface Tally {
  played: number;
  won: number;
  drawn: number;
}

export interface Sum extends Tally {
  /** Over the games that were played out. */
  mean: number | null;
  best: number | null;
  /** Games won in a row: up to now, and at most. */
  streak: { now: number; longest: number };
  /** Points game by game, the first one first. */
  course: number[];
}

export interface FjordsSum extends Sum {
  margin: number | null;
  byVariant: Map<string, Tally>;
  byPlayers: Map<number, Tally>;
  byOpponent: Map<string, Tally>;
}

export interface NorthwoodSum extends Sum {
  medals: Record<Medal, number>;
  fiefs: Tally[];
  bySetup: Map<string, Tally>;
}

export interface Scenario extends Tally {
  best: number;
  /** Whether it was won as a challenge, too. */
  challenge: boolean;
}

const FIEFS = 8;

export function ofFjords(results: readonly Result[]): FjordsSum {
  const games = results.filter((result) => result.game === 'fjords');
  const margins = games.flatMap(({ margin }) => margin ?? []);
  return {
    ...sum(games),
    margin: margins.length ? Math.max(...margins) : null,
    byVariant: tallies(games, ({ options }) => [options.edition === '2005' ? 'first' : String(options.variant)]),
    byPlayers: tallies(games, ({ players }) => [players]),
    byOpponent: tallies(games, ({ others }) => new Set(others.map((level) => level ?? 'person'))),
  };
}

export function ofNorthwood(results: readonly Result[]): NorthwoodSum {
  const games = results.filter((result) => result.game === 'northwood');
  const medals = games.flatMap(({ outcome, points, options }) =>
    outcome === 'won' ? (medalFor(points ?? 0, options.scenario) ?? []) : [],
  );
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
    bySetup: tallies(games, ({ options }) => [options.scenario ? 'scenario' : String(options.setup)]),
  };
}

/** How each scenario went that was tried. */
export function ofTheYear(results: readonly Result[]): Map<string, Scenario> {
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

function tally(games: readonly Result[]): Tally {
  return {
    played: games.length,
    won: games.filter(({ outcome }) => outcome === 'won').length,
    drawn: games.filter(({ outcome }) => outcome === 'drawn').length,
  };
}

function sum(games: readonly Result[]): Sum {
  const inOrder = games.toSorted((a, b) => a.at - b.at);
  const course = inOrder.flatMap(({ points }) => points ?? []);
  let [now, longest] = [0, 0];
  for (const { outcome } of inOrder) {
    now = outcome === 'won' ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return {
    ...tally(games),
    mean: course.length ? course.reduce((a, b) => a + b, 0) / course.length : null,
    best: course.length ? Math.max(...course) : null,
    streak: { now, longest },
    course,
  };
}

/** By something that games have in common, what was played most first. */
function tallies<K>(games: readonly Result[], keys: (result: Result) => Iterable<K>): Map<K, Tally> {
  const groups = new Map<K, Result[]>();
  for (const game of games) for (const key of keys(game)) groups.set(key, [...(groups.get(key) ?? []), game]);
  const most = [...groups].sort(([, a], [, b]) => b.length - a.length);
  return new Map(most.map(([key, some]) => [key, tally(some)]));
}
