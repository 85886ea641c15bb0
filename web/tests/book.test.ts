import { expect, test } from 'vitest';
import { read } from '../src/pages/book/read';
import { matches, stretches, wordsOf } from '../src/pages/book/search';

const TEXT = `# Fjords

Discover and settle.

## Your turn

Do this:
1. Lay a tile.
2. Build.

- Some advice.

| | medal |
| 16 | bronze |

![It fits.](start)

# Every rule

## 3 Laying a tile

**F3.1** It touches **two** tiles (F1.4).
1. Look.
2. Lay it.

![Left it does.](two-tiles)

## 11 Moves as text

**F11** Every move can be written.
`;

test('a book begins with chapters that teach', () => {
  expect(read(TEXT).chapters).toEqual([
    {
      title: 'Your turn',
      blocks: [
        { kind: 'text', text: 'Do this:' },
        { kind: 'steps', items: ['Lay a tile.', 'Build.'] },
        { kind: 'list', items: ['Some advice.'] },
        {
          kind: 'table',
          rows: [
            ['', 'medal'],
            ['16', 'bronze'],
          ],
        },
        { kind: 'figure', name: 'start', caption: 'It fits.' },
      ],
    },
  ]);
  expect(read(TEXT).reference).toBe('Every rule');
});

test('a book has sections of numbered rules with steps and pictures', () => {
  const book = read(TEXT);
  expect(book.title).toBe('Fjords');
  expect(book.introduction).toBe('Discover and settle.');
  expect(book.sections.map(({ number, title }) => [number, title])).toEqual([
    ['3', 'Laying a tile'],
    ['11', 'Moves as text'],
  ]);
  expect(book.sections[0]!.rules).toEqual([
    {
      number: 'F3.1',
      text: 'It touches **two** tiles (F1.4).',
      steps: ['Look.', 'Lay it.'],
      figures: [{ name: 'two-tiles', caption: 'Left it does.' }],
    },
  ]);
  expect(book.sections[1]!.rules[0]!.number).toBe('F11');
});

test('every word that is looked for has to be there, whatever its case and accents', () => {
  const text = 'Une Maison longue ne bouge plus, à l’océan.';
  expect(matches(text, wordsOf('OCEAN maison'))).toBe(true);
  expect(matches(text, wordsOf('océan viking'))).toBe(false);
  expect(matches(text, wordsOf('  '))).toBe(true);
});

test('what was looked for is marked where it stands', () => {
  const marked = stretches('À l’océan, l’OCÉAN.', wordsOf('ocean')).filter(({ hit }) => hit);
  expect(marked.map(({ text }) => text)).toEqual(['océan', 'OCÉAN']);
});

test('names are bold, and numbers of rules are links', () => {
  expect(stretches('**Home** is built (F6.1).', [])).toEqual([
    { text: 'Home', kind: 'strong', hit: false },
    { text: ' is built (', kind: 'plain', hit: false },
    { text: 'F6.1', kind: 'rule', hit: false },
    { text: ').', kind: 'plain', hit: false },
  ]);
});

test('words that overlap are marked as one', () => {
  expect(stretches('settlement', wordsOf('settlem lement')).map(({ text, hit }) => [text, hit])).toEqual([
    ['settlement', true],
  ]);
});
