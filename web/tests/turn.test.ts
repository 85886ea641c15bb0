import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Refusal, View } from '../src/api/protocol';
import { Refused } from '../src/api/refused';
import type { Sitting } from '../src/api/sitting';
import { keydown as fjordsKey } from '../src/games/fjords/board/keys';
import { Turn as FjordsTurn } from '../src/games/fjords/board/turn.svelte';
import { keydown as northwoodKey } from '../src/games/northwood/board/keys';
import { Turn as NorthwoodTurn } from '../src/games/northwood/board/turn.svelte';
import { speak } from '../src/words.svelte';

const WHY: Refusal = { kind: 'IllegalAction', key: 'k', rule: 'F3.1', params: {}, text: 'It touches too little.' };

const FJORDS = {
  game: 'fjords',
  options: { edition: '2021', players: 2 },
  turn: 0,
  due: 'lay',
  kinds: ['lay'],
  legal: ['lay 17 1,0 PPMMPP', 'lay 17 1,0 MPPMPP', 'lay 03 0,2 SSPPPP'],
  row: ['17', '03'],
  printed: { '17': 'PPMMPP', '03': 'SSPPPP' },
  board: [{ tile: 'A', cell: '0,0', word: 'PPPPPP' }],
  pieces: [],
  stones: [],
  supplies: [{ houses: 4 }, { houses: 4 }],
};
const NORTHWOOD = {
  game: 'northwood',
  options: { setup: 'intro' },
  turn: 0,
  due: 'reply',
  legal: ['reply 3C', 'use QC'],
  hand: ['3C', '4E'],
};

const played: string[] = [];
const asked: string[] = [];
let undone = 0;
let why: Refusal | null;

function sitting(view: object): Sitting {
  return {
    view: view as View,
    entries: [],
    seats: [0],
    mine: true,
    waiting: false,
    players: [],
    ended: null,
    thinking: null,
    move: (action: string) => Promise.resolve(played.push(action)),
    why: (action: string) => (asked.push(action), Promise.resolve(why)),
    undo: () => Promise.resolve((undone += 1)),
    hint: () => Promise.resolve([{ action: (view as View).legal![0]!, reasons: [] }]),
  } as unknown as Sitting;
}

function press(key: string, on: (event: KeyboardEvent) => void): boolean {
  let taken = false;
  const preventDefault = (): void => void (taken = true);
  on({ key, target: { closest: () => null }, preventDefault } as unknown as KeyboardEvent);
  return taken;
}

beforeAll(() => speak('en'));
beforeEach(() => {
  played.length = asked.length = undone = 0;
  why = WHY;
});

test('a tile is planned where it fits, and laid by pointing there once more', async () => {
  const turn = new FjordsTurn(() => sitting(FJORDS));
  turn.plan.choose('17');
  await turn.point('1,0');
  expect([turn.plan.action, played]).toEqual(['lay 17 1,0 PPMMPP', []]);
  await turn.point('1,0');
  expect(played).toEqual(['lay 17 1,0 PPMMPP']);
});

test('pointing where a tile does not fit asks the table why, and shows it there', async () => {
  const turn = new FjordsTurn(() => sitting(FJORDS));
  await turn.point('5,5');
  expect([turn.notice, asked]).toEqual(['Choose a tile.', []]);
  turn.plan.choose('17');
  await turn.point('5,5');
  expect(asked).toEqual(['lay 17 5,5 PPMMPP']);
  expect(turn.refusal).toMatchObject({ cell: '5,5', rule: 'F3.1', text: WHY.text });
  turn.clear();
  expect([turn.refusal, turn.notice]).toEqual([null, '']);
});

test('what the table refuses after all is shown where it would have been', async () => {
  const refusing = { ...sitting(FJORDS), move: () => Promise.reject(new Refused(WHY)) };
  const turn = new FjordsTurn(() => refusing);
  await turn.act('lay 17 1,0 PPMMPP');
  expect(turn.refusal).toMatchObject({ cell: '1,0', rule: 'F3.1' });
});

test('undo takes back the plan before it takes back a move, on both boards', async () => {
  const fjords = new FjordsTurn(() => sitting(FJORDS));
  fjords.plan.choose('17');
  await fjords.point('1,0');
  await fjords.undo();
  expect([fjords.plan.cell, undone]).toEqual([null, 0]);
  await fjords.undo();
  expect(undone).toBe(1);
  const northwood = new NorthwoodTurn(() => sitting(NORTHWOOD));
  await northwood.pickCard('3C');
  await northwood.undo();
  expect([northwood.chosen, undone]).toEqual([null, 1]);
});

test('a hint plans what it advises, on both boards', async () => {
  const fjords = new FjordsTurn(() => sitting(FJORDS));
  await fjords.hint();
  expect([fjords.plan.action, fjords.notice !== '']).toEqual(['lay 17 1,0 PPMMPP', true]);
  const northwood = new NorthwoodTurn(() => sitting(NORTHWOOD));
  await northwood.hint();
  expect([northwood.chosen, northwood.reason]).toEqual(['reply 3C', '']);
  expect(northwood.advice).toBe('Hint: Reply with the 3 of Claws.');
});

test('a hint is announced while it is looked for, and left out if a move came first', async () => {
  for (const Turn of [FjordsTurn, NorthwoodTurn]) {
    let found!: (hints: never[]) => void;
    const table = { ...sitting(Turn === FjordsTurn ? FJORDS : NORTHWOOD), ply: 1 };
    const { legal } = table.view as { legal: string[] };
    table.hint = (() => new Promise((done) => (found = done))) as typeof table.hint;
    const turn = new Turn(() => table as unknown as Sitting);
    const said = (): string => ('notice' in turn ? turn.notice : turn.advice);
    const asked = turn.hint();
    expect(said()).toBe('Looking for a good move…');
    found([]);
    await asked;
    expect(said()).toBe('');
    const late = turn.hint();
    table.ply = 2;
    turn.clear();
    found([{ action: legal[0], reasons: [] }] as unknown as never[]);
    await late;
    expect(said()).toBe('');
    expect('plan' in turn ? turn.plan.action : turn.chosen).toBeNull();
  }
});

test('nothing can be pointed at once a game ended early', () => {
  const view = { ...FJORDS, due: 'settle', kinds: ['settle'], legal: ['viking 1,0'], scores: [], reach: [['1,0'], []] };
  const ended: Sitting['ended'] = { by: 'resign', seat: 1 };
  const cells = (over: Sitting['ended']): number =>
    new FjordsTurn(() => ({ ...sitting(view), ended: over })).plan.cells.size;
  expect([cells(null), cells(ended)]).toEqual([1, 0]);
});

test('a turn follows the table that its board shows now', () => {
  let table = sitting(FJORDS);
  const turn = new FjordsTurn(() => table);
  expect([turn.mine, turn.seat]).toEqual([true, 0]);
  table = { ...sitting(FJORDS), ended: { by: 'resign', seat: 1 } };
  expect([turn.over, turn.mine]).toEqual([true, false]);
});

test('a tile set aside is offered beside the bag only where it may be laid', () => {
  const drawing = { ...FJORDS, due: 'again', row: [], legal: ['draw'] };
  const detail = (legal: string[]): string => new FjordsTurn(() => sitting({ ...drawing, legal })).detail;
  expect(detail(['draw'])).toBe('Draw a tile from the bag.');
  expect(detail(['draw', 'lay 17 1,0 PPMMPP'])).toBe('Draw a tile, or lay one that was set aside.');
});

test('to stop is to draw no more, or to decline a swap', () => {
  const ability = (step: string): NorthwoodTurn =>
    new NorthwoodTurn(() => sitting({ ...NORTHWOOD, due: 'ability', legal: ['stop'], steps: [{ step }] }));
  expect(ability('StopOrMore').labelOf('stop')).toBe('Stop drawing');
  expect(ability('Trade').labelOf('stop')).toBe('Don’t swap');
});

test('being out of moves is noticed while others can settle', () => {
  const view = {
    ...FJORDS,
    due: 'settle',
    turn: 1,
    scores: [],
    reach: [[], ['0,0']],
    supplies: [{ vikings: 4 }, { vikings: 4 }],
  };
  const turn = (reach: string[][]): FjordsTurn =>
    new FjordsTurn(() => ({ ...sitting({ ...view, reach }), mine: false, waiting: true }));
  expect(turn([[], ['0,0']]).out).toBe(true);
  expect(turn([['1,0'], ['0,0']]).out).toBe(false);
});

function commands() {
  return { zoomBy: vi.fn(), recentre: vi.fn(), fits: vi.fn(), legend: vi.fn(), help: vi.fn(), guide: vi.fn() };
}

test('keys of Fjords choose, turn, play and zoom', () => {
  const turn = new FjordsTurn(() => sitting(FJORDS));
  const does = commands();
  const key = (name: string): boolean => press(name, (event) => fjordsKey(event, turn, does));
  expect([key('1'), turn.plan.tile]).toEqual([true, '17']);
  expect(does.guide).toHaveBeenCalledOnce(); // the places where it fits are next
  expect([key('r'), turn.plan.word]).toEqual([true, 'PPPMMP']);
  turn.plan.point('1,0');
  expect([key('Enter'), played.length]).toEqual([true, 1]);
  expect([key('+'), key('-'), key('0')]).toEqual([true, true, true]);
  expect([does.zoomBy.mock.calls.length, does.recentre.mock.calls.length]).toEqual([2, 1]);
  expect([key('f'), key('?'), key('ArrowUp')]).toEqual([true, true, true]);
  expect([does.fits.mock.calls.length, does.help.mock.calls.length]).toEqual([1, 1]);
  expect(key('m')).toBe(false); // land is marked in the settlement only
  expect(key('q')).toBe(false);
});

test('Enter builds where a longhouse may be built, and draws where a tile is to be drawn', () => {
  const enter = (view: object): void => {
    const turn = new FjordsTurn(() => sitting({ ...FJORDS, legal: [], ...view }));
    press('Enter', (event) => fjordsKey(event, turn, commands()));
  };
  enter({ due: 'build', kinds: ['house', 'none'] });
  enter({ due: 'turn', kinds: ['draw'], row: [] });
  enter({ due: 'lay' });
  expect(played).toEqual(['house', 'draw']);
});

test('a tile that is turned in vain says why', () => {
  const turn = new FjordsTurn(() => sitting(FJORDS));
  turn.rotate();
  expect(turn.detail).toBe('Choose a tile.');
  turn.choose('03');
  turn.plan.point('0,2');
  expect(turn.detail).toBe('Click or tap the tile again to lay it.');
  turn.rotate();
  expect(turn.detail).toBe('The tile fits here only in this rotation.');
  turn.choose('17');
  expect(turn.detail).toBe('This tile fits in 1 place.');
});

test('keys of For Northwood! play what is chosen and take it back', () => {
  const turn = new NorthwoodTurn(() => sitting(NORTHWOOD));
  const key = (name: string): boolean => press(name, (event) => northwoodKey(event, turn));
  void turn.pickCard('3C');
  expect([key('Enter'), played]).toEqual([true, ['reply 3C']]);
  expect([key('Escape'), turn.chosen]).toEqual([true, null]);
  expect(key('q')).toBe(false);
});
