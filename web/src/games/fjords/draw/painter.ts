/** A web worker that paints tiles one by one, so that the page stays responsive. */
import { Shape } from './shape';
import { paintTile } from './tile';

export interface Order {
  key: string;
  tile: string;
  word: string;
  side: number;
  width: number;
  height: number;
}

export interface Painted {
  key: string;
  blob: Blob;
}

let done = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Order>) => (done = done.then(() => paint(data))));

async function paint({ key, tile, word, side, width, height }: Order): Promise<void> {
  const canvas = new OffscreenCanvas(Math.ceil(side * width), Math.ceil(side * height));
  const ctx = canvas.getContext('2d')!;
  ctx.translate(canvas.width / 2, canvas.height / 2);
  ctx.scale(side, side);
  paintTile(ctx, new Shape(tile, word));
  postMessage({ key, blob: await canvas.convertToBlob() } satisfies Painted);
}
