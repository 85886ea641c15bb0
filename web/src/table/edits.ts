/** Edits that turn one view into the next (`changes` of the protocol). Nothing of the old view is changed. */
import type { Edit, Path } from './protocol';

type Tree = unknown[] | Record<string, unknown>;

export function edited<T>(view: T, edits: readonly Edit[]): T {
  return edits.reduce<unknown>(apply, view) as T;
}

function apply(view: unknown, edit: Edit): unknown {
  const path = edit[1];
  switch (edit[0]) {
    case 'set':
      return at(view, path, () => edit[2]);
    case 'cut': {
      const key = path[path.length - 1]!;
      return at(view, path.slice(0, -1), (parent) => without(parent as Tree, key));
    }
    case 'splice':
      return at(view, path, (list) => (list as unknown[]).toSpliced(edit[2], edit[3], ...edit[4]));
  }
}

function at(tree: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(tree);
  const copy = (Array.isArray(tree) ? [...tree] : { ...(tree as object) }) as Record<string | number, unknown>;
  copy[key] = at(copy[key], rest, change);
  return copy;
}

function without(parent: Tree, key: string | number): Tree {
  if (Array.isArray(parent)) return parent.toSpliced(Number(key), 1);
  const { [key]: _, ...rest } = parent;
  return rest;
}
