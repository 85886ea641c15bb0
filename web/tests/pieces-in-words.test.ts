import { beforeAll, expect, test } from 'vitest';
import type { Entry } from '../src/api/protocol';
import type { Sitting } from '../src/api/sitting';
import { Atlas } from '../src/games/fjords/atlas';
import { saga } from '../src/games/fjords/board/story';
import { terrainOf } from '../src/games/fjords/board/terrain';
import { rowsOf } from '../src/games/fjords/board/text-board';
import { editionOf, type FjordsView } from '../src/games/fjords/view';
import { say, speak } from '../src/words.svelte';

const board = [
  { tile: 'A', cell: '0,0', word: 'PSPPMM' },
  { tile: 'B', cell: '-1,1', word: 'MPPPPP' },
  { tile: 'C', cell: '0,1', word: 'PPPPPP' },
];
const view = (edition: string): FjordsView =>
  ({ options: { edition, players: 2 }, board, pieces: [], stones: [] }) as unknown as FjordsView;
const table = { players: [{ kind: 'person', name: 'Ada' }], seats: [] } as unknown as Sitting;
const built = [
  { kind: 'event', ply: 3, n: 3, seat: 0, text: 'lay C 0,1 PPPPPP' },
  { kind: 'event', ply: 4, n: 4, seat: 0, text: 'house' },
] as unknown as Entry[];

function told(edition: string): string | undefined {
  return saga(table, view(edition), built, new Atlas(view(edition), table)).at(-1)?.text;
}

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await speak('en');
});

test('the edition of 2005 has fields and farms, that of 2021 vikings and longhouses', () => {
  expect(say('web-due', { due: 'settle', edition: editionOf(view('2005')) })).toBe('Place a field');
  expect(say('web-due', { due: 'settle', edition: editionOf(view('2021')) })).toBe('Place a viking');
  expect(told('2005')).toBe('Ada built a farm just south-east of the fjord');
  expect(told('2021')).toBe('Ada built a longhouse just south-east of the fjord');
});

test('terrain is told by corners, not by the letters of the notation', () => {
  expect(say('web-terrain', terrainOf('PSSPMM'))).toBe('2 plains, 2 mountain, 2 sea');
  expect(say('web-terrain', terrainOf('MMMMMM'))).toBe('mountain only');
  expect(rowsOf(table, view('2021'), new Atlas(view('2021'), table))).toEqual([
    ['Fjord in the north: mountain south-west, north-west; sea north-east; free'],
    ['Hill in the south-west: mountain north; free', 'Meadow in the south-east: free'],
  ]);
});
