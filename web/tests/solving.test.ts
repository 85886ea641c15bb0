import { afterEach, expect, test, vi } from 'vitest';
import type { Puzzle } from '../src/pages/puzzles/puzzles';
import { Solving } from '../src/pages/puzzles/solving.svelte';

const PUZZLE: Puzzle = {
  id: 's1',
  kind: 'settle',
  game: 'fjords',
  record: { format: 'longhouse/1', game: 'fjords', options: {}, events: [] },
  seat: 0,
  decisions: 2,
  difficulty: { rating: 25, uncertainty: 4, tries: 0 },
  solved: null,
};
const VIEW = { game: 'fjords', options: {}, seat: 0, turn: 0, due: 'settle' };
const REPLAY = { game: 'fjords', options: {}, players: null, over: false, ended: null, result: null, from: 0 };
const TRIED = { outcome: 'more', then: [], value: null, best: null, reason: null, themes: [], change: null };

afterEach(() => vi.unstubAllGlobals());

test('a decision that is pressed twice is tried once', async () => {
  const tries: string[][] = [];
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ person: 'p', name: 'Ada', secret: 's' }) });
  vi.stubGlobal('location', { href: 'http://house/#/' });
  vi.stubGlobal('fetch', (address: URL, { body }: { body: string }) => {
    const asked = JSON.parse(body) as { actions: string[] };
    if (!address.pathname.endsWith('/try')) return answered({ ...REPLAY, first: VIEW, steps: [] });
    tries.push(asked.actions);
    return answered(TRIED);
  });
  const solving = await Solving.from(PUZZLE, null);
  await Promise.all([solving.move('viking 0,0'), solving.move('viking 0,0')]);
  expect(tries).toEqual([['viking 0,0']]);
  expect(solving.found).toBe(1);
  expect(solving.mine).toBe(true);
});

test('who begins again while the refutation is on its way sees the beginning', async () => {
  let refute = (): void => undefined;
  const steps = [{ event: 'viking 0,0', seat: 0, text: '', changes: [] }];
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ person: 'p', name: 'Ada', secret: 's' }) });
  vi.stubGlobal('location', { href: 'http://house/#/' });
  vi.stubGlobal('fetch', (address: URL, { body }: { body: string }) => {
    if (address.pathname.endsWith('/try')) return answered({ ...TRIED, outcome: 'wrong' });
    const { record } = JSON.parse(body) as { record: { events: string[] } };
    if (!record.events.length) return answered({ ...REPLAY, first: VIEW, steps: [] });
    return new Promise((come) => (refute = () => come(answered({ ...REPLAY, first: VIEW, steps }))));
  });
  const solving = await Solving.from(PUZZLE, null);
  const moved = solving.move('viking 0,0');
  await vi.waitUntil(() => solving.stage === 'wrong');
  solving.again();
  refute();
  await moved;
  expect([solving.stage, solving.at]).toEqual(['asked', 0]);
});

function answered(said: unknown): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify(said)));
}
