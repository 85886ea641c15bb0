/** Conditional moves of a game over days: lines of moves that the server plays while I am away. */
import type { PlanTold } from '../../api/generated';
import type { Game } from '../../api/protocol';
import { replayOf, type GameRecord } from '../../api/replays';
import { request } from '../../api/server';
import { Study } from '../../api/study.svelte';
import { stepText } from '../replay/telling';

/** A move of a line, in words. */
export interface PlannedMove {
  readonly seat: number;
  readonly text: string;
}

/** A line that is kept: its actions, and what they say. */
export interface KeptLine {
  readonly actions: readonly string[];
  readonly moves: readonly PlannedMove[];
}

/** The plan of one seat, and a line that is being tried on the board. */
export class PlanDesk {
  kept = $state.raw<readonly KeptLine[]>([]);
  /** Whether the line cannot go on, because chance would reveal something there. */
  blocked = $state(false);

  private constructor(
    private readonly path: string,
    readonly seat: number,
    readonly study: Study,
    /** The number of events of the game so far. */
    readonly base: number,
  ) {}

  /** Reads the game as it stands, and what I planned in it; null if I may not plan there. */
  static async at(game: string): Promise<PlanDesk | null> {
    const { mine, state, seats } = await request<Game>('GET', `games/${game}`);
    const [seat] = mine;
    if (seat === undefined || mine.length > 1 || state !== 'running') return null;
    const path = `games/${game}/seats/${seat}/plan`;
    const [record, told] = await Promise.all([
      request<GameRecord>('GET', `games/${game}/record`),
      request<PlanTold>('GET', path),
    ]);
    const replay = await replayOf(record, { seat: 'turn' });
    let desk: PlanDesk | null = null;
    const study = new Study(replay, { mine: seats.map((_, each) => each), onmove: () => desk?.stopAtChance() });
    study.me = seat;
    desk = new PlanDesk(path, seat, study, record.events.length);
    await desk.show(told);
    return desk;
  }

  /** The line on the board. */
  readonly line = $derived.by(() => this.movesOf(this.study).slice(0, this.study.at - this.base));

  /** Whether it contains a move of mine after one of the others, so that it can be kept. */
  readonly complete = $derived.by(() => this.line.some(({ seat }) => seat === this.seat));

  again(): void {
    this.blocked = false;
    this.study.to(this.base);
  }

  /** Keeps the line on the board; throws a refusal. Returns whether the game has moved on meanwhile. */
  async keep(): Promise<boolean> {
    const actions = this.study.events.slice(this.base);
    const moved = await this.put([...this.kept.map((line) => line.actions), actions]);
    this.again();
    return moved;
  }

  async remove(line: KeptLine): Promise<boolean> {
    return this.put(this.kept.filter((each) => each !== line).map(({ actions }) => actions));
  }

  private async put(lines: readonly (readonly string[])[]): Promise<boolean> {
    const told = await request<PlanTold>('PUT', this.path, { events: this.base, lines });
    if (told.events !== this.base) return true;
    await this.show(told);
    return false;
  }

  private async show({ lines }: PlanTold): Promise<void> {
    const record = this.study.record;
    const events = record.events.slice(0, this.base);
    const told = lines.map(async (actions) => {
      const study = new Study(await replayOf({ ...record, events: [...events, ...actions] }, { seat: 'turn' }));
      study.me = this.seat;
      return { actions, moves: this.movesOf(study) };
    });
    this.kept = await Promise.all(told);
  }

  private movesOf(study: Study): PlannedMove[] {
    return study.steps
      .map(({ seat }, n) => ({ seat: seat ?? -1, text: n < this.base ? '' : stepText(study, n) }))
      .slice(this.base);
  }

  private stopAtChance(): void {
    const { study } = this;
    const chance = study.steps.findIndex(({ seat }, n) => n >= this.base && seat === null);
    if (chance < 0) return;
    study.to(chance);
    this.blocked = true;
  }
}
