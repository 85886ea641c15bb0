/** Which lessons were done on this device. */
import { isText, store, storedList } from '../../parts/stored';

const KEY = 'longhouse.lessons';

let done = $state.raw<ReadonlySet<string>>(new Set(storedList(KEY, isText)));

export function isDone(lesson: string): boolean {
  return done.has(lesson);
}

export function markDone(lesson: string): void {
  done = new Set([...done, lesson]);
  store(KEY, [...done]);
}
