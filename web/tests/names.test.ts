import { expect, test } from 'vitest';
import { code, FILES } from './sources';

/** Names that several files have for the same idea: what a component is given, and a turn at the board of each game. */
const SHARED = ['Props', 'Turn'];

/** The types that a file declares, and those that it exports under another name than the server's. */
function typesOf(text: string): string[] {
  const declared = text.matchAll(/^\s*(?:export )?(?:abstract )?(?:class|interface|type) (\w+)[\s<={]/gm);
  const renamed = [...text.matchAll(/export type \{([^}]*)\}/g)].flatMap(([, list]) => [
    ...list!.matchAll(/ as (\w+)/g),
  ]);
  return [...declared, ...renamed].map(([, name]) => name!);
}

test('no type of the app has the name of another', () => {
  const files = FILES.filter((file) => file !== 'api/generated.ts');
  const found = new Map<string, string[]>();
  for (const file of files) for (const name of typesOf(code(file))) found.set(name, [...(found.get(name) ?? []), file]);
  expect(found.size).toBeGreaterThan(100);
  expect([...found].filter(([name, where]) => where.length > 1 && !SHARED.includes(name))).toEqual([]);
});
