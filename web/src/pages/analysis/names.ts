/** The names of the seats in an analysed game. */
import type { Sitting } from '../../api/sitting';
import { nameOf } from '../../parts/names';
import { say } from '../../words.svelte';

/** The player's name; the clan's if several players have the same name, as bots of one level do. */
export function called(table: Sitting, seat: number): string {
  const name = nameOf(table, seat);
  const names = table.players.map((_, other) => nameOf(table, other));
  return names.filter((other) => other === name).length > 1 ? say('seat-name', { seat }) : name;
}
