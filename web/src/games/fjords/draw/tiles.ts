/** A cache of tile images: each tile is painted once per size. */
import type { LaidTile } from '../../../api/generated';
import type { Order, Painted } from './painter';
import { Shape } from './shape';

export type Laid = Readonly<LaidTile>;

/** The height of the cardboard edge below a tile, in sides. */
export const EDGE = 0.085;
/** How wide and high an image of a tile is, in sides. */
export const BOX = { width: 1.75, height: 2.02 };

const SIDES = [48, 64, 96, 160, 256];
const shapes = new Map<string, Shape>();
const images = new Map<string, Promise<string>>();
let painter: Worker | null = null;
const orders = new Map<string, (image: string) => void>();

export function shapeOf(tile: string, word: string): Shape {
  const key = `${tile} ${word}`;
  let shape = shapes.get(key);
  if (!shape) shapes.set(key, (shape = new Shape(tile, word)));
  return shape;
}

/** The URL of a tile's image, sharp enough for a side of `wanted` pixels; sizes are rounded, so that zooming seldom repaints. */
export function tileImage(tile: string, word: string, wanted: number): Promise<string> {
  const side = SIDES.find((step) => step >= wanted * 0.92) ?? SIDES.at(-1)!;
  const key = `${tile} ${word} ${side}`;
  let image = images.get(key);
  if (!image) images.set(key, (image = paint(key, tile, word, side)));
  return image;
}

/** Paints a tile in the worker. An image moves with the table; a canvas would be a separate compositing layer. */
function paint(key: string, tile: string, word: string, side: number): Promise<string> {
  painter ??= hired();
  painter.postMessage({ key, tile, word, side, ...BOX } satisfies Order);
  return new Promise((done) => orders.set(key, done));
}

function hired(): Worker {
  const worker = new Worker(new URL('./painter.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data: { key, blob } }: MessageEvent<Painted>) => {
    orders.get(key)!(URL.createObjectURL(blob));
    orders.delete(key);
  };
  return worker;
}
