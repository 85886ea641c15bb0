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
/** The images by tile, word and side, once they can be shown without delay; they are held, lest they be decoded again. */
const images = new Map<string, HTMLImageElement>();
const painting = new Map<string, Promise<string>>();
const orders = new Map<string, (image: Blob) => void>();
let painter: Worker | null = null;

export function shapeOf(tile: string, word: string): Shape {
  const key = `${tile} ${word}`;
  let shape = shapes.get(key);
  if (!shape) shapes.set(key, (shape = new Shape(tile, word)));
  return shape;
}

/** The URL of a tile's image, sharp enough for a side of `wanted` pixels; sizes are rounded, so that zooming seldom repaints. */
export async function tileImage(tile: string, word: string, wanted: number): Promise<string> {
  const side = sideFor(wanted);
  const key = `${tile} ${word} ${side}`;
  const known = images.get(key);
  if (known) return known.src;
  // what is not to be seen at all yet goes before what is only to become sharper
  const urgent = readyImage(tile, word, wanted) === null;
  if (!painting.has(key)) painting.set(key, paint(key, tile, word, side, urgent));
  return painting.get(key)!;
}

/** The URL of an image that can be shown at once, of the size wanted or of the nearest there is. */
export function readyImage(tile: string, word: string, wanted: number): string | null {
  const side = sideFor(wanted);
  const near = SIDES.toSorted((a, b) => Math.abs(a - side) - Math.abs(b - side));
  for (const each of near) {
    const image = images.get(`${tile} ${word} ${each}`);
    if (image) return image.src;
  }
  return null;
}

function sideFor(wanted: number): number {
  return SIDES.find((step) => step >= wanted * 0.92) ?? SIDES.at(-1)!;
}

/** Paints a tile in the worker. An image moves with the table; a canvas would be a separate compositing layer. */
async function paint(key: string, tile: string, word: string, side: number, urgent: boolean): Promise<string> {
  painter ??= hired();
  painter.postMessage({ key, tile, word, side, urgent, ...BOX } satisfies Order);
  const blob = await new Promise<Blob>((done) => orders.set(key, done));
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode().catch(() => undefined); // shown a moment later, then
  images.set(key, image);
  painting.delete(key);
  return image.src;
}

function hired(): Worker {
  const worker = new Worker(new URL('./painter.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data: { key, blob } }: MessageEvent<Painted>) => {
    orders.get(key)!(blob);
    orders.delete(key);
  };
  return worker;
}
