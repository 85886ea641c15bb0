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

/** "10 min + 10 s per move", "1 min per move", "3 days per move", "No clock". */
export function clockName(clock: Clock | undefined): string {
  if (!clock || clock.kind === 'none') return say('pair-no-clock');
  if (clock.kind === 'days') return say('pair-days', { days: clock.days });
  if (clock.kind === 'move') return say('pair-move', { minutes: clock.seconds / 60 });
  return say('pair-fischer', { minutes: clock.seconds / 60, seconds: clock.increment ?? 0 });
}

/** A text that is equal for equal clocks. */
export function clockKey(clock: Clock | undefined): string {
  return !clock || clock.kind === 'none' ? 'none' : Object.values(clock).join(' ');
}
