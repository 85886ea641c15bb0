/** The lessons of a game (`src/longhouse/lessons`), and what their steps accept. */
import type { LessonStep as Step, LessonTold as Lesson } from '../../api/generated';
import { onceEach, request } from '../../api/server';

export type { LessonStep as Step, LessonTold as Lesson } from '../../api/generated';

/** The lessons of each game, asked for once. */
export const lessonsOf: (game: string) => Promise<Lesson[]> = onceEach((game) => request('GET', `lessons/${game}`));

/** Whether an action is one of those that are meant; actions have no sign that a regular expression knows but `*`. */
export function meant(patterns: readonly string[], action: string): boolean {
  return patterns.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(action));
}

/** The name of the detour that an action is, if the lesson has words for it. */
export function detour({ poor }: Step, action: string): string | null {
  return Object.keys(poor).find((name) => meant(poor[name]!, action)) ?? null;
}
