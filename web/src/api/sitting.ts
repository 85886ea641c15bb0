/** The interface between boards and what they show: a game on the server, or a record that is studied. */
import type { CandidateTold, Entry, Refusal, Seat, Surroundings, View } from './protocol';
import type { Pacing } from './queue.svelte';

export interface Sitting {
  /** The name of the game. */
  readonly name: string;
  readonly view: View | null;
  /** Whether the result counts for ratings, so that nothing helps to see. */
  readonly rated?: boolean;
  /** What happened so far. */
  readonly entries: readonly Entry[];
  /** Changes with every position. */
  readonly ply: number;
  /** The seats played on this screen. */
  readonly seats: readonly number[];
  /** The seat that the reader once played, where a finished game is looked at. */
  readonly me?: number | null;
  /** The seat to move; null if chance is due or the game is over. */
  readonly turn: number | null;
  /** Whether one of `seats` is to move. */
  readonly mine: boolean;
  /** Whether a player on another screen is to move. */
  readonly waiting: boolean;
  readonly players: readonly Seat[];
  /** For each seat, whether its player on another screen is connected. */
  readonly present: readonly (boolean | null)[];
  /** For each seat that is connected although nobody looks at its screen: since when, by the server's clock. */
  readonly away?: readonly (number | null)[];
  readonly ended: Surroundings['ended'];
  /** The result of the game; null unless it was played to its end. */
  readonly result: Surroundings['result'];
  readonly thinking: { seat: number; warming: boolean } | null;
  /** Whether what is being tried is certain to succeed, or impossible; null while it is open. */
  readonly decided: boolean | null;
  readonly clocks: Surroundings['clocks'] | null;
  /** What can be decided while somebody else is to move: a move that is sent from here, or a plan that the server keeps. */
  readonly advance?: 'premove' | 'plan' | null;
  /** How many lines the server keeps, and the address of the page where they are made; null where there are none. */
  readonly planned?: { readonly count: number; readonly href: string } | null;
  /** How far the server's clock is ahead of ours, in seconds. */
  readonly ahead: number;
  /** The positions that wait to be shown; null where one goes through them oneself. */
  readonly pacing: Pacing | null;

  /** Plays an action; throws a refusal (`api/refused`). */
  move(action: string): Promise<unknown>;
  /** Why an action would be refused; null if it would not be. */
  why(action: string): Promise<Refusal | null>;

  /** Goes back to the last decision; null where that is not possible. */
  readonly undo: (() => Promise<unknown>) | null;
  /** Requests good moves; null where hints are not available. */
  readonly hint: (() => Promise<CandidateTold[]>) | null;
  /** Tells for each action how likely what it begins succeeds; null where that is not told. */
  readonly chances: (() => Promise<ReadonlyMap<string, number>>) | null;
  /** Begins the same deal again, once it is over; the answer names the new game. Null where that is not possible. */
  readonly dealAgain: (() => Promise<string>) | null;
  /** Plays a decided phase to its end; null if it is not decided. */
  readonly finish: (() => Promise<unknown>) | null;
}
