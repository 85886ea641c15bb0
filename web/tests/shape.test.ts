import { expect, test } from 'vitest';
import { borderRoom, corner, inside, ring, turned } from '../src/draw/hexes';
import { footOf } from '../src/games/fjords/draw/standing';
import { resting, runs, Shape } from '../src/games/fjords/draw/shape';

const WORDS = ['PPPPPP', 'MMMMMM', 'SSSSSS', 'PSPPMM', 'MPMPPP', 'PPPSSS', 'PPPPPS', 'MMPSSP', 'SSSSSP', 'PMMMMM'];

test('runs are maximal and go around the corner', () => {
  expect(runs('SPPPSS', 'S')).toEqual([[4, 3]]);
  expect(runs('MPMPPP', 'M')).toEqual([
    [0, 1],
    [2, 1],
  ]);
  expect(runs('MMMMMM', 'M')).toEqual([[0, 6]]);
});

test.each(WORDS)('just inside each corner of %s lies its terrain', (word) => {
  const shape = new Shape('17', word);
  [...word].forEach((terrain, k) => {
    const [x, y] = corner(k);
    expect(shape.terrain(x * 0.97, y * 0.97)).toBe(terrain);
  });
});

test.each(WORDS.filter((word) => word.includes('P')))(
  'a piece on %s stands on plains, away from the border',
  (word) => {
    const shape = new Shape('17', word);
    expect(shape.terrain(...shape.anchor)).toBe('P');
    expect(borderRoom(...shape.anchor)).toBeGreaterThanOrEqual(0.12);
  },
);

test.each(WORDS)('a viking on %s stands wholly on its own tile, however the tile is rotated', (word) => {
  for (let k = 0; k < 6; k++) {
    const tile = { tile: '17', word: word.slice(k) + word.slice(0, k), cell: '0,0' };
    const [x, y] = footOf('viking', '0,0', tile);
    for (const side of [-0.19, 0.19]) expect(inside(x + side, y, ring())).toBe(true);
    expect(inside(x, y - 0.55, ring())).toBe(true);
  }
});

test('coasts turn with the tile', () => {
  const lying = new Shape('17', 'MMPSSP');
  const next = new Shape('17', turnedWord('MMPSSP'));
  lying.sea[0]!.line.forEach((point, i) => {
    const [x, y] = turned(point, 1);
    expect(next.sea[0]!.line[i]).toEqual([expect.closeTo(x), expect.closeTo(y)]);
  });
});

test('coasts meet at the middle of an edge, whatever the tile', () => {
  const ends = WORDS.flatMap((word) => new Shape(word, word).sea).filter(({ line }) => line.length);
  for (const { line } of ends) expect(Math.hypot(...line[1]!)).toBeCloseTo(Math.sqrt(3) / 2);
});

test('a word and its rotations rest alike', () => {
  let word = 'PSPPMM';
  for (let k = 0; k < 6; k++) {
    expect(resting(word)[0]).toBe(resting('PSPPMM')[0]);
    word = turnedWord(word);
  }
});

/** A word turned clockwise by a sixth (F1.2). */
function turnedWord(word: string): string {
  return word[5]! + word.slice(0, 5);
}
