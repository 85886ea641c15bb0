/** The lessons of a game (`src/longhouse/lessons`), and what their steps accept. */
import { once, request } from '../house/server';
import type { GameRecord } from '../study/replays';

export type GameName = GameRecord['game'];
export const GAMES: readonly GameName[] = ['fjords', 'northwood'];

export interface Step {
  /** The actions that are right; `*` stands for any text. */
  goal: string[];
  /** The events that follow by themselves. */
  then: string[];
  /** Instructive actions that are refused, each with the rule. */
  wrong: Record<string, string>;
  /** Legal actions that miss the point, by the name of their words. */
  poor: Record<string, string[]>;
}

export interface Lesson {
  id: string;
  rules: string[];
  record: GameRecord;
  steps: Step[];
}

/** The lessons of each game, asked for once. */
export const COURSES: Record<GameName, () => Promise<Lesson[]>> = {
  fjords: once(() => request('GET', 'lessons/fjords')),
  northwood: once(() => request('GET', 'lessons/northwood')),
};

/** Whether an action is one of those that are meant; actions have no sign that a regular expression knows but `*`. */
export function meant(patterns: readonly string[], action: string): boolean {
  return patterns.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(action));
}

/** The name of the detour that an action is, if the lesson has words for it. */
export function detour({ poor }: Step, action: string): string | null {
  return Object.keys(poor).find((name) => meant(poor[name]!, action)) ?? null;
}
