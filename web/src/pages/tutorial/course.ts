/** The lessons of a game (`src/longhouse/lessons`), and what their steps accept. */
import type { GameName, LessonStep as Step, LessonTold as Lesson } from '../../api/generated';
import { once, request } from '../../api/server';

export type { GameName, LessonStep as Step, LessonTold as Lesson } from '../../api/generated';
export const GAMES: readonly GameName[] = ['fjords', 'northwood'];

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
