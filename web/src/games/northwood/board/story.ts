/** What happened on a journey, in words: visit by visit for the log, and what is new for screen readers. */
import { inForce } from '../../../api/log';
import type { Entry } from '../../../api/protocol';
import { sentences } from '../../../parts/sentences';
import { say } from '../../../words.svelte';
import { tell } from '../telling';
import type { NorthwoodView } from '../view';
import { missOf, type EndedVisit } from '../visits';

/** A visit as the log tells it. */
export interface VisitTold {
  fief: number;
  title: string;
  /** How it ended, once it has. */
  outcome: string;
  lines: string[];
}

/** What goes without saying: whoever listens hears the statement, and a hand is dealt before every visit. */
const UNSAID = ['*setup', '*hand', 'listen'];

/** The events of a log, in their order. */
export function eventsOf(entries: readonly Entry[]): string[] {
  return inForce(entries).flatMap(({ kind, text }) => (kind === 'event' && text ? [text] : []));
}

/** Every visit so far; `ended` are those whose scores are known. */
export function journeyTold(events: readonly string[], view: NorthwoodView, ended: readonly EndedVisit[]): VisitTold[] {
  const visits: VisitTold[] = [];
  for (const event of events) {
    const [verb = '', about] = event.split(' ');
    if (verb === 'visit') {
      const fief = Number(about);
      const title = say('web-log-visit', { visit: visits.length + 1, fief });
      visits.push({ fief, title, outcome: outcomeOf(fief, view, ended[visits.length]), lines: [] });
    } else if (!UNSAID.includes(verb)) visits.at(-1)?.lines.push(tell({ event }));
  }
  return visits;
}

function outcomeOf(fief: number, { fiefs }: NorthwoodView, ended: EndedVisit | undefined): string {
  const fate = ended ? (ended.won ? 'won' : 'lost') : (fiefs?.[fief]?.fate ?? 'open');
  if (fate === 'open') return '';
  const scored = ended && missOf(ended) !== null ? ended.scored!.length : null;
  const told = say('web-log-fate', { fate });
  return scored === null ? told : `${told}, ${say('web-target', { score: scored, target: ended!.fief })}`;
}

/** What came with the last change, as sentences; after a reply also the score. */
export function newsOf(fresh: readonly string[], { fief, score }: NorthwoodView): string {
  const lines = fresh.flatMap((event) => {
    const [verb = ''] = event.split(' ');
    if (UNSAID.includes(verb)) return [];
    const scores = ['reply', 'score'].includes(verb) && fief !== undefined;
    return [tell({ event }), ...(scores ? [say('web-target', { score: score?.length ?? 0, target: fief })] : [])];
  });
  return sentences(...lines);
}
