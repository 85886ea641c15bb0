/** The content of the pictures in the rule book; a test checks each with the referee. */
import pictures from './pictures.json';

/** An action in a position of Fjords, in notation, and the rule that forbids it if it is illegal. */
export interface Ask {
  readonly action: string;
  readonly refused?: string;
}

export interface PositionPicture {
  /** The pattern of the tile on each cell. */
  readonly ground: Record<string, string>;
  /** `house 0 1,-1`: what, whose, where. */
  readonly pieces?: string[];
  /** `strength 0,0`. */
  readonly stones?: string[];
  readonly asks?: Ask[];
  /** The tile that was laid this turn. */
  readonly laid?: string;
  /** Cells that bring an extra point each. */
  readonly bonus?: string[];
  /** The row of the score that the bonus is counted in; by default it is called like the picture. */
  readonly row?: string;
  /** Points that are scored at a stone. */
  readonly award?: { readonly cell: string; readonly points: number };
  /** The way of a journey. */
  readonly path?: string[];
}

export const PICTURES = pictures as unknown as Record<string, PositionPicture>;
