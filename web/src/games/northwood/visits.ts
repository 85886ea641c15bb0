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
export function visitsOf({ first, steps }: Replay): EndedVisit[] {
  const visits: EndedVisit[] = [];
  let view: View = first;
  for (const { event, changes } of steps) {
    const next = edited(view, changes);
    const visit = endedBy(view as NorthwoodView, event, next as NorthwoodView);
    if (visit) visits.push(visit);
    view = next;
  }
  return visits;
}

/** By how many cards a visit missed: above zero too many, below zero too few. */
export function missOf({ scored, fief }: EndedVisit): number | null {
  return scored && scored.length - fief;
}

/** What a journey is remembered for. */
export interface Story {
  /** The lost visit that missed by least, and among those the one of most stars. */
  closest: EndedVisit | null;
  /** The won visit that brought most stars. */
  best: EndedVisit | null;
  /** The lost visit that missed by most. */
  worst: EndedVisit | null;
}

export function storyOf(visits: readonly EndedVisit[]): Story {
  const lost = visits.filter((visit) => !visit.won && missOf(visit) !== null);
  const by = (visit: EndedVisit): number => Math.abs(missOf(visit)!);
  const won = visits.filter((visit) => visit.won);
  const [closest = null] = lost.toSorted((a, b) => by(a) - by(b) || b.worth - a.worth);
  const [best = null] = won.toSorted((a, b) => b.stars - a.stars);
  const worst = lost.toSorted((a, b) => by(b) - by(a) || b.worth - a.worth)[0] ?? null;
  return { closest, best, worst: worst === closest ? null : worst };
}
