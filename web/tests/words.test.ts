import { expect, test } from 'vitest';
import { bundleOf, preferred, said } from '../src/words.svelte';

test('the language is the one that was chosen, else the first of the browser’s that is ours', () => {
  expect(preferred('de', ['fr-FR'])).toBe('de');
  expect(preferred(null, ['it', 'fr-CA', 'en'])).toBe('fr');
  expect(preferred(null, ['it'])).toBe('en');
  expect(preferred('xx', ['de-AT'])).toBe('de');
});

test('what a language lacks is said in English, and a key is never shown', () => {
  const english = ['colour = Colour\npoints = { $n ->\n    [one] 1 point\n   *[other] { $n } points\n }\nyes = Yes\n'];
  const french = bundleOf('fr', english, ['yes = Oui\npoints = { $n ->\n']);
  expect(said(french, 'yes')).toBe('Oui');
  expect(said(french, 'colour')).toBe('Colour');
  expect(said(french, 'points', { n: 2 })).toBe('2 points');
  expect(said(french, 'no-such-key')).toBe('…');
});
