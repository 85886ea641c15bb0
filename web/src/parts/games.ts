/** How lists tell a game: who sits there, and the name of the other side. */
import type { Game, Seat } from '../api/protocol';
import { levelIn } from '../api/replays';
import { me } from '../api/server';
import { locale, say } from '../words.svelte';

export function seatName({ kind, level, name }: Seat): string {
  const bot = kind === 'bot' ? level : levelIn(name); // also of a game that was brought here
  if (bot) return say('web-level', { level: bot });
  return kind === 'open' ? say('web-open-seat') : name;
}

/** The others at a table, as a list in words; empty where nobody else plays. */
export function othersAt({ seats, mine }: Game): string {
  const others = seats.filter((_, seat) => !mine.includes(seat));
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(others.map(seatName));
}

/** "Fjords with Jarl", or the name alone. */
export function titled(title: string, game: Game): string {
  const who = game.mine.length ? othersAt(game) : '';
  return who ? say('web-game-with', { title, who }) : title;
}

/** Whether one of these seats is kept for me and not taken yet. */
export function keepsSeat(seats: readonly Seat[]): boolean {
  return seats.some(({ kind, reserved }) => kind === 'open' && reserved != null && reserved === me());
}
