/** What is said at the end of a visit. */
import { say } from '../../../words.svelte';
import type { NorthwoodView } from '../view';
import { missOf, type EndedVisit } from '../visits';

export interface VisitWords {
  title: string;
  /** How close it was; nothing where the score is not known. */
  miss: string;
  detail: string;
}

export function visitWords(visit: EndedVisit, view: NorthwoodView): VisitWords {
  const { fief, ruler: character, won, stars } = visit;
  const miss = missOf(visit);
  const side = miss === null || miss === 0 ? 'none' : miss > 0 ? 'over' : 'short';
  const friend = view.due !== 'over' && (view.fiefs?.[fief]?.friendly ?? false);
  const detail = won
    ? [say('web-visit-won', { fief, stars }), friend ? say('web-visit-friend', { character }) : '']
    : [say('web-visit-lost', { fief, character })];
  return {
    title: say('web-visit-ended', { won: won ? 'yes' : 'no' }),
    miss: miss === null ? '' : say('web-visit-miss', { side, fief, cards: Math.abs(miss) }),
    detail: [...detail, outlook(visit, view)].filter(Boolean).join(' '),
  };
}

/** What a screen reader is told of it, at once. */
export function spokenOf(visit: EndedVisit, view: NorthwoodView): string {
  const { title, miss, detail } = visitWords(visit, view);
  const score = say('web-target', { score: visit.scored?.length ?? 0, target: visit.fief });
  const counted = visit.scored ? say('web-visit-counted', { title, score }) : say('web-visit-uncounted', { title });
  return [counted, miss, detail, say('web-visit-stars', { stars: view.stars ?? 0 })].filter(Boolean).join(' ');
}

/** What it means for the goal; nothing with special rules, which may count stars in another way. */
function outlook({ before, won }: EndedVisit, { stars = 0, goal, fiefs = [], rules, due }: NorthwoodView): string {
  if (rules.length || due === 'over') return '';
  const open = fiefs.reduce((sum, { fate, worth }) => sum + (fate === 'open' ? worth : 0), 0);
  const had = before.stars ?? 0;
  if (stars >= goal) return had < goal ? say('web-visit-goal', { goal }) : '';
  if (won) return '';
  const wasOpen = before.fiefs!.reduce((sum, { fate, worth }) => sum + (fate === 'open' ? worth : 0), 0);
  if (stars + open < goal) return had + wasOpen >= goal ? say('web-visit-beyond', { goal }) : '';
  return say('web-visit-open', { open, need: goal - stars, goal });
}
