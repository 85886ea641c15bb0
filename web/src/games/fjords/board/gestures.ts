/** Pointer and keyboard input on the table: drag to move, pinch or wheel to zoom, arrow keys to go from cell to cell. */
import { cellAt, centre, type Point } from '../../../draw/hexes';
import type { Camera } from './camera.svelte';

const STILL = 6; // pixels that the pointer may move during a click
const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function distance(a: string, b: string): number {
  const [[ax, ay], [bx, by]] = [centre(a), centre(b)];
  return Math.hypot(ax - bx, ay - by);
}

/** The cell that is nearest in the direction of an arrow key. */
export function towards(from: string, key: string, cells: readonly string[]): string | null {
  const [right, down] = ARROWS[key]!;
  const [x, y] = centre(from);
  let best: [number, string | null] = [Infinity, null];
  for (const cell of cells) {
    const [cx, cy] = centre(cell);
    const along = (cx - x) * right + (cy - y) * down;
    const aside = Math.abs((cx - x) * down) + Math.abs((cy - y) * right);
    if (along > 0.1 && along + aside * 2 < best[0]) best = [along + aside * 2, cell];
  }
  return best[1];
}

export class Gestures {
  private readonly pointers = new Map<number, Point>();
  private dragged = false;

  constructor(
    private readonly frame: HTMLElement,
    private readonly camera: Camera,
  ) {}

  /** The cell under the pointer. */
  cell(event: MouseEvent): string {
    return cellAt(this.camera.under(this.local(event)));
  }

  down(event: PointerEvent): void {
    if (this.pointers.size === 0) this.dragged = false;
    this.pointers.set(event.pointerId, this.local(event));
    this.camera.held = true;
  }

  move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.local(event);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    if (!this.dragged && !other && Math.hypot(dx, dy) < STILL) return;
    if (!this.dragged) this.frame.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.pointers.set(event.pointerId, now);
    if (!other) return this.camera.pan(dx, dy);
    const spread = (at: Point): number => Math.hypot(at[0] - other[0], at[1] - other[1]) || 1;
    this.camera.pan(dx / 2, dy / 2);
    this.camera.zoomBy(spread(now) / spread(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    this.camera.held = this.pointers.size > 0;
  }

  /** Whether one finger is down and has not moved. */
  get still(): boolean {
    return this.pointers.size === 1 && !this.dragged;
  }

  /** What is being done is not a click. */
  used(): void {
    this.dragged = true;
  }

  /** The cell that was clicked; null if the table was dragged or a link clicked. */
  clicked(event: MouseEvent): string | null {
    if (this.dragged && event.detail > 0) {
      this.dragged = false;
      return null;
    }
    const target = event.target as Element;
    if (target.closest('a')) return null;
    return target.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? this.cell(event);
  }

  zoom(event: WheelEvent): void {
    this.camera.zoomBy(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), this.local(event));
  }

  /** Arrows go from one open cell to the nearest in that direction; elsewhere they move the table. */
  keydown(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const here = (event.target as HTMLElement).dataset.cell;
    if (!here) return this.camera.pan(-arrow[0] * 60, -arrow[1] * 60);
    const buttons = [...this.frame.querySelectorAll<HTMLElement>('button[data-cell]')];
    const next = towards(
      here,
      event.key,
      buttons.map((button) => button.dataset.cell!),
    );
    buttons.find((button) => button.dataset.cell === next)?.focus({ preventScroll: true });
  }

  private local(event: { clientX: number; clientY: number }): Point {
    const box = this.frame.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }
}
