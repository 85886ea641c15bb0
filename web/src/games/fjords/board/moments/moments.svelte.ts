/** Which moment of a game the tray tells: a new phase or round, being out of moves, the count, the end. */
import { inForce } from '../../../../api/log';
import type { Spread } from '../../../../api/queue.svelte';
import type { Sitting } from '../../../../api/sitting';
import { settings } from '../../../../parts/settings.svelte';
import { settling, type FjordsView } from '../../view';
import { placeOf } from '../../telling';
import type { Turn } from '../turn.svelte';
import { Counting } from './counting.svelte';

export type MomentName = 'phase' | 'round' | 'out' | 'count' | 'end';

/** How long a viking of others is seen when only they settle, in milliseconds. */
const VIKING = 900;
/** The time that moves which arrive together share at other times, so that none of them is shown late. */
const BEAT = 200;

export class Moments {
  counting = $state.raw<Counting | null>(null);
  /** Whether the others' last vikings wait. */
  paused = $state(false);
  /** Whether they come all at once. */
  hurried = $state(false);
  /** A new phase or round that is still being told. */
  private begun = $state<'phase' | 'round' | null>(null);
  /** The last entry before only others could settle. */
  private since = $state<number | null>(null);
  private before: FjordsView | null = null;
  private release: (() => void) | null = null;

  constructor(
    private readonly turn: Turn,
    private readonly sitting: () => Sitting,
    /** Whether the game is played here: replays and lessons tell nothing. */
    private readonly played: () => boolean,
  ) {}

  readonly now = $derived.by<MomentName | null>(() => {
    if (!this.played()) return null;
    if (this.turn.over) return this.counting && !this.counting.done ? 'count' : 'end';
    return this.begun ?? (this.turn.out ? 'out' : null);
  });

  /** How moves of others are spread, by the settings: only where one has nothing else to do they may take their time. */
  readonly spread = $derived.by<Spread>(() => {
    if (this.now !== 'out') return { rest: BEAT * settings.motion, within: BEAT };
    return { rest: this.hurried ? 0 : VIKING * settings.motion, within: Infinity };
  });

  /** The vikings that others placed since nobody here could, oldest first. */
  readonly others = $derived.by(() => {
    const { since } = this;
    if (since === null) return [];
    return inForce(this.sitting().entries).flatMap((entry) => {
      const cell = entry.kind === 'event' ? placeOf(entry.text ?? '') : null;
      return entry.ply > since && cell !== null ? [{ seat: entry.seat ?? 0, cell }] : [];
    });
  });

  /** A position that is shown. */
  see(view: FjordsView): void {
    const { before } = this;
    this.before = view;
    if (this.turn.over) {
      this.next();
      this.resume();
    }
    if (!this.played() || !before || before === view) return;
    if (this.turn.over) {
      if (view.due === 'over' && before.due !== 'over' && settings.lively) this.counting = new Counting(view);
    } else if (this.sitting().seats.length) {
      if (view.rounds.length > before.rounds.length) this.tell('round');
      else if (settling(view) && !settling(before)) this.tell('phase');
      else if (!settling(view) && this.begun === 'phase') this.next(); // it was taken back
    }
    if (!this.turn.out) this.since = null;
    else this.since ??= this.sitting().ply;
  }

  /** Ends what is told, and the game goes on. */
  next(): void {
    this.begun = null;
    this.letGo();
  }

  /** Lets the others' last vikings wait, or come again. */
  pause(): void {
    this.paused = true;
    this.hold();
  }

  resume(): void {
    this.paused = false;
    this.letGo();
  }

  /** Shows what the others do without waiting, up to the count. */
  hurry(): void {
    this.hurried = true;
    this.resume();
    this.sitting().pacing?.skip();
  }

  stop(): void {
    this.letGo();
    this.counting?.stop();
  }

  private tell(what: 'phase' | 'round'): void {
    this.begun = what;
    this.hold();
  }

  private hold(): void {
    this.release ??= this.sitting().pacing?.hold() ?? null;
  }

  private letGo(): void {
    this.release?.();
    this.release = null;
  }
}
