/** A game on the server, as seen from here: its view, its log, and commands that survive a lost connection. */
import { language } from '../words.svelte';
import { edited } from './edits';
import type { Command, Log } from './generated';
import {
  whyNot,
  type CandidateTold,
  type Entry,
  type GameTold,
  type Message,
  type Refusal,
  type ChatLine,
  type Seat,
  type Surroundings,
  type View,
} from './protocol';
import { Refused } from './refused';
import { fetchSeats, request, secret, tokensOf } from './server';
import type { Sitting } from './sitting';

type Answer = Extract<Message, { id: string | null }>;
/** The fields of a command of a type, without its id. */
type Fields<T extends Command['type']> = Omit<Extract<Command, { type: T }>, 'type' | 'id'>;

/** The delays before reconnecting, in milliseconds. */
const RETRY_DELAYS = [250, 500, 1000, 2000, 4000];

export class Table implements Sitting {
  game = $state.raw<GameTold | null>(null);
  view = $state.raw<View | null>(null);
  around = $state.raw<Surroundings | null>(null);
  entries = $state.raw<Entry[]>([]);
  seats = $state.raw<number[]>([]);
  you = $state<number | null>(null);
  ply = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<(boolean | null)[]>([]);
  thinking = $state.raw<{ seat: number; warming: boolean } | null>(null);
  decided = $state<boolean | null>(null);
  connected = $state(false);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = 0;
  lost = $state<Refusal | null>(null);

  /** Whether the current phase is decided and can be finished at once. */
  private finishable = $state(false);
  private socket: WebSocket | null = null;
  private failures = $state(0);
  private closed = false;
  private timer = 0;
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

  /** From the view, or from the table for games whose views do not contain it. */
  get turn(): number | null {
    return this.view?.turn ?? this.around?.turn ?? null;
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
    return this.around?.ended ?? null;
  }

  get result(): Surroundings['result'] {
    return this.around?.result ?? null;
  }

  get clocks(): Surroundings['clocks'] | null {
    return this.around?.clocks ?? null;
  }

  get undo(): (() => Promise<Answer>) | null {
    return this.around?.takeback == null ? null : () => this.say('takeback', { ply: this.ply });
  }

  get finish(): (() => Promise<Answer>) | null {
    return this.finishable ? () => this.say('finish', { ply: this.ply }) : null;
  }

  move(action: string): Promise<Answer> {
    return this.say('move', { ply: this.ply, action });
  }

  async why(action: string): Promise<Refusal | null> {
    const answer = await this.say('why', { action });
    return answer.type === 'because' ? whyNot(answer) : null;
  }

  async hint(): Promise<CandidateTold[]> {
    const answer = await this.say('hint', { ply: this.ply });
    return answer.type === 'hint' ? answer.candidates : [];
  }

  /** Sends a command; throws `Refused`. */
  async say<T extends Command['type']>(type: T, fields: Fields<T>): Promise<Answer> {
    const command = { ...fields, type, id: crypto.randomUUID() } as unknown as Command;
    const answer = await new Promise<Answer>((settle) => {
      this.unanswered.set(command.id, { command, settle });
      this.send(command);
    });
    if (answer.type === 'error') throw new Refused(answer);
    return answer;
  }

  /** Whether reconnecting to the server has failed. */
  get away(): boolean {
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
    const address = new URL(`api/games/${this.id}/play`, location.href.split('#')[0]);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      const since = this.view ? this.ply : null;
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
        this.take(message.ply, message.entries, message.you, message.table);
        this.view = message.view ?? edited(this.view, message.changes);
        this.connected = true;
        this.failures = 0;
        for (const { command } of this.unanswered.values()) this.send(command);
        if (this.entries.length < message.ply) void this.readLog();
        if (message.game.chat) void this.readChat();
        break;
      case 'update':
        if (message.entries[0] && message.entries[0].ply !== this.ply + 1) {
          this.socket?.close(); // an entry is missing: reconnect, and join from the last ply received
          break;
        }
        this.take(message.ply, message.entries, message.you, message.table);
        this.view = edited(this.view, message.changes);
        break;
      case 'outlook':
        if (message.ply === this.ply) [this.finishable, this.decided] = [message.finish, message.decided];
        break;
      case 'thinking':
        this.thinking = message;
        break;
      case 'presence':
        this.present = message.seats;
        break;
      case 'chat':
        this.addChat([message]);
        break;
      case 'closing':
        if (message.reason === 'gone') this.leave();
        break;
      default:
        this.answer(message);
    }
  }

  private take(ply: number, entries: Entry[], you: number | null, around: Surroundings): void {
    if (ply !== this.ply) [this.finishable, this.decided, this.thinking] = [false, null, null];
    this.ply = ply;
    this.you = you;
    this.around = around;
    const known = this.entries.at(-1)?.ply ?? 0;
    this.entries = [...this.entries, ...entries.filter((entry) => entry.ply > known)];
  }

  private answer(message: Answer): void {
    if (message.id === null || !this.unanswered.has(message.id)) {
      if (message.type === 'error' && !this.view) this.lost = message;
      return;
    }
    const { settle } = this.unanswered.get(message.id)!;
    this.unanswered.delete(message.id);
    settle(message);
  }

  /** Loads the chat messages sent before this client connected. */
  private async readChat(): Promise<void> {
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
    this.entries = [...entries, ...this.entries.filter((entry) => !known.has(entry.ply))];
  }
}
