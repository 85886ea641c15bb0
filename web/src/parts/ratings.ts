/** Ratings as people read them: whole numbers around 1500, once enough games or puzzles stand behind them. */

/** So many games or puzzles are needed before a rating is shown. */
export const FEW = 5;

export function shownRating(rating: number): number {
  return Math.round(1500 + 40 * (rating - 25));
}
