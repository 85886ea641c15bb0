/** The lessons of a game (`src/longhouse/lessons`), and what their steps accept. */
import { request } from '../house/server';
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

const courses = new Map<GameName, Promise<Lesson[]>>();

/** The lessons of a game, asked for once. */
export function course(game: GameName): Promise<Lesson[]> {
  const known = courses.get(game);
  if (known) return known;
  const asked = request<Lesson[]>('GET', `lessons/${game}`);
  courses.set(game, asked);
  asked.catch(() => courses.delete(game));
  return asked;
}

/** Whether an action is one of those that are meant; actions have no sign that a regular expression knows but `*`. */
export function meant(patterns: readonly string[], action: string): boolean {
  return patterns.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(action));
}

/** The name of the detour that an action is, if the lesson has words for it. */
export function detour({ poor }: Step, action: string): string | null {
  return Object.keys(poor).find((name) => meant(poor[name]!, action)) ?? null;
}
