/** Reads the event notation of For Northwood! (N7), as far as pages need it. */
import type { Notation } from '../kind';
import { placeOf } from './telling';

const CARDS = ['*draw', '*state'];

export const notation: Notation = {
  beginsTurn: (event) => event.startsWith('visit') || event === 'listen',
  beginsPart: (event) => event.startsWith('visit '),
  deals: (event) => event.startsWith('*hand'),
  brings(event) {
    const [verb, ...cards] = event.split(' ');
    return CARDS.includes(verb!) ? cards : [];
  },
  place: placeOf,
};
