/** A viking that is placed while somebody else thinks. It is played as soon as it is my turn, if the rules still allow it. */
import { say } from '../../../words.svelte';
import type { FjordsView } from '../view';
import { steps } from './land';
import type { Turn } from './turn.svelte';

export class Premove {
  /** Where the viking is to go; null if nothing is planned. */
  cell = $state<string | null>(null);

  constructor(private readonly turn: Turn) {}

  /** The seat that may plan: the only one at this screen, while somebody else settles. */
  readonly seat = $derived.by(() => {
    const { table, view, settling, over } = this.turn;
    const [seat] = table.seats;
    const others = settling && !over && view.turn !== null && view.turn !== seat;
    return table.advance === 'premove' && table.seats.length === 1 && others ? seat! : null;
  });

  /** The land that the seat could settle if it were its turn. */
  readonly cells = $derived.by(() => (this.seat === null ? [] : nextTo(this.turn.view, this.seat)));

  /** What the tray says of it. */
  readonly detail = $derived.by(() => {
    if (this.cell !== null) return say('premove-set', { where: this.turn.atlas.tile(this.cell) });
    return this.cells.length ? say('premove-about') : '';
  });

  /** Plans a viking at a cell, or no longer plans the one that is planned there. */
  point(cell: string): void {
    this.cell = cell === this.cell || !this.cells.includes(cell) ? null : cell;
  }

  /** Forgets what is planned; returns whether there was anything. */
  undo(): boolean {
    const planned = this.cell !== null;
    this.cell = null;
    return planned;
  }

  /** Plays what is planned, now that it is my turn; says so if it is not possible any more. */
  async play(): Promise<void> {
    const { cell, turn } = this;
    if (cell === null) return;
    this.cell = null;
    const action = `viking ${cell}`;
    if (turn.view.legal?.includes(action)) return turn.play(action, cell);
    turn.remark = say('premove-gone');
    await turn.ask(action);
  }
}

function nextTo(view: FjordsView, seat: number): readonly string[] {
  if (view.supplies[seat]?.vikings === 0) return [];
  return [...steps(view, seat)].flatMap(([cell, far]) => (far === 1 ? cell : []));
}
