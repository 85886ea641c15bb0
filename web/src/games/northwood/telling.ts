/** The events of For Northwood! in words; `longhouse.words.northwood` is its twin. */
import { say } from '../../words.svelte';
import type { Happening } from '../kind';

const ON_CHARACTERS = ['call', 'use', 'ready'];

/** An event or an action that is possible, as a line of a list. */
export function tell({ event }: Pick<Happening, 'event'>): string {
  const [verb = '', ...about] = event.split(' ');
  const [first = ''] = about;
  return say('replay-northwood', {
    verb: verb.replace('*', ''),
    count: about.length,
    fief: first,
    character: ON_CHARACTERS.includes(verb) ? first : '',
    value: first.slice(0, 1),
    suit: first.slice(-1),
  });
}

/** The fief, ally or card that an event is about. */
export function placeOf(event: string): string | null {
  const [verb = '', ...about] = event.split(' ');
  return about.length === 1 || ON_CHARACTERS.includes(verb) ? about[0]! : null;
}
