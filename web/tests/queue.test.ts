/** Positions that arrive faster than they can be followed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Queue } from '../src/api/queue.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queue(rest: number, within = Infinity): Queue<number> {
  const made = new Queue<number>();
  made.spread = { rest, within };
  made.push(0, true);
  return made;
}

test('what arrives at once is shown one after the other', () => {
  const shown = queue(280);
  for (const position of [1, 2]) shown.push(position, true);
  expect([shown.shown, shown.newest, shown.behind]).toEqual([0, 2, 2]);
  vi.advanceTimersByTime(280);
  expect(shown.shown).toBe(1);
  vi.advanceTimersByTime(280);
  expect([shown.shown, shown.behind]).toEqual([2, 0]);
});

test('what arrives together shares the time in which it has to be shown', () => {
  const shown = queue(240, 240);
  for (const position of [1, 2, 3]) shown.push(position, true);
  const seen = [0, 80, 80, 80].map((wait) => (vi.advanceTimersByTime(wait), shown.shown));
  expect(seen).toEqual([0, 1, 2, 3]);
});

test('however positions arrive, none is skipped and none is late', () => {
  const shown = queue(240, 240);
  const arrivals = [5, 10, 11, 12, 190, 260, 260, 500, 505, 900].map((at, n) => ({ at, position: n + 1 }));
  const late: number[] = [];
  let last = 0;
  for (let now = 0; now < 1300; now++) {
    for (const { at, position } of arrivals) if (at === now) shown.push(position, true);
    expect(shown.shown! - last).toBeLessThanOrEqual(1);
    last = shown.shown!;
    for (const { at, position } of arrivals) if (now === at + 241 && last < position) late.push(position);
    vi.advanceTimersByTime(1);
  }
  expect([late, last]).toEqual([[], 10]);
});

test('what comes after a while is shown when it comes, and so is what need not wait', () => {
  const shown = queue(280);
  vi.advanceTimersByTime(300);
  shown.push(1, true);
  expect(shown.shown).toBe(1);
  shown.push(2, false);
  expect(shown.shown).toBe(2);
});

test('without a rest nothing waits', () => {
  const shown = queue(900);
  shown.push(1, true);
  shown.spread = { rest: 0, within: Infinity };
  expect(shown.shown).toBe(1);
  shown.push(2, true);
  expect(shown.shown).toBe(2);
});

test('while it is held nothing is shown and nothing is lost', () => {
  const shown = queue(0);
  const [release, another] = [shown.hold(), shown.hold()];
  for (const position of [1, 2]) shown.push(position, false);
  release();
  release();
  expect([shown.shown, shown.behind]).toEqual([0, 2]);
  another();
  expect([shown.shown, shown.behind]).toEqual([2, 0]);
});

test('what waited while it was held is still seen one after the other', () => {
  const shown = queue(240, 240);
  const release = shown.hold();
  for (const position of [1, 2, 3]) shown.push(position, true);
  vi.advanceTimersByTime(5000);
  release();
  expect(shown.shown).toBe(1);
  vi.advanceTimersByTime(120);
  expect(shown.shown).toBe(2);
  vi.advanceTimersByTime(120);
  expect([shown.shown, shown.behind]).toEqual([3, 0]);
});

test('the newest can be shown at once, and can be replaced while it waits', () => {
  const shown = queue(900);
  for (const position of [1, 2]) shown.push(position, true);
  shown.amend(3);
  expect([shown.shown, shown.newest]).toEqual([0, 3]);
  shown.skip();
  expect([shown.shown, shown.behind]).toEqual([3, 0]);
  shown.amend(4);
  expect(shown.shown).toBe(4);
});
