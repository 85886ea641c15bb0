/** Puzzles made from games: a decision that was not the best one, to be found again on the board. */
import type { JudgedInWords } from '../../api/generated';
import type { Refusal } from '../../api/protocol';
import { refusalOf, Refused } from '../../api/refused';
import { replayOf, type GameRecord, type Replay } from '../../api/replays';
import { sourceAt } from '../../api/source';
import { Study } from '../../api/study.svelte';
import { kindOf } from '../../games';
import { bestOf, look } from '../analysis/analysis';

/** So much less than the best action another one may bring to be right too: points, or the chance to win. */
const AS_GOOD = { points: 0.5, chance: 0.02 } as const;
/** How long the engine thinks about an action that was not judged yet, in ms. */
const THOUGHT = 1_000;

/** A decision of a game on the board; every action is judged by the analysis of the game, or else by the engine. */
export class OwnPuzzle extends Study {
  stage = $state<'asked' | 'judging' | 'right' | 'played' | 'wrong' | 'shown'>('asked');
  /** What the last try was worth, if that is known. */
  tried = $state.raw<{ value: number; win: number } | null>(null);
  problem = $state.raw<Refusal | null>(null);

  private constructor(
    readonly judged: JudgedInWords,
    replay: Replay,
  ) {
    super(replay, { seat: judged.seat, mine: [judged.seat] });
  }

  /** Throws `Refused` if the game has no analysis, or nothing to find at this decision. */
  static async at(name: string, ply: number): Promise<OwnPuzzle> {
    const source = sourceAt(name);
    const [{ analysis }, record] = await Promise.all([look(source), source.record()]);
    const judged = analysis?.moves.find((move) => move.ply === ply);
    if (!judged || judged.best.action === judged.played.action)
      throw new Refused({ kind: 'NotFound', key: 'puzzles-unknown', rule: null, params: {}, text: '' });
    return new OwnPuzzle(judged, await replayOf(before(record, ply), { seat: judged.seat }));
  }

  get game(): string {
    return this.record.game;
  }

  override get undo(): null {
    return null;
  }

  override async move(action: string): Promise<void> {
    const { best, played } = this.judged;
    const asked = before(this.record, this.at);
    await this.follow([action]); // refused if it is illegal
    this.seats = [];
    this.to(this.steps.length);
    if (action === played.action) return this.told('played', played);
    if (action === best.action) return this.told('right', best);
    this.stage = 'judging';
    try {
      const { candidates } = await bestOf(asked, asked.events.length, THOUGHT);
      const found = candidates.find((each) => each.action === action);
      if (this.stage !== 'judging') return; // begun again meanwhile
      const measure = kindOf(this.game).measure;
      const short = found && candidates[0] ? worth(candidates[0]) - worth(found) : Infinity;
      this.told(short <= AS_GOOD[measure] ? 'right' : 'wrong', found ?? null);

      function worth({ value, win }: { value: number; win: number }): number {
        return measure === 'points' ? value : win;
      }
    } catch (failure) {
      this.problem = refusalOf(failure);
      this.again();
    }
  }

  /** Begins again. */
  again(): void {
    this.to(this.judged.ply);
    this.seats = [this.judged.seat];
    [this.stage, this.tried] = ['asked', null];
  }

  /** Plays the best action. */
  async solve(): Promise<void> {
    this.again();
    await this.follow([this.judged.best.action]);
    this.seats = [];
    this.to(this.steps.length);
    this.told('shown', this.judged.best);
  }

  private told(stage: 'right' | 'played' | 'wrong' | 'shown', worth: { value: number; win: number } | null): void {
    [this.stage, this.tried, this.problem] = [stage, worth, null];
  }
}

/** A record up to a position, without its result and ending. */
function before({ ended: _, result: __, ...record }: GameRecord, ply: number): GameRecord {
  return { ...record, events: record.events.slice(0, ply) };
}
