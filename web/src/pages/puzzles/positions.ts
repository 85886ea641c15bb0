/** Positions for pictures: where a game stands, and where a puzzle begins. */
import type { PositionTold } from '../../api/generated';
import type { Game, View } from '../../api/protocol';
import { cachedFor, request } from '../../api/server';
import { puzzleNamed, type Puzzle } from './puzzles';

/** The position of a game now, from my seat. */
export async function positionOf({ id, events, mine }: Game): Promise<View> {
  const seat = mine[0] === undefined ? '' : `?seat=${mine[0]}`;
  return (await request<PositionTold>('GET', `games/${id}/positions/${events}${seat}`)).view;
}

export interface ShownPuzzle {
  puzzle: Puzzle;
  view: View;
}

/** A puzzle with its position. */
export const shownPuzzle: (id: string) => Promise<ShownPuzzle> = cachedFor(async (id) => {
  const puzzle = await puzzleNamed(id);
  const asked = { record: puzzle.record, events: puzzle.record.events.length, seat: puzzle.seat };
  return { puzzle, view: (await request<PositionTold>('POST', 'positions', asked)).view };
});
