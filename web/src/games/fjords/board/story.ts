/** The log of a game of Fjords as sentences. */
import { inForce } from '../../../api/log';
import type { Entry } from '../../../api/protocol';
import type { Sitting } from '../../../api/sitting';
import { isYou, nameOf } from '../../../parts/names';
import { say } from '../../../words.svelte';
import { editionOf, type FjordsView } from '../view';

export interface StoryLine {
  key: string;
  seat: number | null;
  text: string;
  cell: string | null;
}

/** What happened, oldest first; draws and decisions against building are left out. */
export function saga(table: Sitting, view: FjordsView, entries: readonly Entry[]): StoryLine[] {
  return inForce(entries).flatMap((entry) => {
    const seat = entry.seat ?? null;
    const said = tell(table, view, entry, seat);
    return said === null ? [] : [{ key: `${entry.ply}`, seat, text: said, cell: cellOf(entry) }];
  });
}

/** The cell of the last tile or viking. */
export function lastCell(entries: readonly Entry[]): string | null {
  return (
    inForce(entries)
      .map(cellOf)
      .findLast((cell) => cell !== null) ?? null
  );
}

function cellOf({ kind, text }: Entry): string | null {
  if (kind !== 'event' || !text) return null;
  const [verb, first, second] = text.split(' ');
  if (verb === 'lay' || verb === 'wisdom') return second!;
  return verb === 'viking' || verb === 'journey' || verb === 'horse' ? first! : null;
}

function tell(table: Sitting, view: FjordsView, entry: Entry, seat: number | null): string | null {
  const who = seat === null ? '' : nameOf(table, seat);
  const you = seat === null ? 'no' : isYou(table, seat);
  const params = { who, you, cell: cellOf(entry) ?? '', edition: editionOf(view) };
  if (entry.kind === 'takeback') return say('web-saga-takeback', params);
  if (entry.kind === 'ended') return say('web-saga-ended', { ...params, by: entry.by ?? '' });
  if (entry.kind !== 'event') return null;
  switch (entry.text!.split(' ')[0]) {
    case '*first': {
      const first = Number(entry.text!.split(' ')[1]);
      return say('web-saga-first', { you: isYou(table, first), who: nameOf(table, first) });
    }
    case '*swap':
      return say('web-saga-swap');
    case 'lay':
      return say('web-saga-lay', params);
    case 'house':
    case 'home':
      return say('web-saga-house', params);
    case 'viking':
      return say('web-saga-viking', params);
    case 'journey':
    case 'horse':
    case 'wisdom':
      return say('web-saga-rune', { ...params, rune: entry.text!.split(' ')[0]! });
    case 'nothing':
      return say('web-saga-nothing', params);
    case 'point':
      return say('web-saga-point', params);
    default:
      return null;
  }
}
