/** Pieces as bitmaps: drawn once for each size, then stamped onto the island. */
import { centre, type Cell } from './hexes';
import { shapeOf, type Laid } from './island';
import type { Context } from './brush';
import { longhouse, runeStone, viking, type Rune } from './pieces';

export type Kind = 'viking' | 'house' | 'home' | Rune;

export interface Standing {
  readonly kind: Kind;
  readonly seat: number;
  readonly cell: Cell;
}

interface Stamp {
  readonly image: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
}

const BOX = { x: -78, y: -126, width: 156, height: 150 };
const stamps = new Map<string, Promise<Stamp>>();

/** How large a piece is drawn: the side of a tile is 100. */
export function sizeOf(kind: Kind): number {
  return kind === 'viking' ? 0.66 : kind === 'house' || kind === 'home' ? 0.8 : 0.72;
}

export function markupOf(kind: Kind, seat: number): string {
  if (kind === 'viking') return viking(seat);
  if (kind === 'house') return longhouse(seat);
  if (kind === 'home' && seat >= 0)
    return `${longhouse(seat)}<g transform="translate(37 5) scale(.45)">${runeStone('home')}</g>`;
  return runeStone(kind as Rune);
}

/** Where a piece stands, in sides of a tile. */
export function footOf(kind: Kind, cell: Cell, tile: Laid | undefined): [x: number, y: number] {
  const [x, y] = centre(cell);
  const [ax, ay] = tile ? shapeOf(tile.tile, tile.word).anchor : [0, 0];
  if (kind === 'viking') return [x + ax, y + ay + 0.26];
  if (kind === 'house' || kind === 'home') return [x + ax * 0.85, y + ay * 0.85 + 0.24];
  return [x + ax, y + ay + 0.28];
}

/** Has a bitmap of each of these pieces ready. */
export async function ready(pieces: readonly Standing[], side: number): Promise<Map<Standing, Stamp>> {
  const made = await Promise.all(pieces.map(({ kind, seat }) => stamp(kind, seat, side)));
  return new Map(pieces.map((piece, i) => [piece, made[i]!]));
}

export function drawPiece(
  ctx: Context,
  { image, x, y }: Stamp,
  [px, py]: readonly [number, number],
  side: number,
): void {
  ctx.drawImage(image, px * side + x, py * side + y);
}

function stamp(kind: Kind, seat: number, side: number): Promise<Stamp> {
  const key = `${kind} ${seat} ${side}`;
  let made = stamps.get(key);
  if (!made) stamps.set(key, (made = make(kind, seat, (side / 100) * sizeOf(kind))));
  return made;
}

async function make(kind: Kind, seat: number, scale: number): Promise<Stamp> {
  const [width, height] = [Math.ceil(BOX.width * scale), Math.ceil(BOX.height * scale)];
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}" width="${width}" height="${height}">${markupOf(kind, seat)}</svg>`,
  )}`;
  await picture.decode();
  const image = document.createElement('canvas');
  [image.width, image.height] = [width, height];
  image.getContext('2d')!.drawImage(picture, 0, 0, width, height);
  return { image, x: BOX.x * scale, y: BOX.y * scale };
}
