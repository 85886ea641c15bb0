/** A view of Fjords (`src/longhouse/games/fjords/view.py`). */
import type { Laid } from '../draw/tiles';
import type { Rune } from '../draw/pieces';
import { outcomeOf } from '../table/outcome';
import type { View } from '../table/protocol';

export interface Piece {
  seat: number;
  cell: string;
  piece: 'house' | 'home' | 'viking';
}

export interface Supply {
  vikings: number;
  houses: number;
  runes: Rune[];
}

export type Score = { vikings: number; land: number; total: number } & Partial<Record<Rune, number>>;

export interface FjordsView extends View {
  game: 'fjords';
  options: { edition: '2021' | '2005'; variant?: string; players: number; runes?: Rune[]; oversight?: boolean };
  rounds: number[][];
  kinds: string[];
  board: Laid[];
  stones: { rune: Rune; cell: string }[];
  pieces: Piece[];
  supplies: Supply[];
  // while exploring
  row?: string[];
  bag?: string[];
  aside?: string[];
  drawn?: string | null;
  printed?: Record<string, string>;
  /** `forced` is the tile that was pointed out (F5.5): its claimant must lay, with a row any tile of it. */
  claim?: { by: number; standing: number; forced: string | null };
  // while settling
  wisdom?: string[];
  secured?: string[][];
  contested?: string[];
  reach?: string[][];
  scores?: Score[];
  result?: { scores: number[]; winners: number[]; rounds?: number[][] };
}

/** The edition as a number, since texts select on one: with `[2005]` Fluent does not match the text "2005". */
export function editionOf(view: FjordsView): number {
  return Number(view.options.edition);
}

/** Whether the tiles are all laid and the vikings come. */
export function settling(view: FjordsView): boolean {
  return view.scores !== undefined;
}

/** Who won the game; nobody while it runs, and after a draw. */
export function winnerOf({ result }: FjordsView): number | null {
  return result?.scores.map((_, seat) => seat).find((seat) => outcomeOf(result, seat) === 'won') ?? null;
}

/** The seats that can still get to a vacant cell. */
export function reachedBy(view: FjordsView, cell: string): number[] {
  return (view.reach ?? []).flatMap((cells, seat) => (cells.includes(cell) ? [seat] : []));
}
