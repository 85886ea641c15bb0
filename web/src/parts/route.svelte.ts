/** Which page is open: the part of the address after `#/`. */
import { hands } from './hands.svelte';

let path = $state(here());
let left = $state<string | null>(null);
let rule = $state<string | null>(null);
let moved = false;
addEventListener('hashchange', () => {
  rule = null;
  moved = true;
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

/** The game whose page was left last, for a link back to it. */
export function leftTable(): string | null {
  return left;
}

export function go(to: string): void {
  location.hash = `/${to}`;
}

/** A part of an address as text; what cannot be decoded stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The rule shown in a dialog above the current page, or null. */
export function ruleAsked(): string | null {
  return rule;
}

export function askRule(number: string | null): void {
  rule = number;
}

/** Attached to the title of a page: focuses it after a page change, so that a screen reader reads on there. */
export function focusAfterMove(title: HTMLElement): void {
  if (moved) title.focus({ preventScroll: true, focusVisible: hands.keys });
  moved = false;
}
