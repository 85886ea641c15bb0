/** What the form for a new game asks for, as this device remembers it. */
import type { Game } from '../../api/protocol';
import { RUNES, type Rune } from '../../draw/pieces';
import { KINDS, type SeatChoice } from './seats';
import { VARIANTS, type Variant } from './variants';

export const MOST_SEATS = 4;
export const VISIBILITIES = ['link', 'public', 'private'] as const satisfies readonly Game['visibility'][];
export const CLOCKS = [
  { kind: 'none' },
  { kind: 'move', seconds: 60 },
  { kind: 'fischer', seconds: 600, increment: 10 },
  { kind: 'days', days: 3 },
] as const;

export interface TableSetup {
  variant: Variant;
  players: number;
  /** Of all seats, also of those that fewer players leave. */
  seats: SeatChoice[];
  runes: Rune[];
  rounds: number;
  /** The place of the clock among those offered. */
  clock: number;
  visibility: Game['visibility'];
  rated: boolean;
  oversight: boolean;
}

const bot = (): SeatChoice => ({ kind: 'bot', level: 'karl', name: '' });

export function firstGame(): TableSetup {
  return {
    variant: 'base',
    players: 2,
    seats: [{ ...bot(), kind: 'me' }, bot(), bot(), bot()],
    runes: [],
    rounds: 3,
    clock: 0,
    visibility: 'link',
    rated: false,
    oversight: false,
  };
}

/** What was remembered, or null if it is not what this form offers. */
export function readChoices(kept: unknown): TableSetup | null {
  const found = (kept ?? {}) as Record<keyof TableSetup, unknown>;
  const right =
    among(VARIANTS, found.variant) &&
    among([2, 3, 4], found.players) &&
    isListOf(found.seats, isSeat) &&
    found.seats.length === MOST_SEATS &&
    isListOf(found.runes, (rune): rune is Rune => among(RUNES, rune)) &&
    among([1, 3], found.rounds) &&
    among([...CLOCKS.keys()], found.clock) &&
    among(VISIBILITIES, found.visibility) &&
    typeof found.rated === 'boolean' &&
    typeof found.oversight === 'boolean';
  return right ? (found as unknown as TableSetup) : null;
}

function isSeat(kept: unknown): kept is SeatChoice {
  const { kind, level, name } = (kept ?? {}) as Record<keyof SeatChoice, unknown>;
  return among(KINDS, kind) && typeof level === 'string' && typeof name === 'string';
}

function isListOf<Item>(kept: unknown, isItem: (item: unknown) => item is Item): kept is Item[] {
  return Array.isArray(kept) && kept.every(isItem);
}

function among<Item>(offered: readonly Item[], found: unknown): found is Item {
  return (offered as readonly unknown[]).includes(found);
}
