import { expect, test } from 'vitest';
import { ofFjords, ofNorthwood, ofTheYear, type Result } from '../src/house/statistics';

let at = 0;
const result = (fields: Partial<Result>): Result => ({
  id: `g${at}`,
  game: 'fjords',
  options: { edition: '2021', variant: 'base' },
  at: at++,
  players: 2,
  others: ['karl'],
  outcome: 'won',
  points: 20,
  margin: 3,
  fiefs: null,
  ...fields,
});
const journey = (stars: number | null, fields: Partial<Result> = {}): Result =>
  result({
    game: 'northwood',
    options: { setup: 'intro', goal: 16 },
    players: 1,
    others: [],
    points: stars,
    margin: null,
    outcome: (stars ?? 0) >= 16 ? 'won' : 'lost',
    fiefs: stars === null ? null : Array.from({ length: 8 }, (_, fief) => fief < 3),
    ...fields,
  });

test('games of Fjords are counted by outcome, variant, players and opponents', () => {
  const found = ofFjords([
    result({}),
    result({ outcome: 'drawn', points: 18, margin: 0 }),
    result({ outcome: 'lost', points: 12, margin: -6, players: 3, others: ['karl', null] }),
    result({ options: { edition: '2005' }, others: ['jarl'], points: 30, margin: 9 }),
    journey(20),
  ]);
  expect(found).toMatchObject({ played: 4, won: 2, drawn: 1, mean: 20, best: 30, margin: 9 });
  expect(found.byVariant.get('base')).toEqual({ played: 3, won: 1, drawn: 1 });
  expect(found.byVariant.get('first')).toEqual({ played: 1, won: 1, drawn: 0 });
  expect(found.byPlayers.get(3)).toEqual({ played: 1, won: 0, drawn: 0 });
  expect([...found.byOpponent.keys()].sort()).toEqual(['jarl', 'karl', 'person']);
});

test('a bot on two seats is one opponent', () => {
  expect(ofFjords([result({ players: 3, others: ['karl', 'karl'] })]).byOpponent.get('karl')!.played).toBe(1);
});

test('streaks and the course go by time, whatever the order of the list', () => {
  const games = [1, 2, 3, 4, 5].map((n) => result({ points: n, outcome: n === 3 ? 'lost' : 'won' }));
  const { streak, course } = ofFjords(games.toReversed());
  expect(streak).toEqual({ now: 2, longest: 2 });
  expect(course).toEqual([1, 2, 3, 4, 5]);
});

test('a game that was given up counts, but has no points', () => {
  expect(ofFjords([result({ outcome: 'lost', points: null, margin: null })])).toMatchObject({
    played: 1,
    won: 0,
    mean: null,
    best: null,
    margin: null,
    course: [],
  });
});

test('journeys bring medals by their stars, scenarios none', () => {
  const { medals, fiefs, bySetup } = ofNorthwood([
    journey(16),
    journey(19),
    journey(21),
    journey(22, { options: { scenario: 'first-thaw', challenge: false } }),
    journey(4),
    journey(null),
  ]);
  expect(medals).toEqual({ bronze: 1, silver: 1, gold: 1 });
  expect(fiefs[2]).toEqual({ played: 5, won: 5, drawn: 0 });
  expect(fiefs[3]).toEqual({ played: 5, won: 0, drawn: 0 });
  expect(bySetup.get('scenario')!.played).toBe(1);
  expect(bySetup.get('intro')!.played).toBe(5);
});

test('the year knows the best of each scenario and whether its challenge was met', () => {
  const year = ofTheYear([
    journey(9, { options: { scenario: 'first-thaw', challenge: false }, outcome: 'won' }),
    journey(7, { options: { scenario: 'first-thaw', challenge: true }, outcome: 'lost' }),
    journey(12, { options: { scenario: 'small-table', challenge: true }, outcome: 'won' }),
    journey(20),
  ]);
  expect(year.get('first-thaw')).toMatchObject({ played: 2, won: 1, best: 9, challenge: false });
  expect(year.get('small-table')).toMatchObject({ played: 1, won: 1, best: 12, challenge: true });
  expect(year.size).toBe(2);
});
