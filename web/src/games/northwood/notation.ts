/** What pages need to know of the events of For Northwood! as they are written (N7). */
import type { Notation } from '../kind';

const CARDS = ['*draw', '*state'];

export const notation: Notation = {
  beginsTurn: (event) => event.startsWith('visit') || event === 'listen',
  beginsPart: (event) => event.startsWith('visit '),
  deals: (event) => event.startsWith('*hand'),
  brings(event) {
    const [verb, ...cards] = event.split(' ');
    return CARDS.includes(verb!) ? cards : [];
  },
};
