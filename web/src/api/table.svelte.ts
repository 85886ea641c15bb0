/** A game on the server, as seen from here: its view, its log, and commands that survive a lost connection. */
import { language } from '../words.svelte';
import { edited } from './edits';
import type { Command, Log, PlanTold } from './generated';
import {
  whyNot,
  type Entry,
  type GameTold,
  type Message,
  type Refusal,
  type ChatLine,
  type Seat,
  type Surroundings,
  type View,
} from './protocol';
import { Queue, type Pacing } from './queue.svelte';
import { GONE, Refused } from './refused';
import { dealAgain, fetchSeats, fetchSeatsAnew, request, secret, tokensOf } from './server';
import type { Sitting } from './sitting';
import { PROTOCOL, version } from './version.svelte';

type Answer = Extract<Message, { id: string | null }>;
type Told = Pick<Extract<Message, { type: 'update' }>, 'ply' | 'entries' | 'you' | 'table'>;
/** The fields of a command of a type, without its id. */
type Fields<T extends Command['type']> = Omit<Extract<Command, { type: T }>, 'type' | 'id'>;

/** What a board shows of a game after an entry of its log. */
interface Position {
  readonly ply: number;
  readonly you: number | null;
  readonly view: View | null;
  readonly turn: number | null;
  readonly ended: Surroundings['ended'];
  readonly result: Surroundings['result'];
}

/** The delays before reconnecting, in milliseconds. */
const RETRY_DELAYS = [250, 500, 1000, 2000, 4000];

export class Table implements Sitting {
  game = $state.raw<GameTold | null>(null);
  /** The newest that is known of the seats, offers and clocks. */
  around = $state.raw<Surroundings | null>(null);
  seats = $state.raw<number[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<(boolean | null)[]>([]);
  away = $state.raw<(number | null)[]>([]);
  /** How many people watch without a seat, and the names of those who like to be named. */
  watching = $state(0);
  names = $state.raw<string[]>([]);
  connected = $state(false);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = 0;
  lost = $state<Refusal | null>(null);

  /** How long a move takes to the server and back, in milliseconds; the clocks give it back up to a bound. */
  private lag = 0;
  private readonly queue = new Queue<Position>();
  private log = $state.raw<Entry[]>([]);
  /** What is known of the newest position: who thinks about it, whether its phase is decided and can be finished at once. */
  private thinker = $state.raw<Sitting['thinking']>(null);
  private outlook = $state.raw<{ decided: boolean | null; finish: boolean }>({ decided: null, finish: false });
  private socket: WebSocket | null = null;
  private plans = $state(0);
  private failures = $state(0);
  private pending = $state(0);
  private closed = false;
  private renewed = false;
  /** What the bots are thinking about for us. */
  private asked: Promise<unknown> = Promise.resolve();
  private timer = 0;
  private attending = { away: false, named: false };
  /** Whether the server knows something else than that somebody looks here who is not named. */
  private told = false;
  private readonly unanswered = new Map<string, { command: Command; settle: (answer: Answer) => void }>();

  constructor(readonly id: string) {
    void fetchSeats(id)
      .catch(() => undefined) // the socket reports whether the game can be opened
      .then(() => this.closed || this.connect());
    addEventListener('online', this.reconnect);
    document.addEventListener('visibilitychange', this.reconnect);
  }

  get name(): string {
    return this.game?.game ?? '';
  }

  get pacing(): Pacing {
    return this.queue;
  }

  get view(): View | null {
    return this.queue.shown?.view ?? null;
  }

  /** Derived, so that a position that is told again after a reconnect does not count as a new one. */
  readonly ply = $derived.by(() => this.queue.shown?.ply ?? 0);

  get you(): number | null {
    return this.queue.shown?.you ?? null;
  }

  /** The last entry that is known, although it may not be shown yet: what commands refer to. */
  get known(): number {
    return this.queue.newest?.ply ?? 0;
  }

  readonly entries = $derived.by(() => {
    const { ply, log } = this;
    return log.length && log.at(-1)!.ply > ply ? log.filter((entry) => entry.ply <= ply) : log;
  });

  get turn(): number | null {
    return this.queue.shown?.turn ?? null;
  }

  get thinking(): Sitting['thinking'] {
    return this.queue.behind ? null : this.thinker;
  }

  get decided(): boolean | null {
    return this.queue.behind ? null : this.outlook.decided;
  }

  /** Whether a player at this screen is to move. */
  get mine(): boolean {
    return this.turn !== null && this.seats.includes(this.turn);
  }

  get waiting(): boolean {
    return !this.mine && this.ended === null && this.view?.due !== 'over';
  }

  get players(): readonly Seat[] {
    return this.around?.seats ?? [];
  }

  get ended(): Surroundings['ended'] {
    return this.queue.shown?.ended ?? null;
  }

  get result(): Surroundings['result'] {
    return this.queue.shown?.result ?? null;
  }

  get clocks(): Surroundings['clocks'] | null {
    return this.around?.clocks ?? null;
  }

  get advance(): Sitting['advance'] {
    if (this.seats.length !== 1 || this.around?.state !== 'running') return null;
    if (this.game?.clock.kind !== 'days') return 'premove';
    return this.around.free ? null : 'plan';
  }

  get planned(): Sitting['planned'] {
    return this.advance === 'plan' ? { count: this.plans, href: `#/plan/${this.id}` } : null;
  }

  /** Asks how many lines are planned. */
  async readPlans(): Promise<void> {
    const { lines } = await request<PlanTold>('GET', `games/${this.id}/seats/${this.seats[0]}/plan`);
    this.plans = lines.length;
  }

  get undo(): (() => Promise<Answer>) | null {
    return this.around?.takeback == null ? null : () => this.say('takeback', { ply: this.known });
  }

  get finish(): (() => Promise<Answer>) | null {
    return this.outlook.finish && !this.queue.behind ? () => this.say('finish', { ply: this.known }) : null;
  }

  async move(action: string): Promise<Answer> {
    const begun = performance.now();
    const answer = await this.say('move', { ply: this.known, action, lag: Math.round(this.lag) });
    const took = performance.now() - begun;
    this.lag = this.lag ? 0.7 * this.lag + 0.3 * took : took;
    return answer;
  }

  async why(action: string): Promise<Refusal | null> {
    const answer = await this.say('why', { action });
    return answer.type === 'because' ? whyNot(answer) : null;
  }

  /** Until it is known, nothing helps to see. */
  get rated(): boolean {
    return this.game?.rated !== false;
  }

  /** Whether players may be helped: not where they are compared with others. */
  private get aided(): boolean {
    return this.game !== null && !this.game.rated && !this.game.daily;
  }

  get hint(): Sitting['hint'] {
    if (!this.aided) return null;
    return async () => {
      await this.asked; // the server thinks about one thing at a time
      const answer = await this.say('hint', { ply: this.known });
      return answer.type === 'hint' ? answer.candidates : [];
    };
  }

  get chances(): Sitting['chances'] {
    if (!this.aided) return null;
    return async () => {
      await this.asked;
      const answer = this.say('chances', { ply: this.known });
      this.asked = answer.catch(() => undefined);
      const told = await answer;
      return new Map(told.type === 'chances' ? told.chances.map(({ action, chance }) => [action, chance]) : []);
    };
  }

  get dealAgain(): Sitting['dealAgain'] {
    const alone = this.players.length === 1 && this.seats.length === 1 && this.around?.fair.commitment;
    return alone && this.around?.state === 'over' ? () => dealAgain(this.id) : null;
  }

  /** Tells the others whether somebody looks at this page, and whether a spectator is named. */
  attend(away: boolean, named: boolean): void {
    this.attending = { away, named };
    if (this.connected) this.tellAttention();
  }

  private tellAttention(): void {
    const { away, named } = this.attending;
    if (away || named || this.told) void this.say('attend', { away, named }).catch(() => undefined);
    this.told = away || named;
  }

  /** Sends a command; throws `Refused`. */
  async say<T extends Command['type']>(type: T, fields: Fields<T>): Promise<Answer> {
    const command = { ...fields, type, id: crypto.randomUUID() } as unknown as Command;
    const answer = await new Promise<Answer>((settle) => {
      this.unanswered.set(command.id, { command, settle });
      this.pending = this.unanswered.size;
      this.send(command);
    });
    if (answer.type === 'error') throw new Refused(answer);
    return answer;
  }

  /** Whether nothing at this screen would be lost by a reload: nobody here is to move, and every command is answered. */
  get idle(): boolean {
    return this.connected && !this.mine && !this.pending;
  }

  /** Whether reconnecting to the server has failed. */
  get cut(): boolean {
    return this.failures > 0;
  }

  leave(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.reconnect);
    document.removeEventListener('visibilitychange', this.reconnect);
    this.socket?.close();
  }

  /** Reconnects at once when the page becomes visible or the network is back. */
  private readonly reconnect = (): void => {
    if (this.connected || this.closed || document.hidden || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const address = new URL(`api/games/${this.id}/play?protocol=${PROTOCOL}`, location.href.split('#')[0]);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      const since = this.view ? this.known : null;
      const join = { type: 'join', id: crypto.randomUUID(), tokens: tokensOf(this.id), since, language: language() };
      socket.send(JSON.stringify({ ...join, ...(secret() ? { secret: secret() } : {}) }));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as Message);
    socket.onclose = () => {
      if (this.closed || socket !== this.socket) return;
      this.connected = false;
      this.timer = window.setTimeout(
        () => this.connect(),
        RETRY_DELAYS[Math.min(this.failures++, RETRY_DELAYS.length - 1)],
      );
    };
  }

  private send(command: Command): void {
    if (this.connected && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private receive(message: Message): void {
    switch (message.type) {
      case 'welcome':
        this.game = message.game;
        this.seats = message.seats;
        this.ahead = message.server_time - Date.now() / 1000;
        this.take(message, message.view ?? edited(this.queue.newest?.view ?? null, message.changes));
        this.connected = true;
        this.failures = 0;
        for (const { command } of this.unanswered.values()) this.send(command);
        this.told = false; // a new connection begins as one that is looked at
        this.tellAttention();
        version.heard(message.app);
        if (this.log.length < message.ply) void this.readLog();
        if (message.game.chat) void this.readChat();
        break;
      case 'update':
        if (message.entries[0] && message.entries[0].ply !== this.known + 1) {
          this.socket?.close(); // an entry is missing: reconnect, and join from the last ply received
          break;
        }
        this.take(message, edited(this.queue.newest?.view ?? null, message.changes));
        break;
      case 'outlook':
        if (message.ply === this.known) this.outlook = message;
        break;
      case 'thinking':
        this.thinker = message;
        break;
      case 'presence':
        this.present = message.seats;
        this.away = message.away ?? [];
        this.watching = message.watching;
        this.names = message.names ?? [];
        break;
      case 'chat':
        this.addChat([message]);
        break;
      case 'closing':
        if (message.reason !== 'gone') break;
        this.leave();
        this.lost = GONE;
        break;
      default:
        this.answer(message);
    }
  }

  /** Others' moves are shown one after the other; one's own, and an early end, at once. */
  private take({ ply, entries, you, table }: Told, view: View | null): void {
    const last = this.log.at(-1)?.ply ?? 0;
    this.around = table;
    this.log = [...this.log, ...entries.filter((entry) => entry.ply > last)];
    const turn = view?.turn ?? table.turn ?? null; // from the table for games whose views do not contain it
    const position: Position = { ply, you, view, turn, ended: table.ended, result: table.result };
    if (ply === this.known && this.queue.shown) return this.queue.amend(position);
    [this.outlook, this.thinker] = [{ decided: null, finish: false }, null];
    const moves = entries.filter(({ kind }) => kind === 'event');
    const mine = moves.some(({ seat }) => seat !== undefined && this.seats.includes(seat));
    this.queue.push(position, moves.length > 0 && !mine);
    if (table.ended) this.queue.skip();
  }

  /** Asks for my seats anew: a token may have ended with a session, while the seat is still mine. */
  private async renew(refusal: Refusal): Promise<void> {
    this.renewed = true;
    try {
      await fetchSeatsAnew(this.id);
      this.socket?.close(); // and joins with them
    } catch {
      this.lost = refusal;
    }
  }

  private answer(message: Answer): void {
    if (message.id === null || !this.unanswered.has(message.id)) {
      if (message.type === 'error' && message.key === 'server-protocol') {
        version.refused();
        this.leave();
      }
      if (message.type === 'error' && message.key === 'server-wrong-token' && !this.renewed && secret())
        void this.renew(message);
      else if (message.type === 'error' && !this.view) this.lost = message;
      return;
    }
    const { settle } = this.unanswered.get(message.id)!;
    this.unanswered.delete(message.id);
    this.pending = this.unanswered.size;
    settle(message);
  }

  /** Loads the chat messages sent before this client connected. */
  async readChat(): Promise<void> {
    const since = this.chat.at(-1)?.n ?? 0;
    this.addChat(await request<ChatLine[]>('GET', `games/${this.id}/chat?since=${since}`).catch(() => []));
  }

  private addChat(said: readonly ChatLine[]): void {
    const heard = new Set(this.chat.map(({ n }) => n));
    this.chat = [...this.chat, ...said.filter(({ n }) => !heard.has(n))].toSorted((a, b) => a.n - b.n);
  }

  private async readLog(): Promise<void> {
    const { entries } = await request<Log>('GET', `games/${this.id}/log`);
    const known = new Set(entries.map((entry) => entry.ply));
    this.log = [...entries, ...this.log.filter((entry) => !known.has(entry.ply))];
  }
}
