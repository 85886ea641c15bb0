/** Which chapters were opened on this device. */
const KEY = 'longhouse.chapters';

let opened = $state.raw<ReadonlySet<string>>(new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]));

export function isRead(game: string, chapter: number): boolean {
  return opened.has(`${game}/${chapter}`);
}

export function markRead(game: string, chapter: number): void {
  if (isRead(game, chapter)) return;
  opened = new Set([...opened, `${game}/${chapter}`]);
  localStorage.setItem(KEY, JSON.stringify([...opened]));
}
