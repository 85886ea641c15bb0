import { expect, test } from 'vitest';
import type { Step } from '../src/api/replays';
import { Stage } from '../src/draw/stage';
import { notation as fjords } from '../src/games/fjords/notation';
import { notation as northwood } from '../src/games/northwood/notation';
import { toCome, turnAfter, turnBefore, turnsOf } from '../src/pages/replay/line';

const line = (...events: [string, number | null][]): Step[] =>
  events.map(([event, seat]) => ({ event, seat, text: event, changes: [] }));

test('turns begin where somebody else decides, and for one alone with every dialogue', () => {
  const two = line(['*first 0', null], ['lay', 0], ['none', 0], ['*row 1', null], ['lay', 1], ['house', 1]);
  expect(turnsOf(two, fjords)).toEqual([1, 4]);
  expect(
    turnsOf(
      line(['*hand', null], ['visit 3', 0], ['listen', 0], ['*state', null], ['reply', 0], ['listen', 0]),
      northwood,
    ),
  ).toEqual([1, 2, 5]);
  expect([turnBefore([1, 4], 4), turnBefore([1, 4], 1), turnAfter([1, 4], 1, 6), turnAfter([1, 4], 4, 6)]).toEqual([
    1, 0, 4, 6,
  ]);
});

test('what chance has in store ends with the next deal', () => {
  const cards = line(
    ['*state 3C', null],
    ['reply 4C', 0],
    ['*draw 1F', null],
    ['*hand 2C 3C', null],
    ['*state 8E', null],
  );
  expect(toCome(cards, 0, northwood)).toEqual(['3C', '1F']);
  expect(toCome(cards, 1, northwood)).toEqual(['1F']);
});

test('a picture shows what is there, the higher layers in front', () => {
  const things = [
    [{ layer: 2, svg: '<a/>' }],
    [
      { layer: 2, svg: '<a/>' },
      { layer: 1, svg: '<b/>' },
    ],
  ];
  const stage = new Stage({ width: 10, height: 5, ground: '<ground/>', things }, '<style/>');
  expect(stage.length).toBe(2);
  expect(stage.picture(0)).toContain('<ground/><a/></svg>');
  expect(stage.picture(1)).toContain('<ground/><b/><a/></svg>');
});
