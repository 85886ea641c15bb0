/** The camera: which part of the table is visible, and its zoom. */
import { centre, R3, type Point } from '../../../draw/hexes';
import { settings } from '../../../parts/settings.svelte';
import { Scale } from '../draw/marks';

export const UNIT = 100; // pixels of a tile's side at zoom 1

const NEAR = 2.4;
const FAR = 0.08;
const GLIDE = 300; // milliseconds to another view that was not asked for by a gesture

/** The covered margins of the table, in pixels. */
export type Margins = Record<'top' | 'right' | 'bottom' | 'left', number>;

/** The middle of a cell, in pixels at zoom 1. */
export function spot(cell: string): Point {
  const [x, y] = centre(cell);
  return [x * UNIT, y * UNIT];
}

/** Where the camera is and how near. */
interface Place {
  x: number;
  y: number;
  zoom: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  zoom = $state(0.7);
  moving = $state(false);
  /** How long the present movement takes that no gesture makes, in milliseconds. */
  gliding = $state(0);
  /** Whether a finger or a button is down: nothing moves by itself meanwhile. */
  held = $state(false);
  /** The zoom at which pictures are rendered; updated when the camera stops moving. */
  sharp = $state(0.7);
  /** Whether `fit` has been called: nothing is painted before. */
  fitted = $state(false);
  /** Whether the player has moved the camera, which then no longer follows the board. */
  free = $state(false);
  width = $state(800);
  height = $state(600);
  private rest = 0;

  constructor(
    /** How much larger signs and words are on a very large screen. */
    private readonly larger: () => number = () => 1,
  ) {}

  get big(): number {
    return this.larger();
  }

  /** The lengths of signs that keep their size on the screen. */
  get scale(): Scale {
    return new Scale(this.sharp, UNIT, this.big);
  }

  /** Moves a picture that was drawn for the sharp zoom; by whole pixels where it is not scaled, which is fastest. */
  get transform(): string {
    const scale = this.zoom / this.sharp;
    const [x, y] = scale === 1 ? [Math.round(this.x), Math.round(this.y)] : [this.x, this.y];
    return `translate(${x}px, ${y}px) scale(${scale})`;
  }

  /** Shows all of these cells; `slack` is the part of the room that they may take. */
  fit(cells: readonly string[], margins: Margins, slack = 1): void {
    if (cells.length === 0) return;
    const first = !this.fitted;
    this.fitted = true;
    this.go(this.around(cells, margins, slack), first);
  }

  /** The zoom at which all of these cells are in sight. */
  zoomFor(cells: readonly string[], margins: Margins): number {
    return this.around(cells, margins, 1).zoom;
  }

  /** Whether a cell is in sight, or so much of it. */
  shows(cell: string, { top, right, bottom, left }: Margins, part = 1): boolean {
    const [x, y] = spot(cell).map((at) => at * this.zoom) as [number, number];
    const [across, up] = [(R3 / 2) * UNIT * this.zoom * part, UNIT * this.zoom * part];
    const slip = 1; // rounding
    return (
      x + this.x - across >= left - slip &&
      x + this.x + across <= this.width - right + slip &&
      y + this.y - up >= top - slip &&
      y + this.y + up <= this.height - bottom + slip
    );
  }

  /** Zooms by a factor about a point of the screen. */
  zoomBy(factor: number, [px, py]: Point = [this.width / 2, this.height / 2]): void {
    const zoom = Math.max(FAR, Math.min(NEAR, this.zoom * factor));
    const k = zoom / this.zoom;
    this.x = px - (px - this.x) * k;
    this.y = py - (py - this.y) * k;
    this.zoom = zoom;
    this.touched();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.touched();
  }

  /** The point of the table, in sides, under a point of the screen. */
  under([px, py]: Point): Point {
    return [(px - this.x) / (this.zoom * UNIT), (py - this.y) / (this.zoom * UNIT)];
  }

  /** Moves only as far as needed to bring a cell into sight. */
  reveal(cell: string, { top, right, bottom, left }: Margins): void {
    const [x, y] = spot(cell);
    const [across, up] = [(R3 / 2) * UNIT * this.zoom, UNIT * this.zoom];
    const over = (at: number, from: number, to: number): number => Math.min(0, at - from) + Math.max(0, at - to);
    const dx = over(this.x + x * this.zoom, left + across, this.width - right - across);
    const dy = over(this.y + y * this.zoom, top + up, this.height - bottom - up);
    if (dx || dy) this.go({ x: this.x - dx, y: this.y - dy, zoom: this.zoom });
  }

  private around(cells: readonly string[], { top, right, bottom, left }: Margins, slack: number): Place {
    const at = cells.map(centre);
    const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
    const [x0, x1] = [Math.min(...xs) - R3 / 2, Math.max(...xs) + R3 / 2];
    const [y0, y1] = [Math.min(...ys) - 1, Math.max(...ys) + 1.1];
    const [w, h] = [Math.max(80, this.width - left - right), Math.max(80, this.height - top - bottom)];
    const near = 0.95 * Math.max(1, this.height / 1000); // a large screen shows a small island larger
    const snug = Math.min(w / ((x1 - x0) * UNIT), h / ((y1 - y0) * UNIT));
    const zoom = Math.max(FAR, Math.min(near, snug * slack));
    return {
      zoom,
      x: left + w / 2 - ((x0 + x1) / 2) * UNIT * zoom,
      y: top + h / 2 - ((y0 + y1) / 2) * UNIT * zoom,
    };
  }

  /** Goes to a place by itself, gently unless that is to be at once. */
  private go({ x, y, zoom }: Place, atOnce = false): void {
    this.gliding = atOnce ? 0 : GLIDE * settings.motion;
    [this.x, this.y, this.zoom] = [x, y, zoom];
    clearTimeout(this.rest);
    this.moving = false;
    if (this.gliding) this.rest = window.setTimeout(() => this.arrive(), this.gliding);
    else this.arrive();
  }

  private arrive(): void {
    this.gliding = 0;
    this.moving = false;
    this.sharp = this.zoom;
  }

  private touched(): void {
    this.free = true;
    this.moving = true;
    this.gliding = 0;
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => this.arrive(), 180);
  }
}
