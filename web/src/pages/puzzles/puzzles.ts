/** Requests to the server about puzzles (`docs/protocol.md`). */
import type { DayTold as Day, PuzzleTold as Puzzle, PuzzleSolution, Themes as Shelf, Tried } from '../../api/generated';
import type { Game } from '../../api/protocol';
import { introduce, request } from '../../api/server';

export type {
  DayTold as Day,
  GameName,
  PuzzleTold as Puzzle,
  RatingChange as Change,
  PuzzleSolution,
  PuzzleStrength,
  Themes as Shelf,
  Tried,
} from '../../api/generated';

export function shelfOf(game: string): Promise<Shelf> {
  return request<Shelf>('GET', `puzzles?game=${game}`);
}

export function puzzleNamed(id: string): Promise<Puzzle> {
  return request<Puzzle>('GET', `puzzles/${encodeURIComponent(id)}`);
}

/** Requests the next puzzle, other than the one that is open; an easier one is clearly below my rating. */
export function nextPuzzle(
  game: string,
  theme: string | null,
  open: string | undefined,
  easier = false,
): Promise<Puzzle> {
  const wanted = new URLSearchParams({
    game,
    ...(theme && { theme }),
    ...(open && { but: open }),
    ...(easier && { easier: 'true' }),
  });
  return request<Puzzle>('GET', `puzzles/next?${wanted}`);
}

export async function tryOut(id: string, actions: readonly string[], day: string | null): Promise<Tried> {
  await introduce(); // ratings need a registered person, at least a guest
  return request<Tried>('POST', `puzzles/${id}/try`, { actions, day });
}

export async function giveUp(id: string, day: string | null): Promise<PuzzleSolution> {
  await introduce();
  return request<PuzzleSolution>('POST', `puzzles/${id}/solution`, { day });
}

export function dayNamed(day: string | null): Promise<Day> {
  return request<Day>('GET', `daily${day === null ? '' : `?date=${day}`}`);
}

export async function sitAtDeal(day: string): Promise<Game> {
  await introduce();
  return request<Game>('POST', `daily/${day}/deal`);
}
