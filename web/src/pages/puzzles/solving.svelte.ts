/** A puzzle on the board: sends each attempt to the server and plays the continuation it returns. */
import type { Refusal } from '../../api/protocol';
import { refusalOf, UNREACHABLE } from '../../api/refused';
import { replayOf, type Replay } from '../../api/replays';
import { Study } from '../../api/study.svelte';
import { giveUp, tryOut, type Change, type Puzzle, type PuzzleSolution, type Tried } from './puzzles';

/** How long each event of a line is shown, in ms. */
const LOOK = 900;

export class Solving extends Study {
  /** The state: waiting for an answer, wrong, solved, or solution shown. */
  stage = $state<'asked' | 'wrong' | 'right' | 'shown'>('asked');
  told = $state.raw<Tried | PuzzleSolution | null>(null);
  change = $state.raw<Change | null>(null);
  /** Why the last request failed. */
  problem = $state.raw<Refusal | null>(null);
  /** The number of decisions found. */
  found = $state(0);

  private actions: string[] = [];
  private walk: ReturnType<typeof setTimeout> | undefined;
  /** Incremented to cancel the line being shown. */
  private walks = 0;
  private readonly start: number;

  private constructor(
    readonly puzzle: Puzzle,
    private readonly day: string | null,
    replay: Replay,
  ) {
    super(replay, { seat: puzzle.seat, mine: [puzzle.seat] });
    this.start = this.at;
  }

  static async from(puzzle: Puzzle, day: string | null): Promise<Solving> {
    return new Solving(puzzle, day, await replayOf(puzzle.record, { seat: puzzle.seat }));
  }

  override get undo(): null {
    return null;
  }

  /** Tries a decision; throws `Refused` if it is illegal. */
  override async move(action: string): Promise<void> {
    const told = await this.asked(() => tryOut(this.puzzle.id, [...this.actions, action], this.day));
    if (!told) return;
    this.change ??= told.change;
    if (told.outcome === 'more') {
      await this.follow([action, ...told.then]);
      this.told = told;
      this.actions.push(action);
      this.found += 1;
      this.to(this.steps.length);
      return;
    }
    this.told = told;
    this.seats = [];
    this.stage = told.outcome;
    await this.shown([action, ...told.then]);
  }

  /** Begins again. */
  again(): void {
    this.leave();
    this.problem = null;
    this.actions = [];
    this.told = null;
    this.found = 0;
    this.stage = 'asked';
    this.seats = [this.puzzle.seat];
    this.to(this.start);
  }

  /** Plays the solution. */
  async solve(): Promise<void> {
    const told = await this.asked(() => giveUp(this.puzzle.id, this.day)).catch((failure: unknown) => {
      this.problem = refusalOf(failure);
      return null;
    });
    if (!told) return;
    this.again();
    this.seats = [];
    this.stage = 'shown';
    this.told = told;
    this.change ??= told.change;
    await this.shown(told.events);
  }

  leave(): void {
    clearTimeout(this.walk);
    this.walks += 1;
  }

  /** Plays events one after the other, so that they can be followed. */
  private async shown(events: readonly string[]): Promise<void> {
    const from = this.at + 1;
    const walk = this.walks;
    try {
      await this.follow(events);
    } catch (problem) {
      this.missed(problem);
      return;
    }
    if (walk !== this.walks) return; // the puzzle was restarted meanwhile
    const last = this.steps.length;
    const step = (at: number): void => {
      this.to(at);
      if (at < last) this.walk = setTimeout(() => step(at + 1), LOOK);
    };
    step(Math.min(from, last));
  }

  private async asked<T>(answer: () => Promise<T>): Promise<T | null> {
    if (this.asking) return null;
    [this.asking, this.problem] = [true, null];
    try {
      return await answer();
    } catch (problem) {
      this.missed(problem);
      return null;
    } finally {
      this.asking = false;
    }
  }

  private missed(problem: unknown): void {
    const refusal = refusalOf(problem);
    if (refusal !== UNREACHABLE) throw problem; // the board shows why a move is refused
    this.problem = refusal;
  }
}
