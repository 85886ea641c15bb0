/** Pieces as they stand on tiles. */
import { APOTHEM, centre, R3, type Cell, type Point } from '../../../draw/hexes';
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

/** Half the width of a viking at the foot, and its height without the head's ornament, in sides of a tile. */
const VIKING = { half: 0.2, tall: 0.56 };

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

/** Moves the foot of a viking towards the middle of its tile until the tile holds it whole, so that it is clear where it stands. */
function kept([x, y]: Point): Point {
  const low = 0.9 - (Math.abs(x) + VIKING.half) / R3;
  const wide = APOTHEM - VIKING.half - 0.03;
  const [fx, fy] = [Math.max(-wide, Math.min(wide, x)), Math.min(y, low)];
  return [fx, Math.max(fy, VIKING.tall - 1 + Math.abs(fx) / R3)];
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
