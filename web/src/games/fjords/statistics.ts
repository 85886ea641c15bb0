/** Statistics of a person's games of Fjords. */
import { sum, tallies, type GameResult, type Sum, type Tally } from '../../parts/statistics';

export interface FjordsSum extends Sum {
  margin: number | null;
  byVariant: Map<string, Tally>;
  byPlayers: Map<number, Tally>;
  byOpponent: Map<string, Tally>;
  /** By what the first tile shows: `plains`, `coast`, `mountains` or `both`. */
  byFirstTile: Map<string, Tally>;
  /** For the first longhouse, the second …: after how many own tiles it was built on average, and in how many games. */
  longhouses: { turn: number; games: number }[];
}

/** How a game was begun, for other programs: the first tile, and after how many tiles each longhouse was built. */
export const columns = {
  first: ({ opening }: GameResult) => opening?.first ?? null,
  built: ({ opening }: GameResult) => opening?.built.join(' ') ?? null,
};

export function ofFjords(games: readonly GameResult[]): FjordsSum {
  const margins = games.flatMap(({ margin }) => margin ?? []);
  return {
    ...sum(games),
    margin: margins.length ? Math.max(...margins) : null,
    byVariant: tallies(games, ({ options }) => [options.edition === '2005' ? 'first' : String(options.variant)]),
    byPlayers: tallies(games, ({ players }) => [players]),
    byOpponent: tallies(games, ({ others }) => new Set(others.map((level) => level ?? 'person'))),
    byFirstTile: tallies(games, ({ opening }) => (opening?.first ? [landscape(opening.first)] : [])),
    longhouses: longhouses(games.map(({ opening }) => opening?.built ?? [])),
  };
}

/** What a tile shows beside plains. */
function landscape(word: string): string {
  const [sea, mountains] = [word.includes('S'), word.includes('M')];
  return sea && mountains ? 'both' : sea ? 'coast' : mountains ? 'mountains' : 'plains';
}

function longhouses(built: readonly (readonly number[])[]): FjordsSum['longhouses'] {
  const most = Math.max(0, ...built.map((turns) => turns.length));
  return Array.from({ length: most }, (_, place) => {
    const turns = built.flatMap((of) => of[place] ?? []);
    return { turn: turns.reduce((a, b) => a + b, 0) / turns.length, games: turns.length };
  });
}
