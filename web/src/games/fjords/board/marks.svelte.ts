/** The marks of land during the settlement: which are shown, and what they amount to. */
import type { Sitting } from '../../../api/sitting';
import type { MarkKind } from '../draw/marks';
import { contestedAreas, outOfReach, securedAreas, steps } from './land';
import type { Turn } from './turn.svelte';

const SEEN = 'longhouse.settlements'; // how many settlements began on this device
const LEARNT = 3;

export class Marks {
  /** Whether land is marked at all. */
  on = $state(true);
  /** The marks that the legend points at. */
  lit = $state<MarkKind | null>(null);
  /** Whether somebody here may not know the marks yet. */
  readonly learning = Number(localStorage.getItem(SEEN) ?? 0) < LEARNT;

  constructor(
    private readonly turn: Turn,
    private readonly table: () => Sitting,
  ) {}

  /** The seat whose land is "yours": the one to move, or one at this screen. */
  readonly seat = $derived.by(() => this.turn.seat ?? this.table().seats[0] ?? null);
  readonly secured = $derived.by(() => securedAreas(this.turn.view));
  readonly contested = $derived.by(() => contestedAreas(this.turn.view));
  readonly beyond = $derived.by(() => outOfReach(this.turn.view));

  /** The cells where a viking may be placed now. */
  readonly free = $derived.by(() => {
    if (this.turn.mine) return [...this.turn.plan.cells.keys()];
    return this.seat === null
      ? []
      : [...steps(this.turn.view, this.seat)].flatMap(([cell, far]) => (far === 1 ? cell : []));
  });

  /** The cells with a mark; of secured land those that are "yours", or for spectators all. */
  cells(kind: MarkKind): readonly string[] {
    if (kind === 'free') return this.free;
    if (kind === 'beyond') return this.beyond;
    const areas = kind === 'contested' ? this.contested : this.secured;
    const shown =
      kind === 'contested' || this.seat === null ? areas : areas.filter(({ seats }) => seats[0] === this.seat);
    return shown.flatMap(({ cells }) => cells);
  }

  /** Remembers that a settlement began here. */
  learn(): void {
    localStorage.setItem(SEEN, String(Number(localStorage.getItem(SEEN) ?? 0) + 1));
  }
}
