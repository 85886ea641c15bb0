/** How a game of Fjords ended, in words: who won always comes first. */
import type { Sitting } from '../../../api/sitting';
import { isYou, nameOf } from '../../../parts/names';
import { language, say } from '../../../words.svelte';
import { editionOf, winnerOf, type FjordsView } from '../view';
import { leadSince } from './moments/facts';

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
    return { title, detail: stood(view), rule: null, winner: null, scores: null };
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
  return { title, detail: stood(view), rule: null, winner, scores: null };
}

/** Points as they are told: the most first. */
export function pointsOf(scores: readonly number[]): string {
  const [first, second, ...rest] = scores.toSorted((a, b) => b - a);
  if (second === undefined || rest.length) return scores.toSorted((a, b) => b - a).join(' : ');
  return say('web-points-pair', { first: first!, second });
}

/** How it stood when a game ended early; nothing before the settlement. */
function stood(view: FjordsView): string {
  if (!view.scores) return say('web-not-counted');
  const free = new Set([...(view.reach ?? []), ...(view.secured ?? [])].flat()).size;
  const points = pointsOf(view.scores.map(({ total }) => total));
  return `${say('web-not-counted')} ${say('web-stood', { standing: points, free })}`;
}

/** Why the winner has more: land that nobody else reaches, or a lead that was kept. */
function reason(table: Sitting, view: FjordsView, winner: number): { fact: string; rule: string | null } {
  const { scores, result } = view;
  if (!scores || result?.rounds) return { fact: '', rule: null };
  const who = { you: isYou(table, winner), who: nameOf(table, winner) };
  const land = scores[winner]!.land;
  if (land) return { fact: say('web-won-by-land', { ...who, land, edition: editionOf(view) }), rule: 'F8.2' };
  if (scores.some(({ total, vikings }) => total !== vikings)) return { fact: '', rule: null };
  const since = leadSince(
    table.entries,
    winner,
    scores.map(({ vikings }) => vikings),
  );
  if (since === null) return { fact: '', rule: null };
  return { fact: say('web-lead-kept', { ...who, viking: since, edition: editionOf(view) }), rule: null };
}

function counted(table: Sitting, view: FjordsView): Verdict {
  const scores = view.result?.scores ?? [];
  const winner = winnerOf(view);
  const sorted = scores.toSorted((a, b) => b - a);
  const points = pointsOf(scores);
  if (winner === null)
    return {
      title: say('web-draw-game'),
      detail: `${points}. ${say('web-draw-why', { rounds: view.result?.rounds?.length ?? 1 })}`,
      rule: 'F8.4',
      winner,
      scores,
    };
  const params = { you: isYou(table, winner), who: nameOf(table, winner) };
  const lead = sorted[0]! - sorted[1]!;
  if (lead > 0) {
    const { fact, rule } = reason(table, view, winner);
    return {
      title: say('web-won-by', { ...params, points: lead }),
      detail: `${points}. ${fact}`.trim(),
      rule,
      winner,
      scores,
    };
  }
  const tied = scores.flatMap((score, seat) => (score === sorted[0] ? [nameOf(table, seat)] : []));
  const names = new Intl.ListFormat(language(), { type: 'conjunction' }).format(tied);
  const detail = `${say('web-tie-points', { names, points: sorted[0]! })} ${say('web-tie-why')}`;
  return { title: say('web-won-tie', params), detail, rule: 'F8.3', winner, scores };
}

/** A block of the podium. */
export interface PodiumBlock {
  seat: number;
  /** Its height: 0 is the highest. */
  rank: number;
  /** When it comes: the last place first. */
  order: number;
  wins: boolean;
  gold: boolean;
  /** Null where nothing was counted. */
  points: number | null;
  /** Whether it won a tie. */
  plate: boolean;
  /** Whether it stands beside the podium. */
  floor: boolean;
}

/** The podium from left to right: with more than two the winner stands in the middle, and whoever left beside it. */
export function podiumOf(table: Sitting, view: FjordsView, verdict: Verdict): PodiumBlock[] {
  const { scores, winner } = verdict;
  const places = placesOf(verdict, view.supplies.length);
  const { ended } = table;
  const floor = (seat: number): boolean => ended !== null && (ended.by === 'abandon' || ended.seat === seat);
  const tie = scores !== null && winner !== null && scores.filter((score) => score === scores[winner]).length > 1;
  const blocks = places
    .toSorted((a, b) => Number(floor(a)) - Number(floor(b)))
    .map((seat, place): PodiumBlock => {
      const wins = ended ? !floor(seat) : seat === winner;
      const even = scores !== null && winner === null && scores[seat] === Math.max(...scores);
      return {
        seat,
        rank: ended || even ? 0 : place,
        order: places.length - 1 - place,
        wins,
        gold: wins,
        points: scores?.[seat] ?? null,
        plate: tie && seat === winner,
        floor: floor(seat),
      };
    });
  return blocks.length > 2 && !ended ? [blocks[1]!, blocks[0]!, ...blocks.slice(2)] : blocks;
}
