/** The names of the people and bots at a table. */
import type { Sitting } from '../api/sitting';
import { say } from '../words.svelte';

export function nameOf(table: Sitting, seat: number): string {
  const sits = table.players[seat];
  if (!sits || sits.kind === 'open') return say('web-open-seat');
  if (isYou(table, seat) === 'yes') return say('web-you');
  if (sits.kind === 'bot') return say('web-level', { level: sits.level ?? '' });
  return sits.name || say('seat-name', { seat });
}

/** The player's name; the clan's if several players have the same name, as bots of one level do. */
export function called(table: Sitting, seat: number): string {
  const name = nameOf(table, seat);
  const names = table.players.map((_, other) => nameOf(table, other));
  return names.filter((other) => other === name).length > 1 ? say('seat-name', { seat }) : name;
}

/** Whether a seat is the reader's: the only one played on this screen, or the one they played when a game is seen again. */
export function isYou(table: Sitting, seat: number): 'yes' | 'no' {
  const mine = table.me ?? (table.seats.length === 1 ? table.seats[0] : null);
  return mine === seat ? 'yes' : 'no';
}
