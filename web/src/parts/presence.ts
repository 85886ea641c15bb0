/** Who is at the table, as others see it. */
import type { Sitting } from '../api/sitting';
import { say } from '../words.svelte';

export type Presence = 'here' | 'thinking' | 'away' | 'gone';

/** Where the player of a seat on another screen is; null for bots, free seats and one's own. */
export function presenceOf(table: Sitting, seat: number): Presence | null {
  if (table.players[seat]?.kind !== 'person' || table.seats.includes(seat)) return null;
  const connected = table.present[seat];
  if (connected === undefined || connected === null) return null;
  if (!connected) return 'gone';
  if (table.away?.[seat] != null) return 'away';
  return table.turn === seat && table.ended === null ? 'thinking' : 'here';
}

/** The same in words; `now` is the time in seconds by our clock. */
export function sayPresence(table: Sitting, seat: number, now: number): string {
  const where = presenceOf(table, seat);
  if (where === null) return '';
  const minutes = Math.max(1, Math.floor((now + table.ahead - (table.away?.[seat] ?? now)) / 60));
  return say('web-presence', { where, minutes });
}
