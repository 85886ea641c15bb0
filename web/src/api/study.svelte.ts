/** A record that can be viewed and continued without a game on the server: for replays, lessons, puzzles, analysis. */
import { edited } from './edits';
import type { AskWhy, Because } from './generated';
import { whyNot, type Entry, type Refusal, type Seat, type View } from './protocol';
import { levelIn, recordOf, replayOf, type Asked, type Eyes, type GameRecord, type Replay, type Step } from './replays';
import { request } from './server';
import type { Sitting } from './sitting';

interface StudyOptions {
  /** The perspective; by default that of the seat to move. */
  seat?: Eyes;
  /** The seats played on this screen. */
  mine?: readonly number[];
  /** The seed of chance events, so that they are the same for everybody. */
  seed?: string;
  /** The first position to show, as a number of events; by default the last one. */
  at?: number;
  /** Called after every move, with the move and the chance events after it. */
  onmove?: (played: readonly Step[]) => void;
}

export class Study implements Sitting {
  /** The replay as the server told it last, whole. */
  replay = $state.raw<Replay>()!;
  /** The record; its ending is dropped as soon as something else is played. */
  record = $state.raw<GameRecord>()!;
  steps = $state.raw<readonly Step[]>([]);
  /** The position before the first event, then after each. */
  views = $state.raw<readonly View[]>([]);
  /** The number of events before the shown position. */
  at = $state(0);
  seats = $state.raw<readonly number[]>([]);
  me = $state<number | null>(null);
  thinking = $state.raw<Sitting['thinking']>(null);
  hint: Sitting['hint'] = null;
  readonly players: readonly Seat[];
  readonly present = [];
  readonly decided = null;
  readonly clocks = null;
  readonly ahead = 0;
  readonly pacing = null;
  readonly finish = null;
  readonly chances = null;
  readonly dealAgain = null;

  /** Whether a request to the server is pending; no decisions are possible meanwhile. */
  protected asking = $state(false);
  private readonly first: number;
  private seat: Eyes;

  constructor(
    replay: Replay,
    private readonly options: StudyOptions = {},
  ) {
    this.seat = options.seat === undefined ? 'turn' : options.seat;
    this.seats = options.mine ?? [];
    this.replay = replay;
    this.record = recordOf(replay);
    this.players = sittingOf(replay);
    this.steps = replay.steps;
    this.views = viewsOf(replay);
    this.at = this.first = options.at ?? replay.steps.length;
  }

  /** A study of a record; throws `Refused` if the record breaks the rules. */
  static async of(record: GameRecord, options: StudyOptions = {}): Promise<Study> {
    const seat = options.seat === undefined ? 'turn' : options.seat;
    return new Study(await replayOf(record, { seat }), options);
  }

  get view(): View {
    return this.views[this.at]!;
  }

  get ply(): number {
    return this.at;
  }

  /** The events that led here. */
  get events(): readonly string[] {
    return this.record.events.slice(0, this.at);
  }

  readonly entries = $derived<readonly Entry[]>(
    this.steps.slice(0, this.at).map(({ event, seat }, n) => ({
      ply: n + 1,
      at: 0,
      kind: 'event',
      text: event,
      n,
      ...(seat === null ? {} : { seat }),
    })),
  );

  get name(): string {
    return this.record.game;
  }

  get turn(): number | null {
    return this.view.turn ?? null;
  }

  get mine(): boolean {
    return !this.asking && this.turn !== null && this.seats.includes(this.turn);
  }

  get waiting(): boolean {
    return this.thinking !== null;
  }

  get ended(): Sitting['ended'] {
    return this.at === this.steps.length ? (this.record.ended ?? null) : null;
  }

  get result(): Sitting['result'] {
    return this.at === this.steps.length ? (this.record.result ?? null) : null;
  }

  get undo(): (() => Promise<void>) | null {
    const last = this.steps.slice(0, this.at).findLastIndex(({ seat }) => seat !== null && this.seats.includes(seat));
    return last < this.first ? null : () => Promise.resolve(this.to(last));
  }

  /** Addresses me where I played; `seat` is asked of the server. Until it is known, and if it cannot be, my name is used. */
  recognise(seat: Promise<number | null>): void {
    seat.then(
      (mine) => (this.me = mine),
      () => undefined,
    );
  }

  /** Replaces the replay by one of the same record from another perspective or in another language. */
  look(replay: Replay, seat: Eyes): void {
    this.seat = seat;
    this.replay = replay;
    this.steps = replay.steps;
    this.views = viewsOf(replay);
  }

  /** Shows the position after this number of events. */
  to(events: number): void {
    this.at = Math.min(Math.max(events, 0), this.steps.length);
  }

  /** Plays an action and the chance events after it; the rest of the record is dropped. */
  async move(action: string): Promise<void> {
    const played = await this.goOn(this.events, { play: [action] });
    if (!played) return;
    this.to(this.steps.length);
    this.options.onmove?.(played);
  }

  /** Appends these events, including chance and other seats' actions; `to` shows them. */
  async follow(events: readonly string[]): Promise<void> {
    await this.goOn([...this.events, ...events], {});
  }

  /** Replaces the chance event after `before` events; null draws one at random. The rest of the record is dropped. */
  async bring(before: number, event: string | null): Promise<void> {
    this.to(before);
    if (event !== null) {
      await this.follow([event]);
      this.to(before + 1);
    }
    await this.goOn(this.events, { play: [] });
    this.to(this.steps.length);
  }

  private async goOn(events: readonly string[], asked: Asked): Promise<readonly Step[] | null> {
    if (this.asking) return null;
    this.asking = true;
    try {
      const { at, seat } = this;
      const record = { ...this.bare(), events: [...events] };
      const replay = await replayOf(record, { ...asked, seat, from: at, seed: this.options.seed });
      this.steps = [...this.steps.slice(0, at), ...replay.steps];
      this.views = [...this.views.slice(0, at), ...viewsOf(replay)];
      this.record = { ...record, events: this.steps.map(({ event }) => event) };
      return replay.steps;
    } finally {
      this.asking = false;
    }
  }

  async why(action: string): Promise<Refusal | null> {
    const asked: AskWhy = { record: this.bare(), events: this.at, action };
    return whyNot(await request<Because>('POST', 'positions/why', asked));
  }

  /** The record without its result and ending. */
  private bare(): GameRecord {
    const { ended: _, result: __, ...rest } = this.record;
    return rest;
  }
}

function viewsOf({ first, steps }: Replay): View[] {
  const views = [first];
  for (const { changes } of steps) views.push(edited(views.at(-1)!, changes));
  return views;
}

/** Who sits at each seat; a record may not tell their names. */
function sittingOf({ seats, players }: Replay): Seat[] {
  return Array.from({ length: seats }, (_, seat) => {
    const name = players?.[seat] ?? '';
    const level = levelIn(name);
    const kind = level ? 'bot' : 'person';
    return { kind, name, level, person: null, rating: null, away: false, reserved: null };
  });
}
