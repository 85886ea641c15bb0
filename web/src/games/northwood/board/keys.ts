/** Keyboard control of the board: arrow keys move between choices and rows, Enter chooses and plays. */
import type { Turn } from './turn.svelte';

/** The keys by their caps, each with what it does (`web-key-does`). */
export const KEYS = [
  ['arrows', 'choice'],
  ['enter', 'play'],
  ['escape', 'back'],
  ['H', 'hint'],
  ['?', 'help'],
] as const;

const BUTTON = '[data-row] button:enabled';
const CHOICE = '[data-choice], .actions .main:enabled';

export function keydown(event: KeyboardEvent, turn: Turn): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (event.key === 'Escape') void turn.undo();
  else if (event.key === 'h' && turn.mine) void turn.hint();
  else if (event.key === 'Enter' && turn.main && turn.mine && !target.closest('button, a, input, select'))
    void turn.act(turn.main);
  else if (event.key.startsWith('Arrow')) neighbour(target, event.key)?.focus();
  else return;
  event.preventDefault();
}

/** Moves the focus to the next decision, if it was on something that is gone or can no longer be chosen. */
export function follow(turn: Turn): void {
  const active = document.activeElement;
  const stays = active !== document.body && !(active?.closest('[data-row]') && !active.matches(CHOICE));
  if ((active && stays) || document.querySelector('dialog[open]')) return;
  const to = next(turn);
  if (to) to.focus({ preventScroll: true });
  else (active as HTMLElement | null)?.blur();
}

/** Where one decides next: in a scene its main button; what may be chosen, unless listening is due as well. */
function next(turn: Turn): HTMLElement | null {
  const scene = document.querySelector<HTMLElement>('.scene .main');
  if (scene || !turn.mine) return scene;
  const buttons = document.querySelectorAll<HTMLElement>('.actions .main:enabled');
  return (turn.main ? null : document.querySelector<HTMLElement>('[data-choice]')) ?? [...buttons].at(-1) ?? null;
}

function neighbour(from: HTMLElement, key: string): HTMLElement | undefined {
  const row = from.closest('[data-row]');
  if (!row) return document.querySelector<HTMLElement>(CHOICE) ?? undefined;
  const rows = [...document.querySelectorAll('[data-row]')].filter(
    (each) => each === row || each.querySelector(BUTTON),
  );
  const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const next = rows.at((rows.indexOf(row) + step) % rows.length)!;
    return next.querySelector<HTMLElement>(CHOICE) ?? next.querySelector<HTMLElement>('button:enabled') ?? undefined;
  }
  const buttons = [...row.querySelectorAll<HTMLElement>('button:enabled')];
  return buttons.at((buttons.indexOf(from) + step) % buttons.length);
}
