import { expect, test } from 'vitest';
import { drawn, fan } from '../src/games/northwood/board/fan';

test('a hand that fits lies in one row around its middle', () => {
  const { places, rows, longest } = fan(5, 8);
  expect([rows, longest]).toEqual([1, 5]);
  expect(places.map((place) => place.at)).toEqual([-2, -1, 0, 1, 2]);
  expect(places.map((place) => place.last)).toEqual([false, false, false, false, true]);
});

test('a larger hand lies in rows of almost the same length', () => {
  const { places, rows, longest } = fan(13, 8);
  expect([rows, longest]).toEqual([2, 7]);
  expect(places.filter((place) => place.row === 0)).toHaveLength(7);
  expect(places.filter((place) => place.last).map((place) => [place.row, place.at])).toEqual([
    [0, 3],
    [1, 2.5],
  ]);
});

test('the ends of a full hand are bent most, a hand of two hardly at all', () => {
  expect(fan(8, 8).places.map((place) => place.bend)).toEqual([-1, -5 / 7, -3 / 7, -1 / 7, 1 / 7, 3 / 7, 5 / 7, 1]);
  expect(fan(2, 8).places[1]!.bend).toBeCloseTo(1 / 7);
  expect(fan(14, 14).places.at(-1)!.bend).toBe(1);
});

test('no hand, no cards', () => {
  expect(fan(0, 8).places).toEqual([]);
});

test('cards are new until a reply, but not those of a new deal', () => {
  expect([...drawn(['1C', '2C'], ['1C', '2C', '3C'], new Set())]).toEqual(['3C']);
  expect([...drawn(['1C', '2C', '3C'], ['2C', '3C', '4C'], new Set(['3C']))]).toEqual(['3C', '4C']);
  expect([...drawn(['1C', '2C'], ['5C', '6C'], new Set(['1C']))]).toEqual([]);
});
