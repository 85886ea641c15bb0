/** Ratings as people read them: whole numbers around 1500, once enough games or puzzles stand behind them. */

/** So many games or puzzles are needed before a rating is shown. */
export const FEW = 5;

export function shownRating(rating: number): number {
  return Math.round(1500 + 40 * (rating - 25));
}

/** Where a rating turned: the places of its peaks and lows, when it then went at least `least` points the other way. */
export function turningPoints(ratings: readonly number[], least = 40): number[] {
  const found: number[] = [];
  let [high, low] = [0, 0];
  let rising: boolean | null = null;
  for (const [at, rating] of ratings.entries()) {
    if (rating > ratings[high]!) high = at;
    if (rating < ratings[low]!) low = at;
    if (rising !== false && ratings[high]! - rating >= least) {
      if (high > 0) found.push(high);
      [rising, low] = [false, at];
      high = at;
    } else if (rising !== true && rating - ratings[low]! >= least) {
      if (low > 0) found.push(low);
      [rising, high] = [true, at];
      low = at;
    }
  }
  return found;
}
