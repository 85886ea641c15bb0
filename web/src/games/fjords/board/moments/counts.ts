/** The count at the end of a settlement: clan by clan, viking by viking, then land that nobody else reaches, then runes. */
import { centre } from '../../../../draw/hexes';
import { winnerOf, type FjordsView } from '../../view';

export const BONUSES = ['strength', 'water', 'friendship', 'home'] as const;

/** One thing that is counted. */
export interface CountStep {
  readonly seat: number;
  readonly what: 'viking' | 'land' | (typeof BONUSES)[number];
  readonly cell: string | null;
  readonly points: number;
  /** The points of the seat with it. */
  readonly total: number;
  /** The time after the step before, in milliseconds at the calm pace. */
  readonly wait: number;
}

const FIRST = 700; // the last viking is seen first
const CLAN = 450;
const VIKINGS = { each: 70, all: 1200 };
const LAND = { each: 140, all: 800 };
const RUNE = 400;

/** The clans in the order in which they are counted: fewest points first, and the winner last. */
export function countOrder(view: FjordsView): number[] {
  const winner = winnerOf(view);
  const rank = (seat: number): number => (view.scores?.[seat]?.total ?? 0) + (seat === winner ? 0.5 : 0);
  return view.supplies.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b));
}

export function countOf(view: FjordsView): CountStep[] {
  const steps: CountStep[] = [];
  for (const [place, seat] of countOrder(view).entries()) {
    const score = view.scores?.[seat];
    if (!score) continue;
    const vikings = fromTheNorth(view.pieces.filter((each) => each.piece === 'viking' && each.seat === seat));
    const land = fromTheNorth((view.secured?.[seat] ?? []).map((cell) => ({ cell }))).slice(0, score.land);
    let total = 0;
    let pause = place ? CLAN : FIRST;
    const count = (what: CountStep['what'], cell: string | null, points: number, wait: number): void => {
      total += points;
      steps.push({ seat, what, cell, points, total, wait: wait + pause });
      pause = 0;
    };
    if (!vikings.length) count('viking', null, 0, 0);
    for (const cell of vikings) count('viking', cell, 1, Math.min(VIKINGS.each, VIKINGS.all / vikings.length));
    for (const cell of land) count('land', cell, 1, Math.min(LAND.each, LAND.all / land.length));
    for (const rune of BONUSES) if (score[rune]) count(rune, null, score[rune], RUNE);
  }
  return steps;
}

function fromTheNorth(places: readonly { cell: string }[]): string[] {
  return places.map(({ cell }) => cell).toSorted((a, b) => centre(a)[1] - centre(b)[1] || centre(a)[0] - centre(b)[0]);
}
