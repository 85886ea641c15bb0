/** How games of Fjords end, in words, and what becomes of a rematch. */
import { beforeAll, expect, test } from 'vitest';
import type { Entry, Seat } from '../src/api/protocol';
import type { Sitting } from '../src/api/sitting';
import { placesOf, verdictOf } from '../src/games/fjords/board/verdict';
import type { FjordsView } from '../src/games/fjords/view';
import { rematchOf } from '../src/pages/table/rematch';
import { speak } from '../src/words.svelte';

const SUPPLY = { vikings: 0, houses: 0, runes: [] };

function seat(name: string): Seat {
  return { kind: 'person', name, level: null, person: name, rating: null, away: false, reserved: null };
}

function sitting(seats: readonly number[], ended: Sitting['ended'] = null): Sitting {
  return { seats, ended, players: ['Ada', 'Sigrun', 'Olaf'].map(seat) } as unknown as Sitting;
}

function over(scores: number[], winners: number[]): FjordsView {
  return { due: 'over', supplies: scores.map(() => SUPPLY), result: { scores, winners } } as unknown as FjordsView;
}

beforeAll(() => speak('en'));

test('whoever won is named first, with the lead', () => {
  expect(verdictOf(sitting([0]), over([16, 14], [0]))).toMatchObject({ title: 'You win by 2 points!', winner: 0 });
  expect(verdictOf(sitting([0]), over([14, 15], [1])).title).toBe('Sigrun wins by 1 point');
});

test('a tie says who has as many points, who wins it and by which rule', () => {
  const verdict = verdictOf(sitting([2]), over([13, 13, 10], [1]));
  expect(verdict).toMatchObject({ title: 'Sigrun wins the tie-break', rule: 'F8.3' });
  expect(verdict.detail).toContain('Ada and Sigrun: 13 points each.');
  expect(placesOf(verdict, 3)).toEqual([1, 0, 2]);
});

test('a draw says what was even: the points of one round, or the rounds too', () => {
  const detail = (rounds?: number[][]): string => {
    const view = over([15, 15], []);
    return verdictOf(sitting([0]), { ...view, result: { ...view.result!, rounds } } as FjordsView).detail;
  };
  expect(detail()).toContain('the same number of points');
  expect(
    detail([
      [5, 5],
      [6, 4],
      [4, 6],
    ]),
  ).toContain('neither won two rounds');
});

test('a draw is called one', () => {
  expect(verdictOf(sitting([0]), over([41, 41], []))).toMatchObject({
    title: 'The game is a draw',
    winner: null,
    rule: 'F8.4',
  });
});

test('after a resignation and on time somebody wins, and nothing is counted', () => {
  const view = { due: 'settle', supplies: [SUPPLY, SUPPLY] } as unknown as FjordsView;
  const title = (seats: number[], by: 'resign' | 'timeout', loser: number): string =>
    verdictOf(sitting(seats, { by, seat: loser }), view).title;
  expect(title([0], 'resign', 1)).toBe('You win: Sigrun resigned');
  expect(title([0], 'resign', 0)).toBe('Sigrun wins: you resigned');
  expect(title([0, 1], 'resign', 0)).toBe('Sigrun wins: Ada resigned');
  expect(title([0], 'timeout', 1)).toBe('You win: Sigrun ran out of time');
  expect(title([0], 'timeout', 0)).toBe('Sigrun wins: you ran out of time');
  expect(verdictOf(sitting([0], { by: 'resign', seat: 1 }), view).scores).toBeNull();
});

test('with more than two players those who stayed win together', () => {
  const view = { due: 'lay', supplies: [SUPPLY, SUPPLY, SUPPLY] } as unknown as FjordsView;
  expect(verdictOf(sitting([0], { by: 'resign', seat: 2 }), view)).toMatchObject({
    title: 'The others win: Olaf resigned',
    winner: null,
  });
});

test('a rematch is asked for, offered to the others, and declined by name', () => {
  const players = ['Ada', 'Sigrun'].map(seat);
  const offer = { ply: 90, kind: 'rematch' as const, seat: 0, agreed: [] };
  const known = { around: { offers: [offer] }, entries: [], players };
  expect(rematchOf({ ...known, seats: [0] })).toEqual({ state: 'asked', waiting: [1], offer: 90 });
  expect(rematchOf({ ...known, seats: [1] })).toEqual({ state: 'offered', seat: 0, offer: 90 });
  expect(rematchOf({ ...known, seats: [] })).toEqual({ state: 'none' });
  const entries: Entry[] = [
    { ply: 90, at: 0, kind: 'offer', offer: 'rematch', seat: 0 },
    { ply: 91, at: 0, kind: 'answer', offer: 90, seat: 1, yes: false },
  ];
  expect(rematchOf({ around: { offers: [] }, entries, players, seats: [0] })).toEqual({ state: 'declined', seat: 1 });
});
