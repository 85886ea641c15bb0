/** Which lessons were done on this device. */
const KEY = 'longhouse.lessons';

let done = $state.raw<ReadonlySet<string>>(new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]));

export function isDone(lesson: string): boolean {
  return done.has(lesson);
}

export function markDone(lesson: string): void {
  done = new Set([...done, lesson]);
  localStorage.setItem(KEY, JSON.stringify([...done]));
}
