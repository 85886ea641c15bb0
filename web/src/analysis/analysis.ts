/** Analyses as the server tells them (docs/bots.md), and what is asked of it for them. */
import { introduce, request } from '../house/server';
import type { Source } from '../replay/source';
import type { GameRecord } from '../study/replays';
import type { Refusal } from '../table/protocol';

/** What something is worth to a seat: in points or stars, and in the chance to win or to reach the goal. */
export interface Worth {
  value: number;
  win: number;
}

export interface Candidate extends Worth {
  action: string;
  text: string;
  hit?: number;
  low?: number;
  high?: number;
}

export interface Judged {
  ply: number;
  seat: number;
  played: Omit<Candidate, 'text'>;
  best: Candidate;
  reason: Refusal;
  lost: number;
  lost_win: number;
  proven: boolean;
}

export interface Point extends Worth {
  ply: number;
  seat: number;
  proven: boolean;
  hit?: number;
}

export interface Account {
  seat: number;
  start: Worth;
  decisions: Worth;
  others: Worth;
  /** Null where the draw cannot be told from what others did. */
  draws: Worth | null;
  doubt: Worth;
  end: Worth;
}

export interface Swing extends Worth {
  ply: number;
  seat: number;
  /** Who decided it; null for chance, and with more than two for the last of what came from chance and others. */
  by: number | null;
}

export interface Analysis {
  game: 'fjords' | 'northwood';
  moves: Judged[];
  /** The plies of the moves that lost most, the worst first. */
  worst: number[];
  points: Point[];
  accounts: Account[];
  swings: Swing[];
  turned: number | null;
  proven_from: number | null;
}

export interface Told {
  key: string;
  state: 'none' | 'running' | 'left' | 'failed' | 'done';
  done: number;
  due: number;
  analysis: Analysis | null;
  problem: Refusal | null;
}

/** What is best in a position, and what is expected then. */
export interface Best {
  seat: number | null;
  candidates: (Candidate & { reason: Refusal })[];
  line: { action: string; text: string }[];
  proven: boolean;
}

/** What chance can bring: what can be picked next, how many altogether, and, once they are, the event that brings them. */
export interface Picks {
  items: string[];
  count: number;
  event: string | null;
}

export async function begin({ kept }: Source): Promise<Told> {
  await introduce(); // thinking is rationed by person
  return request<Told>('POST', `${kept}/analysis`);
}

export function look({ kept }: Source): Promise<Told> {
  return request<Told>('GET', `${kept}/analysis`);
}

export async function bestOf(record: GameRecord, events: number, milliseconds: number): Promise<Best> {
  await introduce();
  return request<Best>('POST', 'positions/best', { record, events, milliseconds });
}

export function picksOf(record: GameRecord, events: number, picked: readonly string[]): Promise<Picks> {
  return request<Picks>('POST', 'positions/chance', { record, events, picked });
}
