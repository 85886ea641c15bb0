/** The layout of the cards in a hand, and which of them are new. */

export interface CardPlace {
  /** Which row it lies in, from the back. */
  row: number;
  /** Its offset to the right of the middle of its row, in places. */
  at: number;
  /** Its position between the ends of the row, from −1 to 1, which bends the row; less for rows of few cards. */
  bend: number;
  /** Whether no card of its row overlaps it. */
  last: boolean;
}

export interface Fan {
  places: CardPlace[];
  rows: number;
  /** The number of cards in the fullest row. */
  longest: number;
}

/** How many cards lie side by side on a narrow screen. */
export const MOST_IN_A_ROW = 8;

/** Lays out `count` cards in one row, or in several rows of at most `most` cards, one behind the other. */
export function fan(count: number, most: number): Fan {
  const rows = Math.max(1, Math.ceil(count / most));
  const longest = Math.ceil(count / rows);
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / longest);
    const many = row < rows - 1 ? longest : count - longest * row;
    const at = (i % longest) - (many - 1) / 2;
    return {
      row,
      at,
      bend: (2 * at) / Math.max(many - 1, MOST_IN_A_ROW - 1),
      last: i % longest === many - 1,
    };
  });
  return { places, rows, longest };
}

/** The cards that are new in a hand, with those of `fresh` that are still there; none if the whole hand is new. */
export function drawn(
  before: readonly string[],
  hand: readonly string[],
  fresh: ReadonlySet<string>,
): ReadonlySet<string> {
  if (!hand.some((card) => before.includes(card))) return new Set();
  return new Set(hand.filter((card) => fresh.has(card) || !before.includes(card)));
}
