/** Pieces as they stand on tiles. */
import { centre, type Cell, type Point } from '../../../draw/hexes';
import { longhouse, runeStone, viking, type Rune } from '../../../draw/pieces';
import { shapeOf, type Laid } from './tiles';

export type Kind = 'viking' | 'house' | 'home' | Rune;

export interface Standing {
  readonly kind: Kind;
  readonly seat: number;
  readonly cell: Cell;
}

/** The view box of a piece's image, relative to its foot; the side of a tile is 100. */
export const FRAME = { x: -78, y: -126, width: 156, height: 150 };

/** Where the foot of a viking may be, in sides of a tile: it is 0.4 wide and, without the ornament of its head, 0.56 tall. */
const INNER = { x: 0.54, top: -0.1, bottom: 0.56 };

const images = new Map<string, string>();

/** How large a piece is drawn. */
export function sizeOf(kind: Kind): number {
  return kind === 'viking' ? 0.66 : kind === 'house' || kind === 'home' ? 0.8 : 0.72;
}

/** Where a piece stands, in sides of a tile. */
export function footOf(kind: Kind, cell: Cell, tile: Laid | undefined): [x: number, y: number] {
  const [x, y] = centre(cell);
  const [ax, ay] = tile ? shapeOf(tile.tile, tile.word).anchor : [0, 0];
  if (kind === 'viking') {
    const [fx, fy] = kept([ax, ay + 0.26]);
    return [x + fx, y + fy];
  }
  if (kind === 'house' || kind === 'home') return [x + ax * 0.85, y + ay * 0.85 + 0.24];
  return [x + ax, y + ay + 0.28];
}

/** Keeps the foot of a viking in the inner part of its tile: around a corner where three meet it is clear whose it is. */
function kept([x, y]: Point): Point {
  return [Math.max(-INNER.x, Math.min(INNER.x, x)), Math.max(INNER.top, Math.min(INNER.bottom, y))];
}

/** The URL of a piece's image: on the table it is a single element, however many shapes it consists of. */
export function pieceImage(kind: Kind, seat: number): string {
  const key = `${kind} ${seat}`;
  let image = images.get(key);
  if (!image) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}" width="${FRAME.width}" height="${FRAME.height}">${markupOf(kind, seat)}</svg>`;
    images.set(key, (image = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))));
  }
  return image;
}

/** A piece as markup, around its foot. */
export function markupOf(kind: Kind, seat: number): string {
  if (kind === 'viking') return viking(seat);
  if (kind === 'house') return longhouse(seat);
  if (kind === 'home' && seat >= 0)
    return `${longhouse(seat)}<g transform="translate(37 5) scale(.45)">${runeStone('home')}</g>`;
  return runeStone(kind as Rune);
}
