/** What a tile shows, by the terrain on its corners (F1.2): the name that people call it by. */

export type Land =
  | 'meadow'
  | 'hill'
  | 'slope'
  | 'ridge'
  | 'valley'
  | 'gorge'
  | 'peak'
  | 'pass'
  | 'bay'
  | 'coast'
  | 'cape'
  | 'spit'
  | 'sea'
  | 'fjord';

const BY_MOUNTAINS = ['meadow', 'hill', 'slope', 'ridge', 'valley', 'gorge', 'peak'] as const;
const BY_SEAS = ['meadow', 'bay', 'bay', 'coast', 'cape', 'spit', 'sea'] as const;

/** The same whichever way the tile is rotated; `longhouse.words.fjords.lands.land_of` is its twin. */
export function landOf(word: string): Land {
  const count = (letter: string): number => [...word].filter((corner) => corner === letter).length;
  const [mountains, seas] = [count('M'), count('S')];
  if (mountains && seas) return 'fjord';
  if (seas) return BY_SEAS[seas]!;
  const ranges = [...word].filter((corner, k) => corner === 'M' && word[(k + 1) % 6] !== 'M').length;
  return ranges > 1 ? 'pass' : BY_MOUNTAINS[mountains]!;
}
