/** What For Northwood! adds to the pages of its rule book, loaded with them. */
import { badge, portrait, seal } from '../draw/portrait';
import { say } from '../../../words.svelte';
import type { BookPictures, RuleSubject } from '../../book';
import Drawing from './Drawing.svelte';

/** The character that a rule is about (N5). */
function subjectOf(rule: string): RuleSubject | null {
  const [, character] = /^N5\.(.+)/.exec(rule) ?? [];
  if (!character) return null;
  return {
    name: say('northwood-character', { character }),
    text: say('northwood-ability', { character }),
    portrait:
      portrait(character, 84, 100, 8) +
      badge(character, 16, 'PLB'.includes(character[0]!) ? 22 : 18, 13) +
      seal(character, 70, 86, 11),
  };
}

export const pictures: BookPictures = {
  Drawing,
  subjectOf,
  lessons: { 3: 'follow', 5: 'visit', 6: 'exactly', 7: 'end' },
};
