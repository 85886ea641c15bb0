/** What Fjords adds to the pages of its rule book, loaded with them. */
import type { BookPictures } from '../../book';
import Drawing from './Drawing.svelte';

export const pictures: BookPictures = {
  Drawing,
  subjectOf: () => null,
  lessons: { 4: 'two-tiles', 5: 'settle', 6: 'scoring', 7: 'draw', 8: 'strength' },
};
