import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import type { Entry, Seat, View } from '../src/api/protocol';
import type { Sitting } from '../src/api/sitting';
import { kindOf } from '../src/games';
import type { GameResult } from '../src/parts/statistics';
import { speak } from '../src/words.svelte';

/** A game that no folder of the app is about. */
const NIM = 'nim';

const { Board, newGameForm, freeBoard, quickSeats, statisticsPanel } = kindOf(NIM);
const event = (ply: number, text: string, seat: number): Entry => ({
  ply,
  at: 0,
  kind: 'event',
  text,
  n: ply - 1,
  seat,
});
const seat = (name: string): Seat => ({ kind: 'person', name }) as Seat;

function sitting(view: Record<string, unknown>, more: Partial<Sitting> = {}): Sitting {
  const nothing = () => Promise.resolve(null);
  return {
    view: { legal: ['take 1', 'take 2'], ...view } as unknown as View,
    name: NIM,
    turn: 0,
    result: null,
    entries: [event(1, 'take 3', 0), event(2, 'take 2', 1)],
    ply: 2,
    seats: [0],
    mine: true,
    waiting: false,
    players: [seat('Ada'), seat('Bo')],
    present: [],
    ended: null,
    thinking: null,
    decided: null,
    clocks: null,
    ahead: 0,
    pacing: null,
    move: nothing,
    why: nothing,
    undo: null,
    hint: null,
    finish: null,
    chances: null,
    dealAgain: null,
    ...more,
  };
}

function shown(table: Sitting): string {
  return render(Board, { props: { table } }).body.replaceAll(/<!--.*?-->/g, '');
}

/** The texts on the buttons of a board. */
function buttons(html: string): string[] {
  return [...html.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, text]) => text!);
}

beforeAll(() => speak('en'));

test('a game without a board is shown by its view and what happened, with its legal actions as buttons', () => {
  const html = shown(sitting({ heap: [3, 5], last: 'take 2' }));
  expect(html).toContain('Your turn');
  expect(html).toMatch(/<dt[^>]*>heap<\/dt>\s*<dd[^>]*><code[^>]*>\[3,5\]/);
  expect(html).toMatch(/<dt[^>]*>last<\/dt>\s*<dd[^>]*><code[^>]*>take 2/);
  expect(html).toMatch(/You<\/b>\s*<code>take 3/);
  expect(html).toMatch(/Bo<\/b>\s*<code>take 2/);
  expect(buttons(html)).toEqual(['take 1', 'take 2']);
});

test('who is not to move is offered nothing', () => {
  const html = shown(sitting({}, { turn: 1, mine: false }));
  expect(html).toContain('Bo’s turn');
  expect(buttons(html)).toEqual([]);
});

test('where the game does not tell what is legal, an action is typed', () => {
  const html = shown(sitting({ legal: undefined }));
  expect(html).toMatch(/<input[^>]*aria-label="Your turn"/);
  expect(buttons(html)).toEqual(['Send']);
});

test('what was taken back is not listed', () => {
  const back: Entry = { ply: 3, at: 0, kind: 'takeback', to: 1, seat: 1 };
  const html = shown(sitting({}, { entries: [event(1, 'take 3', 0), event(2, 'take 2', 1), back] }));
  expect(html).toContain('<code>take 3');
  expect(html).not.toContain('<code>take 2');
});

test('a game that was given up says by whom', () => {
  expect(shown(sitting({}, { turn: null, mine: false, ended: { by: 'resign', seat: 1 } }))).toMatch(/Bo .*<\/h2>/);
});

test('it can be set up, played at once and studied without any options', async () => {
  const offered = { name: NIM, options: {}, seats: [2, 3], scenarios: [], learning: [] } as never;
  const form = render(await newGameForm(), { props: { offered, levels: [], name: 'Ada' } }).body;
  expect(form).toContain('2 players');
  expect(form).toContain('3 players');
  expect(quickSeats('karl')).toEqual([{ kind: 'me' }]);
  const { ChanceItem, groups, itemName } = await freeBoard();
  expect(groups(['a', 'b'])).toEqual([['a', 'b']]);
  const view = sitting({}).view!;
  expect(itemName('a', '*deal a', view)).toBe('a');
  expect(render(ChanceItem, { props: { item: 'a', event: '*deal a', view } }).body).toContain('a');
});

test('its results are summed up like those of any game', async () => {
  const result = { id: 'g', game: NIM, options: {}, at: 0, players: 2, others: [null], outcome: 'won', points: 4 };
  const Panel = await statisticsPanel();
  const props = { results: [result as unknown as GameResult], offered: undefined };
  expect(render(Panel, { props }).body).toMatch(/nim<\/h2>/);
});
