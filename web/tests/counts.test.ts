/** The count at the end of a settlement, and what decided it. */
import { beforeAll, expect, test } from 'vitest';
import type { Entry, Seat } from '../src/api/protocol';
import type { Sitting } from '../src/api/sitting';
import { countOf, countOrder } from '../src/games/fjords/board/moments/counts';
import { leadSince } from '../src/games/fjords/board/moments/facts';
import { outWords, spokenOf, toComeOf } from '../src/games/fjords/board/moments/words';
import { podiumOf, verdictOf } from '../src/games/fjords/board/verdict';
import type { FjordsView } from '../src/games/fjords/view';
import { speak } from '../src/words.svelte';

beforeAll(() => speak('en'));

const viking = (seat: number, cell: string) => ({ piece: 'viking', seat, cell });
const score = (vikings: number, land = 0, strength = 0) => ({
  vikings,
  land,
  strength,
  total: vikings + land + strength,
});
const player = (name: string): Seat => ({ kind: 'person', name }) as Seat;

function over(more: Partial<Record<keyof FjordsView, unknown>> = {}): FjordsView {
  return {
    due: 'over',
    turn: null,
    options: { edition: 2021 },
    supplies: [{ vikings: 0 }, { vikings: 3 }],
    pieces: [viking(0, '0,2'), viking(0, '0,0'), { piece: 'house', seat: 0, cell: '1,0' }, viking(1, '2,0')],
    secured: [['0,3'], []],
    reach: [[], []],
    scores: [score(2, 1, 2), score(1)],
    rounds: [],
    result: { scores: [5, 1], winners: [0] },
    ...more,
  } as unknown as FjordsView;
}

function sitting(seats: readonly number[], entries: readonly Entry[] = [], ended: Sitting['ended'] = null): Sitting {
  return { seats, entries, ended, players: ['Ada', 'Sigrun', 'Olaf'].map(player) } as unknown as Sitting;
}

const placed = (seats: readonly number[]): Entry[] =>
  seats.map((seat, n) => ({ ply: n + 1, at: 0, kind: 'event', text: `viking ${n},0`, n, seat }));

test('the clan with the fewest points is counted first: its vikings from north to south, then land, then runes', () => {
  expect(countOrder(over())).toEqual([1, 0]);
  expect(countOf(over()).map(({ seat, what, cell, total }) => [seat, what, cell, total])).toEqual([
    [1, 'viking', '2,0', 1],
    [0, 'viking', '0,0', 1],
    [0, 'viking', '0,2', 2],
    [0, 'land', '0,3', 3],
    [0, 'strength', null, 5],
  ]);
});

test('who wins a tie is counted last', () => {
  const tied = over({ scores: [score(1), score(1)], result: { scores: [1, 1], winners: [0] } });
  expect(countOrder(tied)).toEqual([1, 0]);
});

test('however many vikings there are, a clan is counted in little time', () => {
  const pieces = Array.from({ length: 40 }, (_, i) => viking(0, `0,${i}`));
  const steps = countOf(over({ pieces, scores: [score(40), score(0)] })).filter(({ seat }) => seat === 0);
  const [first, ...rest] = steps.map(({ wait }) => wait);
  expect(rest.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(1200);
  expect(first).toBeGreaterThan(400);
});

test('the lead counts from the viking after which it was kept', () => {
  expect(leadSince(placed([0, 1, 0, 1, 0, 0]), 0, [4, 2])).toBe(3);
  expect(leadSince(placed([0, 0, 1]), 0, [2, 1])).toBe(1);
  expect(leadSince(placed([0, 0, 1]), 0, [5, 1])).toBeNull();
  const back: Entry[] = [...placed([0, 1, 0]), { ply: 4, at: 0, kind: 'takeback', to: 2 }];
  expect(leadSince([...back, ...placed([0, 0, 0]).slice(2)], 0, [2, 1])).toBe(2);
});

test('the verdict tells what decided it', () => {
  const kept = over({ scores: [score(2), score(1)], result: { scores: [2, 1], winners: [0] } });
  expect(verdictOf(sitting([0], placed([0, 1, 0])), kept)).toMatchObject({
    title: 'You win by 1 point!',
    detail: '2 to 1. You took the lead with viking number 2 and kept it.',
    rule: null,
  });
  expect(verdictOf(sitting([1], placed([0, 1, 0])), over())).toMatchObject({
    detail: '5 to 1. 1 tile that no one else can reach brings 1 extra point.',
    rule: 'F8.2',
  });
});

test('a game that ended early says how it stood', () => {
  const early = over({ due: 'settle', reach: [['4,0', '5,0'], ['4,0']], secured: [['5,0'], []], result: undefined });
  const { detail } = verdictOf(sitting([0], [], { by: 'resign', seat: 1 }), early);
  expect(detail).toBe(
    'The game ended early, so no points were counted. The score was 5 to 1, and 2 tiles were still free.',
  );
});

test('on the podium the winner is the highest, and whoever left stands beside it', () => {
  const blocks = (table: Sitting, view: FjordsView) => podiumOf(table, view, verdictOf(table, view));
  expect(blocks(sitting([0]), over())).toMatchObject([
    { seat: 0, rank: 0, gold: true, points: 5, plate: false },
    { seat: 1, rank: 1, gold: false, points: 1 },
  ]);
  const three = over({
    supplies: [{}, {}, {}],
    scores: [score(4), score(7), score(7)],
    result: { scores: [4, 7, 7], winners: [2] },
  });
  expect(blocks(sitting([0]), three).map(({ seat, rank, plate }) => [seat, rank, plate])).toEqual([
    [1, 1, false],
    [2, 0, true],
    [0, 2, false],
  ]);
  const draw = over({ result: { scores: [41, 41], winners: [] }, scores: [score(41), score(41)] });
  expect(blocks(sitting([0]), draw)).toMatchObject([
    { rank: 0, gold: false, points: 41 },
    { rank: 0, gold: false, points: 41 },
  ]);
  expect(blocks(sitting([0], [], { by: 'resign', seat: 0 }), over({ due: 'settle' }))).toMatchObject([
    { seat: 1, wins: true, points: null, floor: false },
    { seat: 0, wins: false, floor: true },
  ]);
});

test('whoever is out of moves is told why, and how many vikings still come', () => {
  const view = over({
    due: 'settle',
    turn: 1,
    supplies: [{ vikings: 4 }, { vikings: 3 }],
    reach: [[], ['4,0', '5,0', '6,0', '7,0']],
  });
  expect(toComeOf(view, [0])).toEqual([1, 1, 1]);
  expect(outWords(sitting([0]), view, 2)).toEqual({
    title: 'You can’t settle any more tiles',
    why: 'You can’t reach any free land.',
    who: 'Sigrun settles the remaining tiles: 2 of 5.',
  });
  expect(spokenOf('out', sitting([0]), view)).toBe('You can’t settle any more tiles. Sigrun can still settle 3 tiles.');
  const none = { ...view, supplies: [{ vikings: 0 }, { vikings: 3 }] } as unknown as FjordsView;
  expect(outWords(sitting([0]), none, 0).why).toBe('All your vikings are placed.');
});

test('between rounds it is told who begins and how it stands', () => {
  const view = over({ due: 'lay', turn: 1, rounds: [[11, 14]], result: undefined, scores: undefined });
  expect(spokenOf('round', sitting([0]), view)).toBe('Round 2. Sigrun begins. Sigrun leads 14 to 11.');
});

test('the settlement is announced in the words of its edition', () => {
  const view = over({ due: 'settle', turn: 0, options: { edition: '2005' } });
  expect(spokenOf('phase', sitting([0]), view)).toBe(
    'The land is complete. Now settle it! Take turns placing one field on free land beside your own farms and fields. ' +
      'Every field scores 1 point. You begin.',
  );
});
