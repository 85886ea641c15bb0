/** How visits of For Northwood! ended, and what a journey is remembered for. */
import { beforeAll, expect, test } from 'vitest';
import type { JudgedInWords } from '../src/api/generated';
import { visitWords } from '../src/games/northwood/board/visit-words';
import type { NorthwoodView } from '../src/games/northwood/view';
import { storyOf } from '../src/games/northwood/remembered';
import { endedBy, type ToldVisit } from '../src/games/northwood/visits';
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
    miss: 'You scored 1 card too few.',
    detail:
      'Fief 2 is lost, and the King of Eyes leaves the game. You can still win 4 stars. You need 3 of them to reach the goal of 3.',
  });
  expect(visitWords(lost, view('lost', { goal: 5 })).detail).toContain('You can’t reach the goal of 5 stars any more.');
  const won = endedBy(BEFORE, 'reply 7E', view('won'))!;
  expect(visitWords(won, view('won', { goal: 2 })).detail).toContain('Goal reached: 2 stars!');
  const last = view('won', { due: 'over' });
  expect(visitWords(won, last).detail).toBe('You win fief 2 and 2 stars.'); // no later visit is left for a friend
});

function visit(number: number, won: boolean, cards: number, worth: number, from = 0): ToldVisit {
  const scored = Array<string>(cards).fill('1C');
  return { fief: number, won, scored, worth, stars: won ? worth : 0, from, to: from + 10 } as unknown as ToldVisit;
}

test('a journey is remembered for its closest miss and its best visit', () => {
  const [a, b, c, d] = [visit(3, false, 4, 1), visit(5, false, 4, 2), visit(7, false, 3, 4), visit(0, true, 0, 4)];
  expect(storyOf([a, b, c, d], null)).toMatchObject({ closest: b, best: d, luckiest: null, hinge: null });
  expect(storyOf([], null)).toMatchObject({ closest: null, best: null });
});

/** A decision: the chances of the visit, of what was played and of the best, and those to reach the goal. */
function move(ply: number, hits: [number, number], wins: [number, number]): JudgedInWords {
  const [played, best] = [0, 1].map((n) => ({ action: `reply ${n + 1}C`, hit: hits[n], win: wins[n] }));
  return { ply, played, best, lost_win: Math.max(0, wins[1] - wins[0]) } as unknown as JudgedInWords;
}

test('the luck of a visit is what chance brought, not what was given away', () => {
  const [lucky, hapless, careless] = [visit(7, true, 7, 4, 0), visit(2, false, 3, 2, 10), visit(3, false, 4, 1, 20)];
  const moves = [
    move(0, [0.2, 0.2], [0.5, 0.5]),
    move(10, [0.7, 0.7], [0.6, 0.6]),
    move(20, [0.9, 0.9], [0.4, 0.4]),
    move(25, [0.1, 0.9], [0.1, 0.4]), // a mistake: it was not bad luck
  ];
  const story = storyOf([lucky, hapless, careless], { moves });
  expect(story.luckiest).toMatchObject({ visit: lucky, chance: 0.2, during: false });
  expect(story.unluckiest).toMatchObject({ visit: hapless, chance: 0.7, during: false });
});

test('a visit that own decisions changed is told with the chance that was most surprising', () => {
  const [won, lost] = [visit(7, true, 7, 4, 0), visit(2, false, 3, 2, 10)];
  const moves = [
    move(0, [0.96, 0.96], [0.5, 0.5]),
    move(4, [0.3, 0.9], [0.2, 0.5]), // a mistake that cost nothing
    move(10, [0.4, 0.4], [0.5, 0.5]),
    move(13, [0.8, 0.9], [0.5, 0.5]),
  ];
  const story = storyOf([won, lost], { moves });
  expect(story.luckiest).toMatchObject({ visit: won, chance: 0.3, during: true });
  expect(story.unluckiest).toMatchObject({ visit: lost, chance: 0.8, during: true });
});

test('a journey hung on the last decision at which its result was open', () => {
  const [early, late] = [visit(7, true, 7, 4, 0), visit(2, false, 3, 2, 10)];
  const moves = [move(0, [0.5, 0.5], [0.5, 0.5]), move(12, [0.1, 0.6], [0.05, 0.4]), move(14, [0, 0], [0, 0.01])];
  expect(storyOf([early, late], { moves }).hinge).toEqual({
    visit: late,
    ply: 12,
    chance: 0.4,
    played: 'reply 1C',
    better: 'reply 2C',
  });
  const certain = [move(2, [0.9, 0.9], [1, 1]), move(12, [0.9, 0.9], [1, 1])];
  expect(storyOf([early, late], { moves: certain }).hinge).toBeNull();
});
