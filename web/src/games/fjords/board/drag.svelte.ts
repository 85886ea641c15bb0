/** Dragging a tile from the tray to the board, with a mouse or a finger. */
import { cellAt, type Point } from '../../../draw/hexes';
import type { Camera } from './camera.svelte';
import type { Turn } from './turn.svelte';

const A_CLICK = 8; // px
const ABOVE_FINGER = 52; // px: a finger hides what is below it

export class TileDrag {
  /** The tile that is dragged, and where it is on the screen. */
  tile = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  private from: { tile: string; at: Point } | null = null;
  private clicked = true;

  constructor(
    private readonly turn: Turn,
    private readonly camera: Camera,
  ) {}

  begin(event: PointerEvent, tile: string): void {
    this.clicked = true;
    if (event.button !== 0) return;
    // the tile receives all further events of this pointer, wherever it is
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.from = { tile, at: [event.clientX, event.clientY] };
  }

  move(event: PointerEvent): void {
    if (!this.from) return;
    const { tile, at } = this.from;
    if (this.tile === null) {
      if (Math.hypot(event.clientX - at[0], event.clientY - at[1]) < A_CLICK) return;
      this.clicked = false;
      this.camera.held = true;
      this.turn.remark = '';
      this.turn.refusal = null;
      if (this.turn.plan.tile !== tile) this.turn.plan.choose(tile);
      this.tile = tile;
    }
    [this.x, this.y] = [event.clientX, event.clientY - (event.pointerType === 'touch' ? ABOVE_FINGER : 0)];
    const { plan } = this.turn;
    const cell = this.cell();
    if (cell === null || !plan.cells.has(cell)) plan.cell = null;
    else if (cell !== plan.cell) plan.point(cell);
  }

  /** Where the tile fits it stays as a ghost; elsewhere on the board it is told why it does not. */
  drop(event: PointerEvent): void {
    if (this.tile !== null) {
      this.move(event);
      const cell = this.cell();
      if (cell !== null && this.turn.plan.cell !== cell) void this.turn.point(cell);
    }
    this.end();
  }

  end(): void {
    this.from = this.tile = null;
    this.camera.held = false;
  }

  /** Whether a click is one, and not the end of dragging; keys and screen readers never drag. */
  wasClick({ detail }: MouseEvent): boolean {
    const clicked = this.clicked || detail === 0;
    this.clicked = true;
    return clicked;
  }

  /** The cell below the tile; null beside the board. */
  private cell(): string | null {
    const frame = document.elementFromPoint(this.x, this.y)?.closest('.frame');
    if (!frame) return null;
    const { left, top } = frame.getBoundingClientRect();
    return cellAt(this.camera.under([this.x - left, this.y - top]));
  }
}
