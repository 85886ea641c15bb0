/** Reads the event notation of Fjords (F11), as far as pages need it. */
import type { Notation } from '../kind';
import { placeOf } from './telling';

const TILES = ['*row', '*draw', '*swap'];

export const notation: Notation = {
  beginsTurn: () => false,
  beginsPart: () => false,
  deals: () => false,
  brings(event) {
    const [verb, ...tiles] = event.split(' ');
    return TILES.includes(verb!) ? tiles : [];
  },
  place: placeOf,
};
