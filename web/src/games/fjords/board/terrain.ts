/** The terrain on the corners of a tile (F1.2) as text, for screen readers. */
import type { Params } from '../../../words.svelte';
import { say } from '../../../words.svelte';

/** How many corners have each terrain: a tile that is not laid yet can be rotated. */
export function terrainOf(word: string): Params {
  const count = (letter: string): number => [...word].filter((corner) => corner === letter).length;
  return { plains: count('P'), mountains: count('M'), seas: count('S') };
}

/** The corners with mountain and with sea by their directions; `none` or `all` of them. */
export function cornersOf(word: string): Params {
  const listed = (letter: string): string => {
    const corners = [...word].flatMap((corner, k) => (corner === letter ? [say('web-corner', { corner: k })] : []));
    return corners.length === 6 ? 'all' : corners.join(', ') || 'none';
  };
  return { mountains: listed('M'), seas: listed('S') };
}
