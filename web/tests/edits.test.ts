import { expect, test } from 'vitest';
import { edited } from '../src/api/edits';
import { inForce } from '../src/api/log';
import type { Entry } from '../src/api/protocol';
import { lastCell } from '../src/games/fjords/board/story';

test('edits make a new view and leave the old one alone', () => {
  const old = { turn: 0, legal: ['draw'], supplies: [{ vikings: 20 }, { vikings: 20 }] };
  const next = edited(old, [
    ['set', ['turn'], 1],
    ['cut', ['legal']],
    ['splice', ['supplies'], 1, 1, [{ vikings: 19 }]],
  ]);
  expect(next).toEqual({ turn: 1, supplies: [{ vikings: 20 }, { vikings: 19 }] });
  expect(old).toEqual({ turn: 0, legal: ['draw'], supplies: [{ vikings: 20 }, { vikings: 20 }] });
  expect(next.supplies[0]).toBe(old.supplies[0]);
});

test('a splice replaces items of a list, and an empty path the whole view', () => {
  expect(edited({ row: ['a', 'b', 'c'] }, [['splice', ['row'], 1, 1, ['x', 'y']]])).toEqual({
    row: ['a', 'x', 'y', 'c'],
  });
  expect(edited({ row: [] }, [['set', [], { turn: 2 }]])).toEqual({ turn: 2 });
});

const entry = (ply: number, text: string, n: number): Entry => ({ ply, at: 0, kind: 'event', text, n, seat: 0 });

test('what was taken back is not told', () => {
  const log: Entry[] = [
    entry(1, 'lay 17 1,0 PPPPPP', 0),
    entry(2, 'none', 1),
    entry(3, 'viking 2,0', 2),
    { ply: 4, at: 0, kind: 'takeback', to: 2, seat: 0 },
  ];
  expect(inForce(log).map((each) => each.ply)).toEqual([1, 2, 4]);
  expect(lastCell(log)).toBe('1,0');
});
