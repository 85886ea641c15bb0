/** What the pictures of the books show; a test holds each against the referee. */
import pictures from './pictures.json';

/** Something that may be done in a position of Fjords, in the notation of the rules, or the rule that forbids it. */
export interface Ask {
  readonly action: string;
  readonly refused?: string;
}

export interface PositionPicture {
  /** The word of the tile on each cell. */
  readonly ground: Record<string, string>;
  /** `house 0 1,-1`: what, whose, where. */
  readonly pieces?: string[];
  /** `strength 0,0`. */
  readonly stones?: string[];
  readonly asks?: Ask[];
  /** Cells whose viking is worth one more. */
  readonly bonus?: string[];
  /** The way of a journey. */
  readonly path?: string[];
}

export interface AnswerPicture {
  readonly statement: string;
  readonly trump: string;
  readonly hand: Record<string, 'scores' | 'allowed' | 'refused'>;
}

export type PictureOf = PositionPicture | AnswerPicture | { readonly cards: string[] } | { readonly stars: number[] };

export const PICTURES = pictures as unknown as Record<string, PictureOf>;
