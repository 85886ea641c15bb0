/** Addresses of rules. The registry of the games registers which rule letter belongs to which game's book. */
const books = new Map<string, string>();

/** Registers the letter with which the rule numbers of a game begin. */
export function addBook(letter: string, game: string): void {
  books.set(letter, game);
}

/** The game whose book has a rule. */
export function gameOfRule(rule: string): string {
  return books.get(rule[0] ?? '') ?? '';
}

/** The address of a rule in the rule books. */
export function addressOf(rule: string): string {
  return `#/rules/${gameOfRule(rule)}/${rule}`;
}
