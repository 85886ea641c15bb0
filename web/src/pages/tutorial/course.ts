/** The lessons of a game (`src/longhouse/lessons`), and what their steps accept. */
import type { LessonStep, LessonTold as Lesson } from '../../api/generated';
import { cachedFor, request } from '../../api/server';

export type { LessonTold as Lesson } from '../../api/generated';

/** The lessons of each game, asked for once. */
export const lessonsOf: (game: string) => Promise<Lesson[]> = cachedFor((game) => request('GET', `lessons/${game}`));

/** Whether an action is one of those that are meant; actions have no sign that a regular expression knows but `*`. */
export function meant(patterns: readonly string[], action: string): boolean {
  return patterns.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(action));
}

/** The name of the detour that an action is, if the lesson has words for it. */
export function detour({ poor }: LessonStep, action: string): string | null {
  return Object.keys(poor).find((name) => meant(poor[name]!, action)) ?? null;
}
