/** The log of a game of Fjords as sentences. */
import { inForce } from '../../../api/log';
import type { Entry } from '../../../api/protocol';
import type { Sitting } from '../../../api/sitting';
import { called, isYou } from '../../../parts/names';
import { say } from '../../../words.svelte';
import type { Atlas } from '../atlas';
import { placeOf, SETTLES } from '../telling';
import { editionOf, type FjordsView } from '../view';

export interface StoryLine {
  key: string;
  seat: number | null;
  text: string;
  cell: string | null;
}

/** What happened in this round, oldest first; draws and decisions against building are left out. */
export function saga(table: Sitting, view: FjordsView, entries: readonly Entry[], atlas: Atlas): StoryLine[] {
  let laid: string | null = null;
  return thisRound(inForce(entries)).flatMap((entry) => {
    const seat = entry.seat ?? null;
    const text = entry.kind === 'event' ? (entry.text ?? '') : '';
    const cell: string | null = placeOf(text) ?? (text === 'house' || text === 'home' ? laid : null);
    if (text.startsWith('lay ')) laid = cell;
    const said = told(table, view, entry, seat, cell, atlas);
    return said === null ? [] : [{ key: `${entry.ply}`, seat, text: said, cell }];
  });
}

/** The cell of the last tile or viking. */
export function lastCell(entries: readonly Entry[]): string | null {
  return (
    inForce(entries)
      .map(({ kind, text }) => (kind === 'event' && text && !text.startsWith('point') ? placeOf(text) : null))
      .findLast((cell) => cell !== null) ?? null
  );
}

/** The entries of the round that is being played: a tile that follows vikings begins another. */
function thisRound(entries: readonly Entry[]): readonly Entry[] {
  let [begin, settled] = [0, false];
  for (const [n, { kind, text = '' }] of entries.entries()) {
    if (kind !== 'event' || !text) continue;
    if (SETTLES.includes(text.split(' ')[0]!)) settled = true;
    else if (settled) [begin, settled] = [n, false];
  }
  return entries.slice(begin);
}

function told(
  table: Sitting,
  view: FjordsView,
  entry: Entry,
  seat: number | null,
  cell: string | null,
  atlas: Atlas,
): string | null {
  const params = {
    who: seat === null ? '' : called(table, seat),
    you: seat === null ? 'no' : isYou(table, seat),
    edition: editionOf(view),
  };
  if (entry.kind === 'takeback') return say('web-saga-takeback', params);
  if (entry.kind === 'ended') return say('web-saga-ended', { ...params, by: entry.by ?? '' });
  if (entry.kind !== 'event') return null;
  const [verb, ...about] = entry.text!.split(' ');
  switch (verb) {
    case '*first': {
      const first = Number(about[0]);
      return say('web-saga-first', { you: isYou(table, first), who: called(table, first) });
    }
    case '*swap':
      return say('web-saga-swap');
    case 'lay':
      return say('web-saga-lay', { ...params, tile: atlas.newTile(about[2]!, cell!) });
    case 'house':
    case 'home':
      return say('web-saga-house', { ...params, where: cell === null ? '' : atlas.where(cell) });
    case 'viking':
      return say('web-saga-viking', { ...params, tile: atlas.tile(cell!) });
    case 'journey':
    case 'horse':
    case 'wisdom':
      return say('web-saga-rune', { ...params, rune: verb, tile: atlas.tile(cell!) });
    case 'nothing':
      return say('web-saga-nothing', params);
    case 'point':
      return say('web-saga-point', { ...params, where: atlas.where(cell!) });
    default:
      return null;
  }
}
