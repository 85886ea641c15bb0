/** What pages need to know of the events of Fjords as they are written (F11). */
import type { Notation } from '../kind';

const TILES = ['*row', '*draw', '*swap'];

export const notation: Notation = {
  beginsTurn: () => false,
  beginsPart: () => false,
  deals: () => false,
  brings(event) {
    const [verb, ...tiles] = event.split(' ');
    return TILES.includes(verb!) ? tiles : [];
  },
};
