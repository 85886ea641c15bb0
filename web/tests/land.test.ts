import { expect, test } from 'vitest';
import { contestedAreas, middleOf, outOfReach, securedAreas, steps } from '../src/games/fjords/board/land';
import { openPlaces } from '../src/games/fjords/board/fitting';
import { areas, border } from '../src/games/fjords/draw/borders';
import type { FjordsView } from '../src/games/fjords/view';

/** Plains in a row from west to east, with a mountain behind the fourth tile. */
const ROW = ['PPPPPP', 'PPPPPP', 'PPPPPP', 'PPPPPP', 'MMMMMM'].map((word, q) => ({
  tile: `${q}`,
  cell: `${q},0`,
  word,
}));

function view(part: Partial<FjordsView>): FjordsView {
  return { board: ROW, pieces: [], stones: [], ...part } as unknown as FjordsView;
}

/** The lines of a path, each as its corners. */
function lines(path: string): string[][] {
  return path
    .split('Z')
    .filter(Boolean)
    .map((line) => [...line.matchAll(/Q(\S+ \S+)/g)].map(([, at]) => at!));
}

test('cells that share an edge are one area', () => {
  expect(areas(['0,0', '1,0', '3,0', '2,1']).map((area) => area.toSorted())).toEqual([
    ['0,0', '1,0'],
    ['2,1', '3,0'],
  ]);
});

test('the border of one cell has six corners, that of two neighbours ten', () => {
  expect(lines(border(['0,0'], 0, 0.1, 100))[0]).toHaveLength(6);
  expect(lines(border(['0,0', '1,0'], 0, 0.1, 100))[0]).toHaveLength(10);
});

test('a hole has a border of its own', () => {
  const around = ['1,-1', '1,0', '0,1', '-1,1', '-1,0', '0,-1'];
  expect(lines(border(around, 0, 0.1, 100)).map((line) => line.length)).toEqual([18, 6]);
});

test('an inset border begins in the north and lies inside', () => {
  expect(lines(border(['0,0'], 0.1, 0.1, 100))[0]![0]).toBe('0 -88.453');
});

test('land is grouped by who can reach it', () => {
  const shown = view({
    secured: [['0,0'], []],
    contested: ['1,0', '2,0', '3,0'],
    reach: [
      ['0,0', '1,0', '2,0', '3,0'],
      ['1,0', '2,0', '3,0'],
    ],
  });
  expect(securedAreas(shown)).toEqual([{ seats: [0], cells: ['0,0'] }]);
  expect(contestedAreas(shown)).toEqual([{ seats: [0, 1], cells: ['1,0', '2,0', '3,0'] }]);
  expect(outOfReach(shown)).toEqual(['4,0']);
  expect(middleOf(['1,0', '2,0', '3,0'])).toBe('2,0');
});

test('steps are counted over vacant land that is connected by plains', () => {
  const pieces = [
    { seat: 0, cell: '0,0', piece: 'house' as const },
    { seat: 1, cell: '3,0', piece: 'house' as const },
  ];
  expect([...steps(view({ pieces }), 0)]).toEqual([
    ['1,0', 1],
    ['2,0', 2],
  ]);
  expect([...steps(view({ pieces: [{ ...pieces[0]!, cell: '4,0' }] }), 0)]).toEqual([]);
});

test('a tile may lie only where it touches two', () => {
  expect(openPlaces(view({ board: ROW.slice(0, 2) })).toSorted()).toEqual(['0,1', '1,-1']);
});
