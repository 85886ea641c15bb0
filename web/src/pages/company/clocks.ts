/** Clocks in words. */
import type { Game } from '../../api/protocol';
import { say } from '../../words.svelte';

export type Clock = Game['clock'];

/** The clocks that are offered where a game is found quickly. */
export const CLOCKS: readonly Clock[] = [
  { kind: 'fischer', seconds: 300, increment: 5 },
  { kind: 'fischer', seconds: 600, increment: 10 },
  { kind: 'move', seconds: 60 },
  { kind: 'days', days: 3 },
  { kind: 'none' },
];

const QUICK = 300; // seconds

/** "10 min + 10 s per move", "1 min per move", "3 days per move", "No clock". */
export function clockName(clock: Clock | undefined): string {
  if (!clock || clock.kind === 'none') return say('pair-no-clock');
  if (clock.kind === 'days') return say('pair-days', { days: clock.days });
  if (clock.kind === 'move') return say('pair-move', { minutes: clock.seconds / 60 });
  return say('pair-fischer', { minutes: clock.seconds / 60, seconds: clock.increment ?? 0 });
}

/** A clock on a tile: "10 min", "+ 10 s" and what a game with it is like. */
export function clockTile(clock: Clock): { amount: string; rest: string; about: string } {
  if (clock.kind === 'none')
    return { amount: say('pair-tile', { kind: 'none' }), rest: '', about: say('pair-tile-about', { kind: 'none' }) };
  const days = clock.kind === 'days';
  const amount = days ? clock.days : clock.seconds / 60;
  const fischer = clock.kind === 'fischer';
  const like = fischer ? (clock.seconds <= QUICK ? 'quick' : 'easy') : clock.kind;
  return {
    amount: say('pair-tile', { kind: days ? 'days' : 'minutes', amount }),
    rest: say('pair-tile-rest', { kind: clock.kind, seconds: fischer ? (clock.increment ?? 0) : 0 }),
    about: say('pair-tile-about', { kind: like }),
  };
}

/** A text that is equal for equal clocks. */
export function clockKey(clock: Clock | undefined): string {
  return !clock || clock.kind === 'none' ? 'none' : Object.values(clock).join(' ');
}
