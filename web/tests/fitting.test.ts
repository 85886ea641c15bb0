import { expect, test } from 'vitest';
import { fitsAt, gaps } from '../src/games/fjords/board/fitting';
import { forecastOf } from '../src/games/fjords/board/forecast';
import type { FjordsView } from '../src/games/fjords/view';

/** Two tiles side by side: the place above touches them at its south-west, south and south-east corners. */
const BOARD = [
  { tile: 'A', cell: '0,0', word: 'PMMPPP' },
  { tile: 'B', cell: '1,0', word: 'SPPPPM' },
];
const ABOVE = '1,-1';

function view(part: Partial<FjordsView>): FjordsView {
  return { board: BOARD, pieces: [], stones: [], row: [], bag: [], aside: [], drawn: null, ...part } as FjordsView;
}

test('what fits is told as it would lie, tiles to choose from first, the same ones once', () => {
  const printed = { '01': 'PPPPMS', '02': 'SMPPPP', '03': 'PPPPPP', '04': 'PMSPPP', '05': 'SMPPPP' };
  const fits = fitsAt(view({ printed, row: ['04', '03'], bag: ['01', '02', '05'] }), ABOVE);
  expect(fits).toEqual([{ tile: '02', word: 'PPSMPP', from: 'bag', count: 2 }]);
  const asked = fitsAt(view({ printed, row: ['02'], bag: ['05'] }), ABOVE);
  expect(asked.map(({ tile, from, count }) => [tile, from, count])).toEqual([
    ['02', 'row', 1],
    ['05', 'bag', 1],
  ]);
});

test('nothing fits beside sea alone', () => {
  const board = BOARD.map((laid) => ({ ...laid, word: 'SSSSSS' }));
  const shown = view({ board, printed: { '01': 'SSSSSS' }, bag: ['01'] });
  expect(fitsAt(shown, ABOVE)).toEqual([]);
  expect(gaps(shown)).toEqual([]); // land may come beside it, and then it fits
});

test('a gap stays open where no tile that is left has the corners', () => {
  const fitting = { '01': 'SMPPPP', '02': 'PPPPPP' };
  expect(gaps(view({ printed: fitting, row: ['01'], bag: ['02'] }))).toEqual([]);
  expect(gaps(view({ printed: fitting, bag: ['02'] }))).toEqual([ABOVE]);
  expect(gaps(view({ printed: fitting, aside: ['01'], bag: ['02'] }))).toEqual([]);
});

test('land is shared out by who is nearer in steps', () => {
  const board = [0, 1, 2, 3, 4, 5, 6].map((q) => ({ tile: `${q}`, cell: `${q},0`, word: 'PPPPPP' }));
  const house = (seat: number, cell: string) => ({ seat, cell, piece: 'house' as const });
  const supplies = [{}, {}] as FjordsView['supplies'];
  const shared = forecastOf(view({ board, supplies, pieces: [house(0, '1,0'), house(1, '5,0')] }));
  expect(shared).toEqual({
    seats: [
      { alone: 1, nearer: 1 },
      { alone: 1, nearer: 1 },
    ],
    even: 1,
    tiles: 5,
  });
});
