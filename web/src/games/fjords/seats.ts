/** Who sits on a seat of a game to be created. */
import type { SeatWish } from '../../api/server';
import { say } from '../../words.svelte';

export const KINDS = ['me', 'bot', 'open', 'here'] as const;

export interface SeatChoice {
  kind: (typeof KINDS)[number];
  /** The level, if it is a bot's. */
  level: string;
  /** The name, if somebody else at this screen takes it. */
  name: string;
}

/** What to ask the server for; `kept` is the person for whom the seat is kept, or empty. */
export function wishOf({ kind, level, name }: SeatChoice, seat: number, kept = ''): SeatWish {
  if (kind === 'me') return { kind: 'me' };
  if (kind === 'here') return { kind: 'me', name: name.trim() || say('seat-name', { seat }) };
  if (kind === 'bot') return { kind, level };
  return kept ? { kind, person: kept } : { kind };
}

/** Whether a game can be rated: only one between different people, each at their own screen. */
export function isRateable(seats: readonly SeatChoice[]): boolean {
  return (
    seats
      .filter(({ kind }) => kind !== 'open')
      .map(({ kind }) => kind)
      .join() === 'me'
  );
}
