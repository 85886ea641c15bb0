/** How visits of For Northwood! ended, and what a journey is remembered for. */
import { beforeAll, expect, test } from 'vitest';
import { visitWords } from '../src/games/northwood/board/visit-words';
import type { NorthwoodView } from '../src/games/northwood/view';
import { endedBy, storyOf, type EndedVisit } from '../src/games/northwood/visits';
import { speak } from '../src/words.svelte';

type Fate = 'open' | 'won' | 'lost';

function fief(number: number, fate: Fate): object {
  return { fief: number, fate, ruler: 'KE', friendly: fate === 'won', worth: 2, stars: fate === 'won' ? 2 : 0 };
}

function view(fate: Fate, fields: object = {}): NorthwoodView {
  const fiefs = [fief(0, 'open'), fief(1, 'open'), fief(2, fate)];
  return { rules: [], goal: 16, stars: fate === 'won' ? 2 : 0, fiefs, ...fields } as unknown as NorthwoodView;
}

const BEFORE = view('open', { fief: 2, score: ['3C'], scoring: ['7E'] });

beforeAll(() => speak('en'));

test('the last reply is counted if it scores', () => {
  expect(endedBy(BEFORE, 'reply 7E', view('won'))).toMatchObject({ won: true, scored: ['3C', '7E'], stars: 2 });
  expect(endedBy(BEFORE, 'reply 2C', view('lost'))).toMatchObject({ won: false, scored: ['3C'] });
});

test('a number that contradicts the fate is not told', () => {
  expect(endedBy(BEFORE, 'use QC', view('won'))?.scored).toBeNull();
});

test('an event that ends no visit is no end', () => {
  expect(endedBy(BEFORE, 'reply 7E', view('open'))).toBeNull();
  expect(endedBy(view('open'), 'visit 2', view('won'))).toBeNull();
});

test('the end of a visit says how close it was and what it means', () => {
  const lost = endedBy(BEFORE, 'reply 2C', view('lost'))!;
  expect(visitWords(lost, view('lost', { goal: 3 }))).toMatchObject({
    title: 'Visit lost',
    miss: 'One short.',
    detail: 'Fief 2 is lost. King of Eyes has gone home. 4 stars are still open; you need 3 more for 3.',
  });
  expect(visitWords(lost, view('lost', { goal: 5 })).detail).toContain('The goal (5) is out of reach now.');
  const won = endedBy(BEFORE, 'reply 7E', view('won'))!;
  expect(visitWords(won, view('won', { goal: 2 })).detail).toContain('Goal reached: 2!');
});

test('a journey is remembered for its closest miss, its best visit and its worst', () => {
  const visit = (number: number, won: boolean, cards: number, worth: number): EndedVisit =>
    ({ fief: number, won, scored: Array(cards).fill('1C'), worth, stars: won ? worth : 0 }) as unknown as EndedVisit;
  const [a, b, c, d] = [visit(3, false, 4, 1), visit(5, false, 4, 2), visit(7, false, 3, 4), visit(0, true, 0, 4)];
  expect(storyOf([a, b, c, d])).toEqual({ closest: b, best: d, worst: c });
  expect(storyOf([])).toEqual({ closest: null, best: null, worst: null });
});
