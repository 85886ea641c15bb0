/** Summary of a person's results: the statistics that all games have in common. */
import type { OwnResult } from '../api/generated';
import type { Merged } from '../api/merged';

/** The result of one decided game, from my seat. */
export type GameResult = Omit<OwnResult, 'options'> & { options: Merged<OwnResult['options']> };

export interface Tally {
  played: number;
  won: number;
  drawn: number;
}

export interface Sum extends Tally {
  /** The mean points of games played to their end. */
  mean: number | null;
  best: number | null;
  /** Games won in a row: up to now, and at most. */
  streak: { now: number; longest: number };
  /** Points game by game, the first one first. */
  course: number[];
}

function tally(games: readonly GameResult[]): Tally {
  return {
    played: games.length,
    won: games.filter(({ outcome }) => outcome === 'won').length,
    drawn: games.filter(({ outcome }) => outcome === 'drawn').length,
  };
}

/** Computes the statistics that all games have in common. */
export function sum(games: readonly GameResult[]): Sum {
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

/** Counts games and wins by key, the most played key first. */
export function tallies<K>(games: readonly GameResult[], keys: (result: GameResult) => Iterable<K>): Map<K, Tally> {
  const groups = new Map<K, GameResult[]>();
  for (const game of games) for (const key of keys(game)) groups.set(key, [...(groups.get(key) ?? []), game]);
  const most = [...groups].sort(([, a], [, b]) => b.length - a.length);
  return new Map(most.map(([key, some]) => [key, tally(some)]));
}

/** Tallies with readable names instead of keys. */
export function named<K>(tallies: Map<K, Tally>, name: (key: K) => string): [string, Tally][] {
  return [...tallies].map(([key, tally]) => [name(key), tally]);
}
