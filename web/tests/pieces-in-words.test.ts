import { beforeAll, expect, test } from 'vitest';
import type { Entry } from '../src/api/protocol';
import type { Sitting } from '../src/api/sitting';
import { saga } from '../src/games/fjords/board/story';
import { cornersOf, terrainOf } from '../src/games/fjords/board/terrain';
import { editionOf, type FjordsView } from '../src/games/fjords/view';
import { say, speak } from '../src/words.svelte';

const view = (edition: string): FjordsView => ({ options: { edition, players: 2 } }) as FjordsView;
const table = { players: [{ kind: 'person', name: 'Ada' }], seats: [] } as unknown as Sitting;
const built = [{ kind: 'event', ply: 4, n: 4, seat: 0, text: 'house' }] as unknown as Entry[];

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await speak('en');
});

test('the edition of 2005 has fields and farms, that of 2021 vikings and longhouses', () => {
  expect(say('web-due', { due: 'settle', edition: editionOf(view('2005')) })).toBe('Place a field');
  expect(say('web-due', { due: 'settle', edition: editionOf(view('2021')) })).toBe('Place a viking');
  expect(saga(table, view('2005'), built)[0]?.text).toBe('Ada built a farm');
  expect(saga(table, view('2021'), built)[0]?.text).toBe('Ada built a longhouse');
});

test('terrain is told by corners, not by the letters of the notation', () => {
  expect(say('web-terrain', terrainOf('PSSPMM'))).toBe('2 plains, 2 mountain, 2 sea');
  expect(say('web-terrain', terrainOf('MMMMMM'))).toBe('mountain only');
  expect(say('web-text-cell', { cell: '0,0', ...cornersOf('PSPPMM'), on: 'nothing' })).toBe(
    '0,0: mountain south-west, north-west; sea north-east; empty',
  );
});
