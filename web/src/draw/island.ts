/** The island as one picture: a shadow, a cardboard edge, the tiles, and lines so faint that a tile is felt, not framed. */
import type { Context } from './brush';
import { centre, type Cell } from './hexes';
import { hexagon } from './paths';
import { Shape } from './shape';
import { paintTile } from './tile';

export interface Laid {
  readonly tile: string;
  readonly cell: Cell;
  readonly word: string;
}

/** Colours that follow the time of day. */
export interface Cardboard {
  readonly shadow: string;
  readonly edge: string;
  readonly edgeLow: string;
}

export const EDGE = 0.085;

const shapes = new Map<string, Shape>();
const bitmaps = new Map<string, HTMLCanvasElement>();

export function shapeOf(tile: string, word: string): Shape {
  const key = `${tile} ${word}`;
  let shape = shapes.get(key);
  if (!shape) shapes.set(key, (shape = new Shape(tile, word)));
  return shape;
}

/** A tile as a bitmap whose side has so many pixels; drawn once for each size. */
export function tileBitmap(tile: string, word: string, side: number): HTMLCanvasElement {
  const key = `${tile} ${word} ${side}`;
  let bitmap = bitmaps.get(key);
  if (!bitmap) {
    bitmap = document.createElement('canvas');
    bitmap.width = Math.ceil(side * 1.75);
    bitmap.height = Math.ceil(side * 2.02);
    const ctx = bitmap.getContext('2d')!;
    ctx.translate(bitmap.width / 2, bitmap.height / 2);
    ctx.scale(side, side);
    paintTile(ctx, shapeOf(tile, word));
    bitmaps.set(key, bitmap);
  }
  return bitmap;
}

const SLICE = 8; // milliseconds of drawing in one frame

/** Has a bitmap of each tile ready, a few in every frame. */
export async function tilesReady(tiles: readonly Laid[], side: number): Promise<void> {
  let begin = performance.now();
  for (const { tile, word } of tiles) {
    if (bitmaps.has(`${tile} ${word} ${side}`)) continue;
    if (performance.now() - begin > SLICE) {
      await new Promise(requestAnimationFrame);
      begin = performance.now();
    }
    tileBitmap(tile, word, side);
  }
}

/** Draws a tile's bitmap around a point of a context measured in pixels. */
export function drawTile(ctx: Context, { tile, word }: Omit<Laid, 'cell'>, x: number, y: number, side: number): void {
  const bitmap = tileBitmap(tile, word, side);
  ctx.drawImage(bitmap, x - bitmap.width / 2, y - bitmap.height / 2);
}

/** Draws shadow and edge of all tiles and the faces of `faces`, with the origin of the table at the context's origin. */
export function drawIsland(
  ctx: Context,
  tiles: readonly Laid[],
  faces: readonly Laid[],
  side: number,
  cardboard: Cardboard,
): void {
  const at = tiles.map(({ cell }) => {
    const [x, y] = centre(cell);
    return [x * side, y * side] as const;
  });
  const outline = (dy: number, size = side): Path2D =>
    new Path2D(at.map(([x, y]) => hexagon(size, [x, y + dy * side])).join(''));
  ctx.save();
  ctx.shadowColor = cardboard.shadow;
  ctx.shadowBlur = side * 0.16;
  ctx.shadowOffsetX = side * 0.05;
  ctx.shadowOffsetY = side * 0.09;
  ctx.fillStyle = cardboard.edgeLow;
  ctx.fill(outline(EDGE));
  ctx.restore();
  ctx.fillStyle = cardboard.edge;
  ctx.fill(outline(EDGE * 0.55));
  for (const laid of faces) {
    const [x, y] = centre(laid.cell);
    drawTile(ctx, laid, x * side, y * side, side);
  }
  ctx.strokeStyle = 'rgb(42 58 44 / .2)';
  ctx.lineWidth = Math.max(1, side * 0.016);
  ctx.stroke(outline(0));
  ctx.strokeStyle = 'rgb(255 253 240 / .22)';
  ctx.lineWidth = Math.max(0.8, side * 0.013);
  ctx.stroke(outline(0, side * 0.982));
}
