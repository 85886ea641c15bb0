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
  /** Whether it goes before all that are not. */
  urgent: boolean;
}

export interface Painted {
  key: string;
  blob: Blob;
}

const waiting: Order[] = [];
let busy = false;

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  waiting.push(data);
  if (!busy) void work();
});

async function work(): Promise<void> {
  busy = true;
  while (waiting.length) {
    const urgent = waiting.findIndex((order) => order.urgent);
    await paint(waiting.splice(Math.max(0, urgent), 1)[0]!);
  }
  busy = false;
}

async function paint({ key, tile, word, side, width, height }: Order): Promise<void> {
  const canvas = new OffscreenCanvas(Math.ceil(side * width), Math.ceil(side * height));
  const ctx = canvas.getContext('2d')!;
  ctx.translate(canvas.width / 2, canvas.height / 2);
  ctx.scale(side, side);
  paintTile(ctx, new Shape(tile, word));
  postMessage({ key, blob: await canvas.convertToBlob() } satisfies Painted);
}
