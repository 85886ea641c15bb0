/** How lists tell a game: who sits there, and the name of the other side. */
import type { Game, Seat } from '../api/protocol';
import { locale, say } from '../words.svelte';

export function seatName({ kind, level, name }: Seat): string {
  return kind === 'bot' ? say('web-level', { level: level ?? '' }) : kind === 'open' ? say('web-open-seat') : name;
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
