import { expect, test } from 'vitest';
import { claims, nextTurn, placements } from '../src/games/fjords/board/moves';
import { choices } from '../src/games/northwood/view';

test('placements are found by tile and cell, with every way to lie', () => {
  const found = placements(['lay 17 1,0 PPMMPP', 'lay 17 1,0 MPPMPP', 'lay 03 0,2 SSPPPP', 'nothing']);
  expect(found.get('17')?.get('1,0')).toEqual(['PPMMPP', 'MPPMPP']);
  expect([...found.keys()]).toEqual(['17', '03']);
});

test('claims are found by way, and a stone of Wisdom leads on to its tiles', () => {
  const found = claims(['viking 1,0', 'journey 4,0', 'wisdom 3,-1 2,-1', 'wisdom 3,-1 2,0']);
  expect([...found.get('viking')!.keys()]).toEqual(['1,0']);
  expect(found.get('wisdom')?.get('3,-1')).toEqual(['2,-1', '2,0']);
  expect(found.has('horse')).toBe(false);
});

test('a tile turns clockwise, on a cell only to where it fits', () => {
  expect(nextTurn('MPPPPP', null)).toBe('PMPPPP');
  expect(nextTurn('MPPPPP', ['MPPPPP', 'PPPMPP'])).toBe('PPPMPP');
  expect(nextTurn('MPPPPP', ['MPPPPP'])).toBe('MPPPPP');
  expect(nextTurn('PPPPPP', null)).toBe('PPPPPP');
});

test('the choices of a visit are sorted by what they point at', () => {
  const found = choices(['listen', 'use JE', 'call KC JE', 'reply 7E', 'fief 4', 'name F', 'stop']);
  expect(found.cards.get('7E')).toBe('reply 7E');
  expect(found.allies.get('JE')).toBe('use JE');
  expect(found.fiefs.get(4)).toBe('fief 4');
  expect(found.calls).toEqual(['call KC JE']);
  expect(found.buttons).toEqual(['listen', 'name F', 'stop']);
});
