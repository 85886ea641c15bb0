import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '../src/api/catalogue';

afterEach(() => vi.unstubAllGlobals());

test('the offer is asked for again until the bots of every game have reported', async () => {
  const games = [{ name: 'fjords' }, { name: 'northwood' }];
  let bots = {};
  let asked = 0;
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('location', { href: 'http://house/#/' });
  vi.stubGlobal('fetch', () => {
    asked++;
    return Promise.resolve(new Response(JSON.stringify({ games, bots })));
  });
  for (const known of [{}, { northwood: ['karl'] }, { northwood: ['karl'], fjords: ['karl'] }]) {
    bots = known;
    expect((await catalogue()).bots).toEqual(known);
  }
  expect((await catalogue()).bots).toHaveProperty('fjords');
  expect(asked).toBe(3);
});
