/** How a game of Fjords ended, in words: who won always comes first. */
import type { Sitting } from '../../../api/sitting';
import { isYou, nameOf } from '../../../parts/names';
import { language, say } from '../../../words.svelte';
import { winnerOf, type FjordsView } from '../view';

export interface Verdict {
  title: string;
  /** What it came to and why, where the title does not say it. */
  detail: string;
  /** The rule that decided it, where one had to. */
  rule: string | null;
  /** Who won; nobody after a draw, and where several did. */
  winner: number | null;
  /** The points by which it was decided; null where nothing was counted. */
  scores: readonly number[] | null;
}

export function verdictOf(table: Sitting, view: FjordsView): Verdict {
  return table.ended ? early(table, view, table.ended) : counted(table, view);
}

/** The seats from the first place to the last; the winner is first among those who have as many points. */
export function placesOf({ winner, scores }: Verdict, seats: number): number[] {
  const rank = (seat: number): number => (scores?.[seat] ?? 0) + (seat === winner ? 0.5 : 0);
  return Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => rank(b) - rank(a));
}

/** A game that was given up or lost on time: the others won, and nothing is counted. */
function early(table: Sitting, view: FjordsView, { by, seat }: NonNullable<Sitting['ended']>): Verdict {
  const loser = nameOf(table, seat);
  if (by === 'abandon') {
    const title = say('web-ended', { by, you: isYou(table, seat), who: loser });
    return { title, detail: say('web-not-counted'), rule: null, winner: null, scores: null };
  }
  const others = view.supplies.map((_, each) => each).filter((each) => each !== seat);
  const winner = others.length === 1 ? others[0]! : null;
  const title = say('web-ended-won', {
    by,
    loser,
    who: winner === null ? '' : nameOf(table, winner),
    you:
      winner === null
        ? 'others'
        : isYou(table, winner) === 'yes'
          ? 'yes'
          : isYou(table, seat) === 'yes'
            ? 'lost'
            : 'no',
  });
  return { title, detail: say('web-not-counted'), rule: null, winner, scores: null };
}

function counted(table: Sitting, view: FjordsView): Verdict {
  const scores = view.result?.scores ?? [];
  const winner = winnerOf(view);
  const sorted = scores.toSorted((a, b) => b - a);
  const points = sorted.join(' : ');
  if (winner === null)
    return { title: say('web-draw-game'), detail: `${points}. ${say('web-draw-why')}`, rule: 'F8.4', winner, scores };
  const params = { you: isYou(table, winner), who: nameOf(table, winner) };
  const lead = sorted[0]! - sorted[1]!;
  if (lead > 0)
    return { title: say('web-won-by', { ...params, points: lead }), detail: points, rule: null, winner, scores };
  const tied = scores.flatMap((score, seat) => (score === sorted[0] ? [nameOf(table, seat)] : []));
  const names = new Intl.ListFormat(language(), { type: 'conjunction' }).format(tied);
  const detail = `${say('web-tie-points', { names, points: sorted[0]! })} ${say('web-tie-why')}`;
  return { title: say('web-won-tie', params), detail, rule: 'F8.3', winner, scores };
}
