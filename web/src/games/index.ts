/** The games that the web app knows; every other game is shown as plain text. */
import { addBook } from '../parts/rules';
import { fjords } from './fjords/kind';
import type { FeaturedGame, GameKind, GameWithBook } from './kind';
import { northwood } from './northwood/kind';
import { plain } from './plain/kind';

export const GAMES: readonly FeaturedGame[] = [fjords, northwood];

/** Those whose rules can be read. */
export const BOOKS: readonly GameWithBook[] = GAMES.filter((game): game is GameWithBook => game.book !== null);

for (const { name, book } of BOOKS) addBook(book.letter, name);

const others = new Map<string, GameKind>();

/** The game of a name, whichever the server has. */
export function kindOf(name: string): GameKind {
  const known = GAMES.find((game) => game.name === name) ?? others.get(name);
  if (known) return known;
  const made = plain(name);
  others.set(name, made);
  return made;
}

/** The game that an address names; the first one where it names none. */
export function featured(name: string | undefined): FeaturedGame {
  return GAMES.find((game) => game.name === name) ?? GAMES[0]!;
}

/** The game whose rules an address names; the first one where it names none. */
export function withBook(name: string | undefined): GameWithBook {
  return BOOKS.find((game) => game.name === name) ?? BOOKS[0]!;
}
