/** What the moments say. */
import type { Sitting } from '../../../../api/sitting';
import { isYou, nameOf } from '../../../../parts/names';
import { language, say } from '../../../../words.svelte';
import { editionOf, type FjordsView } from '../../view';
import { pointsOf, verdictOf } from '../verdict';
import type { MomentName } from './moments.svelte';

/** The sentence for screen readers when a moment begins. */
export function spokenOf(moment: MomentName, table: Sitting, view: FjordsView): string {
  switch (moment) {
    case 'phase': {
      const edition = editionOf(view);
      const what = `${say('web-settle-what', { edition })} ${say('web-settle-points', { edition })}`;
      return `${say('web-settle-title')} ${what} ${begins(table, view)}`;
    }
    case 'round': {
      const { title, detail } = roundWords(table, view);
      return `${title}. ${detail}`;
    }
    case 'out': {
      const movers = moversOf(view, table.seats);
      const coming = toComeOf(view, table.seats).length;
      const more = movers.length === 1 ? say('web-out-more', { who: nameOf(table, movers[0]!), count: coming }) : '';
      const { title, who } = outWords(table, view, 0);
      return `${title}. ${more || who}`;
    }
    case 'count':
      return '';
    case 'end': {
      const { title, detail } = verdictOf(table, view);
      return `${title.replace(/([^.!?])$/, '$1.')} ${detail}`;
    }
  }
}

/** The points of each seat in the rounds that are over. */
export function standingOf(view: FjordsView): number[] {
  return view.supplies.map((_, seat) => view.rounds.reduce((sum, round) => sum + round[seat]!, 0));
}

export function roundWords(table: Sitting, view: FjordsView): { title: string; detail: string } {
  const sums = standingOf(view);
  const most = Math.max(...sums);
  const best = sums.flatMap((sum, seat) => (sum === most ? seat : []));
  const points = pointsOf(sums);
  const stands =
    best.length === 1
      ? say('web-score-leads', { you: isYou(table, best[0]!), who: nameOf(table, best[0]!), standing: points })
      : say('web-score-even', { standing: points });
  return {
    title: say('web-round', { round: view.rounds.length + 1 }),
    detail: `${begins(table, view)} ${stands}`.trim(),
  };
}

/** Why nobody here can settle any more, and who still can. */
export function outWords(table: Sitting, view: FjordsView, placed: number): Record<'title' | 'why' | 'who', string> {
  const several = table.seats.length > 1 ? 'yes' : 'no';
  const all = table.seats.every((seat) => view.supplies[seat]?.vikings === 0);
  const movers = moversOf(view, table.seats);
  const names = movers.map((seat) => nameOf(table, seat));
  const coming = toComeOf(view, table.seats).length;
  return {
    title: say('web-out-title', { several }),
    why: say('web-out-why', { several, why: all ? 'vikings' : 'land', edition: editionOf(view) }),
    who:
      movers.length === 1
        ? say('web-out-rest', { who: names[0]!, placed, all: placed + coming })
        : say('web-out-others', { names: new Intl.ListFormat(language(), { type: 'conjunction' }).format(names) }),
  };
}

/** The seats of the vikings that are still to come, as far as it is certain. */
export function toComeOf(view: FjordsView, own: readonly number[]): number[] {
  const movers = moversOf(view, own);
  const [seat] = movers;
  if (seat === undefined) return [];
  if (movers.length > 1) return view.turn === null ? [] : [view.turn];
  const count = Math.min(view.supplies[seat]!.vikings, view.reach?.[seat]?.length ?? 0);
  return Array.from({ length: count }, () => seat);
}

/** The seats elsewhere that can still settle. */
function moversOf(view: FjordsView, own: readonly number[]): number[] {
  return view.supplies.flatMap(({ vikings }, seat) =>
    !own.includes(seat) && vikings > 0 && view.reach?.[seat]?.length ? seat : [],
  );
}

function begins(table: Sitting, view: FjordsView): string {
  return view.turn === null
    ? ''
    : `${say('web-begins', { you: isYou(table, view.turn), who: nameOf(table, view.turn) })}.`;
}
