/** Where the next decision is, for those who play by keyboard. */
import { distance } from './gestures';
import type { Turn } from './turn.svelte';

/** The element of a board to act on next: a cell, a tile of the tray, or a button; the board itself where nothing is due. */
export function nextDecision(root: ParentNode, turn: Turn): HTMLElement | null {
  const find = (selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector);
  const scene = find('.onward') ?? find('.scene .button.main');
  if (scene) return scene;
  const { plan, view } = turn;
  const button = find('.actions .button.main:enabled') ?? find('.actions .button:enabled');
  if (turn.over) return button ?? find('.frame');
  if (!turn.mine) return find('.frame');
  if (plan.cell !== null) return cellButton(root, plan.cell);
  const place = turn.settling || plan.tile !== null ? nearestCell(root, turn.last) : null;
  if (place) return place;
  const tile = turn.placing ? (find('.tile.chosen') ?? find('.tile:enabled:not(.dim)')) : null;
  return (view.kinds.includes('draw') ? button : (tile ?? button)) ?? find('.frame');
}

/** Whether the focus may be moved: it is nowhere, or where the decision before was. */
export function isFree(root: ParentNode): boolean {
  const now = document.activeElement;
  if (now === null || now === document.body || !now.isConnected) return true;
  return root.contains(now) && (now.matches('.frame, .cell, :disabled') || now.closest('section.tray') !== null);
}

export function cellButton(root: ParentNode, cell: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`button[data-cell='${cell}']`);
}

/** The button of the cell that is nearest to another one. */
function nearestCell(root: ParentNode, to: string | null): HTMLElement | null {
  const far = (button: HTMLElement): number => distance(button.dataset.cell!, to ?? '0,0');
  const cells = [...root.querySelectorAll<HTMLElement>('button[data-cell]')];
  return cells.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
