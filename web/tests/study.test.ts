import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FjordsOptions } from '../src/api/generated';
import type { View } from '../src/api/protocol';
import { Refused } from '../src/api/refused';
import { recordFrom, type GameRecord, type Replay } from '../src/api/replays';
import { Study } from '../src/api/study.svelte';
import { called } from '../src/parts/names';
import { speak } from '../src/words.svelte';

const options: FjordsOptions = { edition: '2021', players: 2, runes: [], oversight: false, tiles: 'reconstruction-1' };
const view = (turn: number | null) => ({ game: 'fjords', options, seat: turn, turn, due: 'lay' }) as unknown as View;
const step = (event: string, seat: number | null, turn: number | null) => ({
  event,
  seat,
  text: event,
  changes: [['set', ['turn'], turn] as ['set', string[], number | null]],
});

const line: Replay = {
  game: 'fjords',
  options,
  seats: 2,
  players: ['Ada', 'bot:karl'],
  over: true,
  ended: { by: 'resign', seat: 1 },
  result: null,
  from: 0,
  first: view(null),
  steps: [step('*first 0', null, 0), step('lay a', 0, 1), step('lay b', 1, 0)],
};

let asked: Record<string, unknown>[] = [];
let answer: (body: Record<string, unknown>) => [number, unknown];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('location', { href: 'http://house/#/' });
  vi.stubGlobal('fetch', (_: URL, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as Record<string, unknown>);
    const [status, said] = answer(asked.at(-1)!);
    return Promise.resolve(new Response(JSON.stringify(said), { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a study goes to any position of its record, and tells what led there', () => {
  const study = new Study(line);
  expect(study.at).toBe(3);
  expect(study.ended).toEqual({ by: 'resign', seat: 1 });
  study.to(1);
  expect(study.view.turn).toBe(0);
  expect(study.entries.map(({ text }) => text)).toEqual(['*first 0']);
  expect(study.ended).toBeNull();
  study.to(99);
  expect(study.at).toBe(3);
  expect(study.players.map(({ kind, name, level }) => [kind, name, level])).toEqual([
    ['person', 'Ada', null],
    ['bot', 'bot:karl', 'karl'],
  ]);
});

test('a game of any options has the seats that the server tells, also where nobody is named', async () => {
  await speak('en');
  const nim = { ...line, game: 'nim', options: { heap: 9 }, seats: 3, players: null } as unknown as Replay;
  const study = new Study(nim);
  expect(study.players.map(({ kind, name }) => [kind, name])).toEqual(Array(3).fill(['person', '']));
  expect([0, 1, 2].map((seat) => called(study, seat))).toEqual(['Ochre', 'Raven', 'Heather']);
  const bots = new Study({ ...nim, seats: 2, players: ['bot:karl', 'bot:karl'] });
  expect([0, 1].map((seat) => called(bots, seat))).toEqual(['Ochre', 'Raven']);
});

test('a move goes on from the position that is shown, and what followed it is forgotten', async () => {
  const told: string[][] = [];
  const onmove = (played: readonly { event: string }[]): void => void told.push(played.map(({ event }) => event));
  const study = new Study(line, { mine: [0], at: 1, seed: 'day', onmove });
  answer = () => [200, { ...line, from: 1, first: view(0), steps: [step('lay c', 0, null), step('*row 1', null, 0)] }];
  await study.move('lay c');
  expect(asked[0]).toMatchObject({ from: 1, play: ['lay c'], seed: 'day', seat: 'turn' });
  expect((asked[0]!.record as GameRecord).ended).toBeUndefined();
  expect(study.record.events).toEqual(['*first 0', 'lay c', '*row 1']);
  expect([study.at, study.mine, study.ended]).toEqual([3, true, null]);
  expect(told).toEqual([['lay c', '*row 1']]);
});

test('undo goes back to the last decision made here, and not before the beginning', async () => {
  const study = new Study(line, { mine: [0], at: 1 });
  expect(study.undo).toBeNull();
  study.to(3);
  await study.undo!();
  expect(study.at).toBe(1);
  expect(study.undo).toBeNull();
});

test('what the server refuses is thrown as a refusal, and another move can be tried', async () => {
  const study = new Study(line, { mine: [0], at: 1 });
  answer = () => [400, { error: { key: 'k', rule: 'F3.1', params: {}, text: 'no' } }];
  await expect(study.move('lay z')).rejects.toBeInstanceOf(Refused);
  expect([study.at, study.mine]).toEqual([1, true]);
});

test('another outcome of chance is brought in place of one that came, and further chance is drawn after it', async () => {
  const study = new Study(line, { mine: [0] });
  const brought = [step('*row 2', null, 0)];
  answer = ({ play, from }) => [
    200,
    { ...line, from, first: view(null), steps: play ? brought : [step('*first 1', null, null)] },
  ];
  await study.bring(0, '*first 1');
  expect(asked[0]).toMatchObject({ from: 0, record: { events: ['*first 1'] } });
  expect(asked[1]).toMatchObject({ from: 1, play: [], record: { events: ['*first 1'] } });
  expect(study.record.events).toEqual(['*first 1', '*row 2']);
  expect(study.at).toBe(2);
  await study.bring(1, null);
  expect(asked[2]).toMatchObject({ from: 1, play: [] });
});

test('a record is read from a file, or from events that are known line by line', () => {
  const northwood = { game: 'northwood', options: { setup: 'full' } } as const;
  expect(recordFrom(' {"format": "longhouse/1", "game": "fjords", "events": []}', northwood).game).toBe('fjords');
  expect(recordFrom('*setup a\n\n  visit 3  \r\n', northwood)).toEqual({
    format: 'longhouse/1',
    ...northwood,
    events: ['*setup a', 'visit 3'],
  });
  expect(() => recordFrom('{"format":', northwood)).toThrow(SyntaxError);
  expect(() => recordFrom('{}', northwood)).toThrow(SyntaxError);
});

test('another language or other eyes show the same position', () => {
  const study = new Study(line, { seat: 'all', at: 2 });
  study.look({ ...line, steps: line.steps.map((told) => ({ ...told, text: 'en français' })) }, 'all');
  expect(study.at).toBe(2);
  expect(study.steps[1]!.text).toBe('en français');
});
