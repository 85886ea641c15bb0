import { expect, test } from 'vitest';
import { preferred } from '../src/words.svelte';

test('the language is the one that was chosen, else the first of the browser’s that is ours', () => {
  expect(preferred('de', ['fr-FR'])).toBe('de');
  expect(preferred(null, ['it', 'fr-CA', 'en'])).toBe('fr');
  expect(preferred(null, ['it'])).toBe('en');
  expect(preferred('xx', ['de-AT'])).toBe('de');
});
