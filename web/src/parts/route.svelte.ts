/** Which page is open: the part of the address after `#/`. */

let path = $state(here());
let left = $state<string | null>(null);
let rule = $state<string | null>(null);
addEventListener('hashchange', () => {
  rule = null;
  if (path[0] === 'game') left = path[1] ?? null;
  path = here();
  scrollTo(0, 0);
});

function here(): readonly string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean);
}

export function route(): readonly string[] {
  return path;
}

/** The game whose table was left last, to go back to. */
export function leftTable(): string | null {
  return left;
}

export function go(to: string): void {
  location.hash = `/${to}`;
}

/** The rule that is looked up over the page, which stays as it is. */
export function ruleAsked(): string | null {
  return rule;
}

export function askRule(number: string | null): void {
  rule = number;
}
