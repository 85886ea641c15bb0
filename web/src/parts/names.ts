/** The names of the people and bots at a table. */
import type { Sitting } from '../api/sitting';
import { say } from '../words.svelte';

export function nameOf(table: Sitting, seat: number): string {
  const sits = table.players[seat];
  if (!sits || sits.kind === 'open') return say('web-open-seat');
  if (table.seats.length === 1 && table.seats[0] === seat) return say('web-you');
  if (sits.kind === 'bot') return say('web-level', { level: sits.level ?? '' });
  return sits.name || say('seat-name', { seat });
}

export function isYou(table: Sitting, seat: number): 'yes' | 'no' {
  return table.seats.length === 1 && table.seats[0] === seat ? 'yes' : 'no';
}
