import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { BOOKS, withBook, featured, GAMES, kindOf } from '../src/games';
import type { FeaturedGame } from '../src/games/kind';
import Courses from '../src/pages/tutorial/Courses.svelte';
import Daily from '../src/pages/puzzles/Daily.svelte';
import Puzzles from '../src/pages/puzzles/Puzzles.svelte';
import { code, FILES, importsOf, SOURCE } from './sources';

const GAME_FOLDERS = readdirSync(join(SOURCE, 'games'), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);
/** The folder of every game that has none. */
const PLAIN = 'plain';
const NAMES = GAME_FOLDERS.filter((folder) => folder !== PLAIN).join('|');
const REGISTRY = 'games/index.ts';

/** Files outside `games/` that may name a game, and why. */
const MAY_NAME = new Map([['api/generated.ts', 'the types of the server, which knows its games']]);

/** The game in whose folder a path lies. */
function folderOf(path: string): string | undefined {
  return GAME_FOLDERS.find((game) => path.startsWith(`games/${game}/`));
}

test('every folder of a game is in the registry', () => {
  expect(GAMES.map(({ name }) => name).sort()).toEqual(NAMES.split('|').sort());
  expect(importsOf(REGISTRY)).toEqual(expect.arrayContaining(GAME_FOLDERS.map((folder) => `games/${folder}/kind`)));
  expect(FILES.length).toBeGreaterThan(200);
});

test('only the registry reaches into the folder of a game', () => {
  const reaching = FILES.filter((file) => file !== REGISTRY)
    .flatMap((file) => importsOf(file).map((path) => ({ file, path })))
    .filter(({ file, path }) => folderOf(path) !== undefined && folderOf(path) !== folderOf(file));
  expect(reaching).toEqual([]);
});

test('nothing outside the folder of the games names one', () => {
  const naming = FILES.filter((file) => !file.startsWith('games/') && new RegExp(NAMES, 'i').test(code(file)));
  expect(naming.sort()).toEqual([...MAY_NAME.keys()].sort());
});

test('what all games share asks for none of them by name', () => {
  const shared = FILES.filter((file) => /^games\/[^/]+$/.test(file) && file !== REGISTRY);
  expect(shared.filter((file) => new RegExp(NAMES, 'i').test(code(file)))).toEqual([]);
  expect(code(REGISTRY)).not.toMatch(new RegExp(`['"\`](${NAMES})['"\`]`));
});

describe('the registry', () => {
  test('has every game under its own name, and its rules under a letter of their own', () => {
    for (const game of GAMES) expect(kindOf(game.name)).toBe(game);
    expect(new Set(GAMES.map(({ name }) => name)).size).toBe(GAMES.length);
    expect(new Set(BOOKS.map(({ book }) => book.letter)).size).toBe(BOOKS.length);
  });

  test('has one game for each part of a day', () => {
    expect(GAMES.flatMap(({ daily }) => daily?.part ?? []).sort()).toEqual(['deal', 'puzzle']);
  });

  test('loads what only some pages need', async () => {
    for (const { book, freeBoard, plots, scenes, statisticsPanel } of GAMES) {
      if (book) expect((await book.pictures()).Drawing).toBeTypeOf('function');
      expect((await freeBoard()).PositionForm).toBeTypeOf('function');
      if (plots) expect((await plots()).length).toBeGreaterThan(0);
      if (scenes) expect(await scenes()).toBeTypeOf('function');
      expect(await statisticsPanel()).toBeTypeOf('function');
    }
  });

  test('knows a game that it has never heard of as a plain one, always the same', () => {
    const nim = kindOf('nim');
    expect(kindOf('nim')).toBe(nim);
    expect([nim.name, nim.title(), nim.book, nim.scenes]).toEqual(['nim', 'nim', null, null]);
    expect(GAMES).not.toContain(nim);
  });

  test('opens the first game where an address names none', () => {
    expect(featured('nim')).toBe(GAMES[0]);
    expect(featured(undefined)).toBe(GAMES[0]);
    expect(withBook('nim')).toBe(BOOKS[0]);
    expect(withBook(BOOKS[1]!.name)).toBe(BOOKS[1]);
    expect(featured(GAMES[1]!.name)).toBe(GAMES[1]);
  });
});

test('a game that has neither cover nor book, puzzles, plots or a part of the day is presented by what it has', async () => {
  const nim: FeaturedGame = {
    ...kindOf('nim'),
    Cover: null,
    Backdrop: null,
    invitation: { about: 'web-nim', play: 'web-play-solo', facts: () => [] },
    year: null,
    records: () => [],
    lessonsNote: null,
    badges: () => Promise.resolve(() => []),
    lessonSign: null,
    daily: null,
    plots: null,
  };
  const games = GAMES as FeaturedGame[];
  games.unshift(nim);
  try {
    expect(render(Courses, { props: {} }).body).toMatch(/<h2 id="learn-nim"[^>]*>nim<\/h2>/);
    expect(render(Puzzles, { props: { at: [] } }).body).not.toContain('puzzles-nim');
    expect(render(Daily, { props: { at: [] } }).body).toContain('<h1');
    const { GROUPS } = await import('../src/pages/figures/plots');
    expect(GROUPS.length).toBeGreaterThan(0);
  } finally {
    games.shift();
  }
});
