/** What this device stores as JSON. It may be from an older version, or somebody changed it: check what is read. */

/** Null if nothing is stored, or nothing that can be read. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The items of a stored list that are as they should be. */
export function storedList<Item>(key: string, isItem: (item: unknown) => item is Item): Item[] {
  const found = stored(key);
  return Array.isArray(found) ? found.filter(isItem) : [];
}

export function isText(item: unknown): item is string {
  return typeof item === 'string';
}

export function store(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}
