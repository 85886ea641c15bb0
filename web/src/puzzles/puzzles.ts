/** What is asked of the server about puzzles (`docs/protocol.md`). */
import { introduce, request } from '../house/server';
import type { GameRecord } from '../study/replays';
import type { Game } from '../table/protocol';
import type { Params } from '../words.svelte';

export type GameName = 'fjords' | 'northwood';

export interface Strength {
  rating: number;
  uncertainty: number;
  tries: number;
}

export interface Shelf {
  themes: Record<string, number>;
  puzzles: number;
  tried: number;
  solved: number;
  strength: Strength;
}

export interface Puzzle {
  id: string;
  kind: 'settle' | 'lay' | 'visit';
  game: GameName;
  record: GameRecord;
  seat: number;
  decisions: number;
  difficulty: Strength;
  solved: boolean | null;
}

interface Reason {
  key: string;
  params: Params;
}

export interface Change {
  before: number;
  after: number;
}

/** How a try went: what follows it, what it is worth, and why it is right. */
export interface Tried {
  outcome: 'right' | 'wrong' | 'more';
  then: string[];
  value: number | null;
  best: number | null;
  reason: Reason | null;
  themes: string[];
  change: Change | null;
}

export interface Solution {
  events: string[];
  value: number | null;
  reason: Reason;
  themes: string[];
  change: Change | null;
}

export interface Day {
  day: string;
  puzzle: string;
  right: boolean | null;
  deal: { par: number; game: Game | null };
  streak: number;
}

export function shelfOf(game: GameName): Promise<Shelf> {
  return request<Shelf>('GET', `puzzles?game=${game}`);
}

export function puzzleNamed(id: string): Promise<Puzzle> {
  return request<Puzzle>('GET', `puzzles/${encodeURIComponent(id)}`);
}

/** A puzzle to go on with; another than the one that is open. */
export function nextPuzzle(game: GameName, theme: string | null, open: string | undefined): Promise<Puzzle> {
  const wanted = new URLSearchParams({ game, ...(theme && { theme }), ...(open && { but: open }) });
  return request<Puzzle>('GET', `puzzles/next?${wanted}`);
}

export async function tryOut(id: string, actions: readonly string[], day: string | null): Promise<Tried> {
  await introduce(); // a rating belongs to somebody, if only to a guest
  return request<Tried>('POST', `puzzles/${id}/try`, { actions, day });
}

export async function giveUp(id: string, day: string | null): Promise<Solution> {
  await introduce();
  return request<Solution>('POST', `puzzles/${id}/solution`, { day });
}

export function dayNamed(day: string | null): Promise<Day> {
  return request<Day>('GET', `daily${day === null ? '' : `?date=${day}`}`);
}

export async function sitAtDeal(day: string): Promise<Game> {
  await introduce();
  return request<Game>('POST', `daily/${day}/deal`);
}
