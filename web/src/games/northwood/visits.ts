/** How visits ended, from the positions before and after their last event. */
import { edited } from '../../api/edits';
import type { Replay } from '../../api/replays';
import type { View } from '../../api/protocol';
import type { NorthwoodView } from './view';

export interface EndedVisit {
  fief: number;
  ruler: string;
  won: boolean;
  /** The score pile at the end, the last card last; null where it cannot be told. */
  scored: string[] | null;
  /** The stars that the fief brings now. */
  stars: number;
  /** The stars printed on it. */
  worth: number;
  /** The position before it ended. */
  before: NorthwoodView;
}

/** A visit of a replay: the number of events before it began, and after it ended. */
export interface ToldVisit extends EndedVisit {
  from: number;
  to: number;
}

/** The visit that an event ended, if it ended one. */
export function endedBy(before: NorthwoodView, event: string, after: NorthwoodView): EndedVisit | null {
  const at = before.fief;
  const [was, is] = [before.fiefs?.[at ?? -1], after.fiefs?.[at ?? -1]];
  if (at === undefined || was?.fate !== 'open' || !is || is.fate === 'open') return null;
  const won = is.fate === 'won';
  const [verb, card = ''] = event.split(' ');
  const scores = verb === 'score' || (verb === 'reply' && (before.scoring ?? []).includes(card));
  const scored = [...(before.score ?? []), ...(scores ? [card] : [])];
  // special rules may let another number pass; without them number and fate say the same, or the number is not known
  const sure = before.rules.length > 0 || won === (scored.length === at);
  return { fief: at, ruler: was.ruler!, won, scored: sure ? scored : null, stars: is.stars, worth: is.worth, before };
}

/** All visits of a game, in the order in which they were made. */
export function visitsOf({ first, steps }: Pick<Replay, 'first' | 'steps'>): ToldVisit[] {
  const visits: ToldVisit[] = [];
  let view: View = first;
  let from = 0;
  for (const [n, { event, changes }] of steps.entries()) {
    const next = edited(view, changes);
    if (event.startsWith('visit ')) from = n;
    const visit = endedBy(view as NorthwoodView, event, next as NorthwoodView);
    if (visit) visits.push({ ...visit, from, to: n + 1 });
    view = next;
  }
  return visits;
}

/** By how many cards a visit missed: above zero too many, below zero too few. */
export function missOf({ scored, fief }: EndedVisit): number | null {
  return scored && scored.length - fief;
}
