/** Edits that turn one view into the next (`changes` of the protocol). The old view is not modified. */
import type { Edit } from './protocol';

type Tree = Record<string, unknown>;

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

function at(tree: unknown, path: readonly string[], change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(tree);
  const branch = tree as Tree;
  return { ...branch, [key]: at(branch[key], rest, change) };
}

function without(parent: Tree, key: string): Tree {
  const { [key]: _, ...rest } = parent;
  return rest;
}
