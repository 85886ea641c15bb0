import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { Entry } from '../src/api/protocol';
import type { Sitting } from '../src/api/sitting';
import { Atlas } from '../src/games/fjords/atlas';
import { saga } from '../src/games/fjords/board/story';
import { landOf } from '../src/games/fjords/lands';
import { tell } from '../src/games/fjords/telling';
import type { FjordsView } from '../src/games/fjords/view';
import { tell as tellNorthwood } from '../src/games/northwood/telling';
import { settings } from '../src/parts/settings.svelte';
import { speak } from '../src/words.svelte';

const LANDS = JSON.parse(readFileSync(new URL('../../tests/golden/lands.json', import.meta.url), 'utf-8')) as Record<
  string,
  string
>;

const table = {
  players: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', level: 'karl' },
  ],
  seats: [0],
} as unknown as Sitting;

type Piece = FjordsView['pieces'][number];

/** A board of these tiles, by cell. */
function seen(tiles: Record<string, string>, pieces: Piece[] = [], stones: FjordsView['stones'] = []): FjordsView {
  const board = Object.entries(tiles).map(([cell, word]) => ({ tile: cell, cell, word }));
  return { options: { edition: '2021', players: 2 }, board, pieces, stones } as unknown as FjordsView;
}

/** What is told of an event, or of an action that was not played. */
function told(event: string, seat: number, before: FjordsView, after?: FjordsView): string {
  return tell({ table, event, seat, before: before as never, after: after as never });
}

const START = { '0,0': 'PSPPMM', '-1,1': 'MPPPPP', '0,1': 'PPPPPP' };

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await speak('en');
});

test('a tile is called by the land it shows, whichever way it is rotated', () => {
  for (const [word, land] of Object.entries(LANDS))
    for (let k = 0; k < 6; k++) expect(landOf(word.slice(k) + word.slice(0, k))).toBe(land);
});

test('a tile beside a longhouse or a stone is found by it, another by its side of the board', () => {
  const view = seen(
    { ...START, '1,0': 'PPPPPP', '3,-1': 'MMPMMP', '2,0': 'PPPPPP' },
    [
      { seat: 0, cell: '1,0', piece: 'house' },
      { seat: 1, cell: '-1,1', piece: 'house' },
    ],
    [{ rune: 'strength', cell: '3,-1' }],
  );
  const atlas = new Atlas(view, table);
  expect(atlas.tile('0,1')).toBe('the meadow just south-west of your longhouse');
  expect(atlas.tile('2,0')).toBe('the meadow just east of your longhouse');
  expect(atlas.tile('3,-1')).toBe('the pass in the north-east');
  expect(atlas.where('-2,2')).toBe('just south-west of Karl’s longhouse');
  expect(atlas.where('4,-1')).toBe('just east of the Strength stone');
  expect(atlas.where('-2,4')).toBe('2 tiles south-east and 1 south-west of Karl’s longhouse');
  expect(atlas.where('-3,1')).toBe('2 tiles west of Karl’s longhouse');
});

test('several longhouses of one player are told apart by their sides', () => {
  const view = seen({ ...START, '1,0': 'PPPPPP', '-2,1': 'PPPPPP' }, [
    { seat: 0, cell: '1,0', piece: 'house' },
    { seat: 0, cell: '-2,1', piece: 'home' },
  ]);
  const atlas = new Atlas(view, table);
  expect(atlas.where('2,0')).toBe('just east of your eastern longhouse');
  expect(atlas.where('-3,1')).toBe('just west of your western longhouse');
});

test('no two cells of a board have the same name', () => {
  const words = Object.keys(LANDS);
  const tiles: Record<string, string> = {};
  for (let q = -5; q <= 5; q++)
    for (let r = -5; r <= 5; r++)
      if (Math.abs(q + r) <= 5)
        tiles[`${q},${r}`] = words[(((q * 7 + r * 3) % words.length) + words.length) % words.length]!;
  const pieces: Piece[] = ['0,0', '3,-1', '-3,2', '1,3'].map((cell, n) => ({ seat: n % 2, cell, piece: 'house' }));
  for (const standing of [[], pieces.slice(0, 1), pieces]) {
    const atlas = new Atlas(seen(tiles, standing), table);
    const names = Object.keys(tiles).map((cell) => atlas.tile(cell));
    expect(new Set(names).size).toBe(names.length);
    const wheres = Object.keys(tiles).map((cell) => atlas.where(cell));
    expect(new Set(wheres).size).toBe(wheres.length);
  }
});

test('tiles are told by lakes and mountains, and else by their side of the board', () => {
  const lake = { '0,0': 'PPSPPP', '1,0': 'PPPPSP', '0,1': 'SPPPPP' };
  const atlas = new Atlas(seen({ ...lake, '1,1': 'PMMPPP', '-3,0': 'PPPPPP', '-2,0': 'PPPPPP' }), table);
  expect(atlas.tile('1,1')).toBe('the slope behind the lake');
});

test('places are told as Python tells them', async () => {
  const file = new URL('../../tests/golden/places.json', import.meta.url);
  const boards = JSON.parse(readFileSync(file, 'utf-8')) as {
    view: FjordsView;
    told: Record<'en' | 'fr' | 'de', Record<string, [tile: string, where: string]>>;
  }[];
  const players = ['Ada', 'Karl', 'Sigrun', 'Olaf'].map((name) => ({ kind: 'person', name }));
  for (const language of ['fr', 'de', 'en'] as const) {
    await speak(language);
    for (const { view, told } of boards) {
      const atlas = new Atlas(view, { players, seats: [] } as unknown as Sitting);
      const cells = view.board.map(({ cell }) => cell);
      expect(Object.fromEntries(cells.map((cell) => [cell, [atlas.tile(cell), atlas.where(cell)]]))).toEqual(
        told[language],
      );
    }
  }
});

test('what happens is told without coordinates, unless notation is switched on', () => {
  const before = seen(START);
  const after = seen({ ...START, '1,0': 'MMPMPP' });
  const event = 'lay 17 1,0 MMPMPP';
  expect(told(event, 1, before, after)).toBe('Karl lays a pass in the north-east');
  expect(told(event, 0, before)).toBe('You lay a pass just east of the fjord');
  expect(told('viking 0,1', 0, before)).toBe('You settle the meadow in the south-east');
  settings.set('notation', true);
  expect(told(event, 1, before, after)).toBe('Karl lays a pass in the north-east (1,0)');
  settings.set('notation', false);
  expect(tellNorthwood({ event: '*state 7E' })).toBe('The ruler says: 7 of Eyes');
});

test('the saga tells this round only: the land of another is gone', () => {
  const texts = ['lay 1 0,0 PPPPPP', 'none', 'viking 0,1', 'lay C 0,1 PPPPPP', 'house'];
  const entries = texts.map((text, n) => ({ kind: 'event', ply: n + 1, n, seat: 0, text })) as unknown as Entry[];
  const view = seen(START);
  const lines = saga(table, view, entries, new Atlas(view, table));
  expect(lines.map(({ text, cell }) => [text, cell])).toEqual([
    ['You laid a meadow in the south-east', '0,1'],
    ['You built a longhouse just south-east of the fjord', '0,1'],
  ]);
});
