/** The sources of the app, for tests that hold them to rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const SOURCE = join(import.meta.dirname, '../src');

/** All files of the app, as paths from `src/`. */
export const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter((file) =>
  /\.(ts|svelte)$/.test(file),
);

/** A file without its comments, in which anything may be said. */
export function code(file: string): string {
  return readFileSync(join(SOURCE, file), 'utf-8').replaceAll(/(?<=^|\s)\/\*[^]*?\*\/|<!--[^]*?-->|(?<=\s)\/\/.*/g, '');
}

/** What a file imports of the app, as paths from `src/`. */
export function importsOf(file: string): string[] {
  const paths = [...code(file).matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g)].map(([, path]) => path!);
  return paths.map((path) => relative(SOURCE, join(SOURCE, dirname(file), path)));
}
