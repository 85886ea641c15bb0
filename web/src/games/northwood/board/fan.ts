/** Where the cards of a hand lie. */

export interface CardPlace {
  /** Which row it lies in, from the back. */
  row: number;
  /** How many places right of the middle of its row. */
  at: number;
  /** How far towards an end of the row, from −1 to 1; rows of few cards are hardly bent. */
  bend: number;
  /** Whether nothing of its row lies on it. */
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

/** A hand as one row, or as rows one behind the other where no more than so many cards fit side by side. */
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
