import { expect, test } from 'vitest';
import { FILES, importsOf } from './sources';

/** What the files of each folder may import: the folders before it, and itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  words: ['words'],
  api: ['words', 'api'],
  draw: ['api', 'draw'],
  parts: ['words', 'api', 'draw', 'parts'],
  games: ['words', 'api', 'draw', 'parts', 'games'],
  pages: ['words', 'api', 'draw', 'parts', 'games', 'pages'],
};

/** The folder of a path; `words` is a file. */
function layerOf(path: string): string {
  return path.startsWith('words.svelte') ? 'words' : path.split('/')[0]!;
}

test('imports go from pages over games and parts to the server, never back', () => {
  const wrong = FILES.filter((file) => layerOf(file) in MAY_IMPORT).flatMap((file) =>
    importsOf(file)
      .filter((path) => !path.startsWith('..') && !MAY_IMPORT[layerOf(file)]!.includes(layerOf(path)))
      .map((path) => `${file} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('every file lies in one of these folders, except where the app begins', () => {
  const others = FILES.filter((file) => !(layerOf(file) in MAY_IMPORT));
  expect(others.sort()).toEqual(['App.svelte', 'main.ts', 'sw.ts', 'virtual.d.ts']);
});
