/** The lessons of a game (`src/longhouse/lessons`), and what their steps accept. */
import type { LessonStep, LessonTold as Lesson } from '../../api/generated';
import { cachedFor, request } from '../../api/server';

export type { LessonTold as Lesson } from '../../api/generated';

/** The lessons of each game, cached. */
export const lessonsOf: (game: string) => Promise<Lesson[]> = cachedFor((game) => request('GET', `lessons/${game}`));

/** Whether an action matches one of the patterns. Only `*` is special: actions contain no other regular-expression characters. */
export function meant(patterns: readonly string[], action: string): boolean {
  return patterns.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(action));
}

/** The name of the explanation for a legal action that misses the point, or null. */
export function detour({ poor }: LessonStep, action: string): string | null {
  return Object.keys(poor).find((name) => meant(poor[name]!, action)) ?? null;
}
