import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { pictures as fjords } from '../src/games/fjords/book';
import { pictures as northwood } from '../src/games/northwood/book';
import { partsOf } from '../src/pages/book/cards';
import { read } from '../src/pages/book/read';
import { matches, search, stretches, wordsOf } from '../src/pages/book/search';

interface Course {
  readonly lessons: { readonly id: string }[];
}

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
      example: null,
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

test('a chapter may end with an example of its own', () => {
  const [chapter] = read('# F\n\nIt.\n\n## Turn\n\nDo.\n\n### Where?\n\n1. Here.\n').chapters;
  expect(chapter!.blocks).toEqual([{ kind: 'text', text: 'Do.' }]);
  expect(chapter!.example).toEqual({ title: 'Where?', blocks: [{ kind: 'steps', items: ['Here.'] }] });
});

test('steps, and what has a name or a picture, are cards', () => {
  const figure = { name: 'start', caption: 'So.' };
  expect(
    partsOf([
      { kind: 'text', text: 'Two things.' },
      { kind: 'steps', items: ['**Lay** a tile.', '**Build:** A house.'] },
      { kind: 'text', text: '**One land.** Land touches land.' },
      { kind: 'figure', ...figure },
      { kind: 'figure', ...figure },
      { kind: 'text', text: '**Home** goes here.' },
    ]),
  ).toEqual([
    { kind: 'text', text: 'Two things.' },
    {
      kind: 'cards',
      cards: [
        { number: 1, title: '', text: '**Lay** a tile.', figures: [] },
        { number: 2, title: 'Build', text: 'A house.', figures: [] },
      ],
    },
    {
      kind: 'cards',
      cards: [
        { number: null, title: 'One land', text: 'Land touches land.', figures: [figure] },
        { number: null, title: '', text: '', figures: [figure] },
        { number: null, title: '', text: '**Home** goes here.', figures: [] },
      ],
    },
  ]);
});

test('a picture after steps is a card of its own', () => {
  const figure = { name: 'start', caption: 'So.' };
  const parts = partsOf([
    { kind: 'steps', items: ['Lay a tile.'] },
    { kind: 'figure', ...figure },
  ]);
  expect(parts.flatMap((part) => (part.kind === 'cards' ? part.cards : [])).map(({ figures }) => figures)).toEqual([
    [],
    [figure],
  ]);
});

test('words are looked for in the chapters and in the rules', () => {
  const found = (query: string) => search(read(TEXT), wordsOf(query), ({ text }) => text);
  expect(found('tile').chapters).toEqual([{ number: 1, title: 'Your turn', passages: ['Lay a tile.'] }]);
  expect(found('tile').sections.map(({ number }) => number)).toEqual(['3']);
  expect([found('tile').count, found('bronze').count, found('saga').count]).toEqual([2, 1, 0]);
});

test('a chapter leads to a lesson that exists', () => {
  for (const [game, { lessons }] of Object.entries({ fjords, northwood })) {
    const course = parse(readFileSync(`../src/longhouse/lessons/${game}.toml`, 'utf-8')) as unknown as Course;
    const ids = course.lessons.map(({ id }) => id);
    expect(Object.values(lessons).filter((id) => !ids.includes(id))).toEqual([]);
  }
});
