/** What the boards need of whatever they show: a game on the server, or a record that is studied. */
import type { CandidateTold, Entry, Refusal, Seat, Surroundings, View } from './protocol';

export interface Sitting {
  /** The name of the game. */
  readonly name: string;
  readonly view: View | null;
  /** What happened so far. */
  readonly entries: readonly Entry[];
  /** Another one for every position. */
  readonly ply: number;
  /** The seats that are played from here. */
  readonly seats: readonly number[];
  /** Whose turn it is; nobody's where chance is due and when the game is over. */
  readonly turn: number | null;
  /** Whether one of them is to move. */
  readonly mine: boolean;
  /** Whether somebody elsewhere is to move. */
  readonly waiting: boolean;
  readonly players: readonly Seat[];
  /** Whether those who play elsewhere are connected. */
  readonly present: readonly (boolean | null)[];
  readonly ended: Surroundings['ended'];
  /** What the game came to; null unless it was played out. */
  readonly result: Surroundings['result'];
  readonly thinking: { seat: number; warming: boolean } | null;
  /** Whether the success of a visit is certain, or impossible. */
  readonly decided: boolean | null;
  readonly clocks: Surroundings['clocks'] | null;
  /** How far the clocks are ahead of ours, in seconds. */
  readonly ahead: number;

  /** Plays an action; what is refused is thrown (`api/refused`). */
  move(action: string): Promise<unknown>;
  /** Why an action would be refused; null if it would not be. */
  why(action: string): Promise<Refusal | null>;

  /** Goes back to the last decision; null where that is not possible. */
  readonly undo: (() => Promise<unknown>) | null;
  /** Asks for good moves; null where nobody can be asked. */
  readonly hint: (() => Promise<CandidateTold[]>) | null;
  /** Plays what is decided to its end; null where it is not. */
  readonly finish: (() => Promise<unknown>) | null;
}
