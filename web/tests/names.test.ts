import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

/** Names that several files have for the same idea: what a component is given, and a turn at the board of each game. */
const SHARED = ['Props', 'Turn'];

/** The types that a file declares, and those that it exports under another name than the server's. */
function typesOf(code: string): string[] {
  const declared = code.matchAll(/^\s*(?:export )?(?:abstract )?(?:class|interface|type) (\w+)[\s<={]/gm);
  const renamed = [...code.matchAll(/export type \{([^}]*)\}/g)].flatMap(([, list]) => [
    ...list!.matchAll(/ as (\w+)/g),
  ]);
  return [...declared, ...renamed].map(([, name]) => name!);
}

test('no type of the app has the name of another', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter(
    (file) => /\.(ts|svelte)$/.test(file) && file !== join('api', 'generated.ts'),
  );
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const name of typesOf(readFileSync(join(SOURCE, file), 'utf-8')))
      found.set(name, [...(found.get(name) ?? []), file]);
  expect(found.size).toBeGreaterThan(100);
  expect([...found].filter(([name, where]) => where.length > 1 && !SHARED.includes(name))).toEqual([]);
});
