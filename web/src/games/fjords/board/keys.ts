/** The board by keyboard: numbers choose a tile, R or T turns it, Enter plays, Escape takes back, + − 0 zoom. */
import type { Turn } from './turn.svelte';

/** The camera functions that keys call. */
export interface Zoom {
  zoomBy: (factor: number) => void;
  recentre: () => void;
}

export function keydown(event: KeyboardEvent, turn: Turn, zoom: Zoom): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return;
  const { plan } = turn;
  const choice = plan.choices[Number(event.key) - 1];
  if (choice && turn.seat !== null) plan.choose(choice);
  else if (event.key === 'r' || event.key === 't') plan.turn();
  else if (event.key === 'Escape') void turn.undo();
  else if (event.key === 'Enter' && plan.action && turn.seat !== null && !target.closest('button, a'))
    void turn.act(plan.action);
  else if (event.key === '+') zoom.zoomBy(1.2);
  else if (event.key === '-') zoom.zoomBy(1 / 1.2);
  else if (event.key === '0') zoom.recentre();
  else return;
  event.preventDefault();
}
