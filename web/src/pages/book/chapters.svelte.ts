/** Which chapters were opened on this device. */
import { isText, store, storedList } from '../../parts/stored';

const KEY = 'longhouse.chapters';

let opened = $state.raw<ReadonlySet<string>>(new Set(storedList(KEY, isText)));

export function isRead(game: string, chapter: number): boolean {
  return opened.has(`${game}/${chapter}`);
}

export function markRead(game: string, chapter: number): void {
  if (isRead(game, chapter)) return;
  opened = new Set([...opened, `${game}/${chapter}`]);
  store(KEY, [...opened]);
}
