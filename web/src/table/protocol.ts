/** The messages of `docs/protocol.md`, as far as this app uses them. */
import type { Params } from '../words.svelte';

export interface Seat {
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  level: string | null;
  person: string | null;
  away: boolean;
}

export interface Clock {
  kind: 'none' | 'move' | 'fischer' | 'days';
  seconds?: number;
  increment?: number;
  days?: number;
}

export interface Game {
  id: string;
  game: 'fjords' | 'northwood';
  options: Record<string, unknown>;
  state: 'open' | 'running' | 'over';
  visibility: 'public' | 'link' | 'private';
  rated: boolean;
  chat: boolean;
  clock: Clock;
  free: boolean;
  seats: Seat[];
  moved: number;
  events: number;
  turn: number | null;
  mine: number[];
  waiting: boolean;
  result: unknown;
}

export interface Offer {
  ply: number;
  kind: 'takeback' | 'abandon' | 'substitute' | 'rematch';
  seat: number;
  about?: number;
  agreed: number[];
}

/** What surrounds the board. */
export interface Surroundings {
  state: Game['state'];
  turn: number | null;
  seats: Seat[];
  clocks: { running: number | null; left: (number | null)[]; deadline: number | null };
  offers: Offer[];
  takeback: number | null;
  ended: { by: 'resign' | 'timeout' | 'abandon'; seat: number } | null;
  result: unknown;
  rematch: string | null;
}

export interface Entry {
  ply: number;
  at: number;
  kind: string;
  text?: string;
  seat?: number | null;
  n?: number;
  to?: number;
  name?: string;
  by?: string;
}

export type Path = (string | number)[];
export type Edit =
  ['set', Path, unknown] | ['cut', Path] | ['splice', Path, at: number, count: number, items: unknown[]];

export interface Refusal {
  /** The type of the error: what programs decide by. */
  kind: string;
  key: string;
  rule: string | null;
  params: Params;
  text: string;
  /** Which event of a record is refused. */
  index?: number;
}

export interface Candidate {
  action: string;
  value: number;
  win: number | null;
  hit?: number;
  reasons: Refusal[];
}

export interface Said {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export type Message =
  | {
      type: 'welcome';
      id: string;
      game: Game;
      ply: number;
      seats: number[];
      you: number | null;
      view: View | null;
      entries: Entry[];
      changes: Edit[];
      table: Surroundings;
      server_time: number;
      bots_ready: boolean;
    }
  | { type: 'update'; ply: number; entries: Entry[]; you: number | null; changes: Edit[]; table: Surroundings }
  | { type: 'outlook'; ply: number; decided: boolean | null; finish: boolean }
  | { type: 'ack'; id: string; ply: number }
  | { type: 'pong'; id: string; server_time: number }
  | ({ type: 'because'; id: string; legal: boolean } & Refusal)
  | ({ type: 'error'; id: string | null; ply: number } & Refusal)
  | { type: 'hint'; id: string; ply: number; candidates: Candidate[] }
  | { type: 'thinking'; seat: number; since: number; warming: boolean }
  | { type: 'presence'; seats: (boolean | null)[]; watching: number }
  | ({ type: 'chat' } & Said)
  | { type: 'closing'; reason: string };

/** What every view has. */
export interface View {
  game: 'fjords' | 'northwood';
  options: Record<string, unknown>;
  seat: number | null;
  turn: number | null;
  due: string;
  legal?: string[];
}
