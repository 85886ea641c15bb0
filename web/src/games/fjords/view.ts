/** A view of Fjords (docs/views.md) in any phase. */
import type { FjordsView as AnyPhase, Piece, Score, Supply } from '../../api/generated';
import type { Merged } from '../../api/merged';

export type FjordsView = Merged<AnyPhase>;
export type { Piece, Score, Supply };

/** The edition as a number, since texts select on one: with `[2005]` Fluent does not match the text "2005". */
export function editionOf(view: FjordsView): number {
  return Number(view.options.edition);
}

/** Whether the settlement has begun. */
export function settling(view: FjordsView): boolean {
  return view.scores !== undefined;
}

/** The seat that won; null while the game runs and after a draw. */
export function winnerOf({ result }: FjordsView): number | null {
  if (!result) return null;
  const { scores, winners } = result;
  const most = Math.max(...scores);
  const best = winners.length ? winners : scores.flatMap((score, seat) => (score === most ? seat : []));
  return best.length === 1 ? best[0]! : null;
}

/** The points of a seat: of the whole game once it is over, until then of the rounds so far and of this one. */
export function scoreOf(view: FjordsView, seat: number): number {
  if (view.result) return view.result.scores[seat] ?? 0;
  const past = view.due === 'over' ? 0 : view.rounds.reduce((sum, round) => sum + (round[seat] ?? 0), 0);
  return past + (view.scores?.[seat]?.total ?? 0);
}

/** The seats that can still get to a vacant cell. */
export function reachedBy(view: FjordsView, cell: string): number[] {
  return (view.reach ?? []).flatMap((cells, seat) => (cells.includes(cell) ? [seat] : []));
}
