/** What the seats of an analysed game are called. */
import type { Sitting } from '../../api/sitting';
import { nameOf } from '../../parts/names';
import { say } from '../../words.svelte';

/** By name; where several have the same, as bots of one rank do, by the colour of their clan. */
export function called(table: Sitting, seat: number): string {
  const name = nameOf(table, seat);
  const names = table.players.map((_, other) => nameOf(table, other));
  return names.filter((other) => other === name).length > 1 ? say('seat-name', { seat }) : name;
}
