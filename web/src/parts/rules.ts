/** Where rules stand. The registry of the games tells which book has which rules: boards link to rules, too. */
const books = new Map<string, string>();

/** The rules of a game have numbers that begin with this letter. */
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
