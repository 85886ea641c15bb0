/** A canvas that is drawn on with path data. */
import type { Point } from '../../../draw/hexes';
import { closed, smooth } from '../../../draw/paths';

export type Context = OffscreenCanvasRenderingContext2D;

interface Stroke {
  alpha?: number;
  dash?: number[];
  cap?: CanvasLineCap;
}

export class Brush {
  constructor(readonly ctx: Context) {}

  fill(shape: string | Path2D, colour: string, alpha = 1): void {
    this.ctx.globalAlpha = alpha;
    this.ctx.fillStyle = colour;
    this.ctx.fill(path(shape));
    this.ctx.globalAlpha = 1;
  }

  line(
    shape: string | Path2D,
    colour: string,
    width: number,
    { alpha = 1, dash = [], cap = 'butt' }: Stroke = {},
  ): void {
    this.ctx.globalAlpha = alpha;
    this.ctx.strokeStyle = colour;
    this.ctx.lineWidth = width;
    this.ctx.lineCap = cap;
    this.ctx.lineJoin = 'round';
    this.ctx.setLineDash(dash);
    this.ctx.stroke(path(shape));
    this.ctx.globalAlpha = 1;
  }

  poly(points: readonly Point[], colour: string, alpha = 1): void {
    this.fill(closed(points), colour, alpha);
  }

  blob(points: readonly Point[], colour: string, alpha = 1): void {
    this.fill(smooth(points, true), colour, alpha);
  }

  oval(x: number, y: number, rx: number, ry: number, colour: string, alpha = 1): void {
    const shape = new Path2D();
    shape.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
    this.fill(shape, colour, alpha);
  }

  /** Calls `draw` with the shape as the clipping path. */
  within(shape: string | Path2D, draw: () => void): void {
    this.ctx.save();
    this.ctx.clip(path(shape));
    draw();
    this.ctx.restore();
  }
}

function path(shape: string | Path2D): Path2D {
  return typeof shape === 'string' ? new Path2D(shape) : shape;
}
