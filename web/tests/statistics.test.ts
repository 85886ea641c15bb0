import { expect, test } from 'vitest';
import { ofFjords } from '../src/games/fjords/statistics';
import { ofNorthwood, ofTheYear } from '../src/games/northwood/statistics';
import { recordsOf } from '../src/pages/people/profile';
import { tableOf } from '../src/pages/statistics/table';
import type { GameResult } from '../src/parts/statistics';

let at = 0;
const result = (fields: Partial<GameResult>): GameResult => ({
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
  opening: { first: 'PPPPPS', built: [1, 4] },
  rivals: [{ name: 'Karl', person: null, level: 'karl' }],
  rated: false,
  daily: false,
  ...fields,
});
const journey = (stars: number | null, fields: Partial<GameResult> = {}): GameResult =>
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

test('journeys bring medals by their stars, also where the goal was missed, scenarios none', () => {
  const { medals, fiefs, bySetup } = ofNorthwood([
    journey(16),
    journey(19),
    journey(21),
    journey(22, { options: { scenario: 'first-thaw', challenge: false } }),
    journey(17, { options: { setup: 'full', goal: 20 }, outcome: 'lost' }),
    journey(4),
    journey(null),
  ]);
  expect(medals).toEqual({ bronze: 2, silver: 1, gold: 1 });
  expect(fiefs[2]).toEqual({ played: 6, won: 6, drawn: 0 });
  expect(fiefs[3]).toEqual({ played: 6, won: 0, drawn: 0 });
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

test('openings are counted by what the first tile shows, by the first fief, and by when longhouses were built', () => {
  const found = ofFjords([
    result({}),
    result({ outcome: 'lost', opening: { first: 'MMMMMM', built: [3] } }),
    result({ opening: { first: 'PPPPPP', built: [] } }),
    result({ opening: { first: 'PSPPMM', built: [2, 8] } }),
    result({ opening: null }),
  ]);
  expect(found.byFirstTile.get('coast')).toEqual({ played: 1, won: 1, drawn: 0 });
  expect(found.byFirstTile.get('mountains')).toEqual({ played: 1, won: 0, drawn: 0 });
  expect([...found.byFirstTile.keys()].sort()).toEqual(['both', 'coast', 'mountains', 'plains']);
  expect(found.longhouses).toEqual([
    { turn: 2, games: 3 },
    { turn: 6, games: 2 },
  ]);
  const travels = ofNorthwood([journey(20, { opening: { first: '5', built: [] } }), journey(9, { opening: null })]);
  expect(travels.byFirstFief).toEqual(new Map([[5, { played: 1, won: 1, drawn: 0 }]]));
});

test('every game is a line of a table, the first one first', () => {
  const nim = result({ game: 'nim' as GameResult['game'], at: 12, options: {} });
  const [names, first, second, third] = tableOf([
    nim,
    journey(20, { at: 9, opening: { first: '5', built: [] } }),
    result({ at: 4, others: [null, 'karl'] }),
  ]);
  const line = (values: unknown[]) => Object.fromEntries(names!.map((name, i) => [name, values[i]]));
  expect(line(first!)).toMatchObject({
    ended: '1970-01-01T00:00:04.000Z',
    game: 'fjords',
    others: 'person karl',
    points: 20,
    first: 'PPPPPS',
    built: '1 4',
    fiefs: null,
  });
  expect(line(second!)).toMatchObject({ game: 'northwood', points: 20, fiefs: '0 1 2', first: '5', built: null });
  expect(line(third!)).toMatchObject({ game: 'nim', points: 20, fiefs: null, first: null, built: null, id: nim.id });
});

test('the best results name the games they come from, and nothing is best without a win', () => {
  const games = [
    { name: 'fjords', shields: true },
    { name: 'northwood', shields: false },
  ];
  const [few, wide, lost, most] = [
    result({ points: 18, margin: 2 }),
    result({ points: 21, margin: 9 }),
    result({ points: 25, margin: -1, outcome: 'lost' }),
    result({ points: 19, margin: 1 }),
  ];
  const [short, long] = [journey(11), journey(17)];
  expect(recordsOf(games, [most, lost, wide, few, long, short])).toEqual([
    { kind: 'points', value: 25, game: lost },
    { kind: 'margin', value: 9, game: wide },
    { kind: 'row', value: 2, game: wide },
    { kind: 'stars', value: 17, game: long },
  ]);
  expect(recordsOf(games, [result({ points: null, margin: null, outcome: 'lost' }), journey(null)])).toEqual([]);
});
