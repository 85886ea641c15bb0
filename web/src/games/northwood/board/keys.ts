/** Keyboard control of the board: arrow keys move between choices and rows, Enter chooses and plays. */
import type { Turn } from './turn.svelte';

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

/** Removes the focus from an element that can no longer be chosen. */
export function follow(): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.closest('[data-row]') && !active.matches(CHOICE)) active.blur();
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
