/** What a journey is remembered for: its closest miss, its luck, and what its result hung on. */
import type { Analysis, JudgedInWords } from '../../api/generated';
import { missOf, type ToldVisit } from './visits';

/** A chance below this is as good as none, and one as near to 1 is as good as certain. */
const NEGLIGIBLE = 0.02;
/** The least luck worth telling, as a chance. */
const NOTABLE = 0.25;

/** A visit, and the chance to win it with the hand with which it began, or at the moment when it was most surprising. */
export interface LuckyVisit {
  visit: ToldVisit;
  chance: number;
  /** Whether the chance is of a moment during the visit. */
  during: boolean;
}

/** A decision after which the result of the journey was certain. */
export interface Hinge {
  visit: ToldVisit;
  /** The number of events before it. */
  ply: number;
  /** The chance to reach the goal before it. */
  chance: number;
  played: string;
  /** What would have kept more of the chance; null if nothing would. */
  better: string | null;
}

export interface Story {
  /** The lost visit that missed by least, and among those the one of most stars. */
  closest: ToldVisit | null;
  /** The won visit that brought most stars. */
  best: ToldVisit | null;
  /** The visits that luck helped and hurt most; only from an analysis. */
  luckiest: LuckyVisit | null;
  unluckiest: LuckyVisit | null;
  hinge: Hinge | null;
}

export function storyOf(visits: readonly ToldVisit[], analysis: Pick<Analysis, 'moves'> | null): Story {
  const lost = visits.filter((visit) => !visit.won && missOf(visit) !== null);
  const by = (visit: ToldVisit): number => Math.abs(missOf(visit)!);
  const [closest = null] = lost.toSorted((a, b) => by(a) - by(b) || b.worth - a.worth);
  const [best = null] = visits.filter((visit) => visit.won).toSorted((a, b) => b.stars - a.stars);
  if (!analysis) return { closest, best, luckiest: null, unluckiest: null, hinge: null };
  const lucks = visits.flatMap((visit) => luckOf(visit, analysis.moves)).toSorted((a, b) => b.luck - a.luck);
  const [luckiest, unluckiest] = [lucks[0], lucks.at(-1)];
  return {
    closest,
    best,
    luckiest: luckiest && luckiest.visit.won && luckiest.luck >= NOTABLE ? luckiest : null,
    unluckiest: unluckiest && unluckiest.luck <= -NOTABLE ? unluckiest : null,
    hinge: hingeOf(visits, analysis.moves),
  };
}

/** The luck in a visit: how much more it brought than its chance, apart from what own decisions gave away. */
function luckOf(visit: ToldVisit, moves: readonly JudgedInWords[]): (LuckyVisit & { luck: number })[] {
  const during = moves.filter(({ ply }) => visit.from < ply && ply < visit.to);
  // the last fief is no decision: its chance is that of the first one in the visit
  const chance = moves.find(({ ply }) => ply === visit.from)?.played.hit ?? during[0]?.best.hit;
  if (chance === undefined) return [];
  const given = during.reduce((sum, { best, played }) => sum + Math.max(0, (best.hit ?? 0) - (played.hit ?? 0)), 0);
  const luck = Number(visit.won) - chance + given;
  if (given < NEGLIGIBLE) return [{ visit, chance, during: false, luck }];
  // the first chance says little where own decisions changed it
  const left = during.map(({ played }) => played.hit ?? chance);
  const told = visit.won ? Math.min(chance, ...left) : Math.max(chance, ...left);
  return [{ visit, chance: told, during: told !== chance, luck }];
}

/** The last decision before the result was certain; if it always was, the visit that gave away most of the chance. */
function hingeOf(visits: readonly ToldVisit[], moves: readonly JudgedInWords[]): Hinge | null {
  const open = moves.findLast(({ best }) => NEGLIGIBLE < best.win && best.win < 1 - NEGLIGIBLE);
  const worst = moves.toSorted((a, b) => b.lost_win - a.lost_win)[0];
  const move = open ?? (worst && worst.lost_win >= NEGLIGIBLE ? worst : undefined);
  const visit = move && visits.find(({ from, to }) => from <= move.ply && move.ply < to);
  if (!move || !visit) return null;
  const { ply, best, played, lost_win: lost } = move;
  const better = lost >= NEGLIGIBLE && best.action !== played.action ? best.action : null;
  return { visit, ply, chance: best.win, played: played.action, better };
}
