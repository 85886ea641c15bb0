/** The events of a game of Fjords as lines of a list. */
import { called, isYou } from '../../parts/names';
import { say, type Params } from '../../words.svelte';
import type { Happening } from '../kind';
import { Atlas } from './atlas';
import { landOf } from './lands';
import type { FjordsView } from './view';

export const SETTLES = ['viking', 'journey', 'horse', 'wisdom'];

/** The cell where an event or action happens; null where it has none of its own. */
export function placeOf(event: string): string | null {
  const [verb = '', first, second] = event.split(' ');
  if (verb === 'lay' || verb === 'point' || verb === 'wisdom') return second ?? null;
  return SETTLES.includes(verb) ? (first ?? null) : null;
}

/** An event or an action that is possible, as a line of a list. */
export function tell({ table, before, after, event, seat }: Happening): string {
  const [verb = '', ...about] = event.split(' ');
  // a tile is named where it lies; what is settled lies there before, and after the last viking a new round may begin
  const view = (verb === 'lay' && after ? after : before) as FjordsView;
  const atlas = new Atlas(view, table);
  const cell = placeOf(event) ?? (verb === 'house' ? (view.board.at(-1)?.cell ?? null) : null);
  const who = verb === '*first' ? Number(about[0]) : seat;
  const params: Params = {
    verb: verb === '*draw' ? 'drawn' : verb.replace('*', ''),
    who: who === null ? '' : called(table, who),
    rune: verb,
    where: cell === null ? 'none' : atlas.where(cell),
    what: 'none',
  };
  if (verb === 'lay' || verb === 'point') params.what = atlas.newTile(about[2]!, cell!);
  else if (SETTLES.includes(verb)) params.what = atlas.tile(cell!);
  else if (about.length === 1) {
    const word = view.printed?.[about[0]!];
    if (word) params.what = say('place-a', { land: landOf(word) });
  }
  return say(who !== null && isYou(table, who) === 'yes' ? 'replay-fjords-you' : 'replay-fjords', params);
}
