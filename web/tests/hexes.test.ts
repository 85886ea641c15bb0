import { expect, test } from 'vitest';
import { beside, borderRoom, cellAt, centre, corner, turned } from '../src/draw/hexes';

test('the middle of a cell lies in it', () => {
  for (const cell of ['0,0', '3,-2', '-4,7', '5,0']) expect(cellAt(centre(cell))).toBe(cell);
});

test('a point near the edge belongs to the cell on its side of it', () => {
  const [x, y] = centre('2,-1');
  const [nx, ny] = centre(beside('2,-1', 1));
  expect(cellAt([x + (nx - x) * 0.49, y + (ny - y) * 0.49])).toBe('2,-1');
  expect(cellAt([x + (nx - x) * 0.51, y + (ny - y) * 0.51])).toBe('3,-1');
});

test('the border is reached at the corners and passed beyond them', () => {
  expect(borderRoom(...corner(2))).toBeCloseTo(0);
  expect(borderRoom(0, 0)).toBeCloseTo(Math.sqrt(3) / 2);
  expect(borderRoom(1.2, 0)).toBeLessThan(0);
});

test('turning by a sixth takes each corner to the next', () => {
  const [x, y] = turned(corner(0), 1);
  expect([x, y]).toEqual([expect.closeTo(corner(1)[0]), expect.closeTo(corner(1)[1])]);
});
