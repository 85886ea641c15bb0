/** What a person's games came to, summed up. */
import type { OwnResult } from '../api/generated';
import type { Merged } from '../api/merged';
import { medalFor, MEDALS, type Medal } from '../games/northwood/medals';

/** A decided game from one's own seat. */
export type Result = Omit<OwnResult, 'options'> & { options: Merged<OwnResult['options']> };

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
  /** By what the first tile shows: `plains`, `coast`, `mountains` or `both`. */
  byFirstTile: Map<string, Tally>;
  /** For the first longhouse, the second …: after how many own tiles it was built on average, and in how many games. */
  longhouses: { turn: number; games: number }[];
}

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

export function ofFjords(results: readonly Result[]): FjordsSum {
  const games = results.filter((result) => result.game === 'fjords');
  const margins = games.flatMap(({ margin }) => margin ?? []);
  return {
    ...sum(games),
    margin: margins.length ? Math.max(...margins) : null,
    byVariant: tallies(games, ({ options }) => [options.edition === '2005' ? 'first' : String(options.variant)]),
    byPlayers: tallies(games, ({ players }) => [players]),
    byOpponent: tallies(games, ({ others }) => new Set(others.map((level) => level ?? 'person'))),
    byFirstTile: tallies(games, ({ opening }) => (opening?.first ? [landscape(opening.first)] : [])),
    longhouses: longhouses(games.map(({ opening }) => opening?.built ?? [])),
  };
}

export function ofNorthwood(results: readonly Result[]): NorthwoodSum {
  const games = results.filter((result) => result.game === 'northwood');
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

/** Every game as a line of a table for other programs. */
export function tableOf(results: readonly Result[]): (string | number | null)[][] {
  const lines = results
    .toSorted((a, b) => a.at - b.at)
    .map(({ id, game, options, at, players, others, outcome, points, margin, fiefs, opening }) => [
      new Date(at * 1000).toISOString(),
      game,
      JSON.stringify(options),
      players,
      others.map((level) => level ?? 'person').join(' '),
      outcome,
      points,
      margin,
      (fiefs ?? []).flatMap((won, fief) => (won ? [fief] : [])).join(' '),
      opening?.first ?? null,
      opening?.built.join(' ') ?? null,
      id,
    ]);
  const names = [
    'ended',
    'game',
    'options',
    'players',
    'others',
    'outcome',
    'points',
    'margin',
    'fiefs',
    'first',
    'built',
  ];
  return [[...names, 'id'], ...lines];
}

/** What a tile shows beside plains. */
function landscape(word: string): string {
  const [sea, mountains] = [word.includes('S'), word.includes('M')];
  return sea && mountains ? 'both' : sea ? 'coast' : mountains ? 'mountains' : 'plains';
}

function longhouses(built: readonly (readonly number[])[]): FjordsSum['longhouses'] {
  const most = Math.max(0, ...built.map((turns) => turns.length));
  return Array.from({ length: most }, (_, place) => {
    const turns = built.flatMap((of) => of[place] ?? []);
    return { turn: turns.reduce((a, b) => a + b, 0) / turns.length, games: turns.length };
  });
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
