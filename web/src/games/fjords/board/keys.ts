/** The board by keyboard: numbers choose a tile, R turns it, arrows go from place to place, Enter plays, Escape takes back. */
import type { Turn } from './turn.svelte';

/** What keys do beside the turn itself. */
export interface Commands {
  zoomBy: (factor: number) => void;
  recentre: () => void;
  /** Tells which tiles fit at the cell with the focus. */
  fits: () => void;
  /** Opens or closes the legend. */
  legend: () => void;
  /** Lists the keys. */
  help: () => void;
  /** Goes to the next decision. */
  guide: () => void;
}

/** The keys by their caps, each with what it does (`web-key-does`); those of the settlement only. */
export const KEYS = [
  ['1–4', 'tile'],
  ['R', 'turn'],
  ['arrows', 'place'],
  ['enter', 'play'],
  ['escape', 'back'],
  ['H', 'hint'],
  ['F', 'fits'],
  ['M', 'marks'],
  ['+ − 0', 'zoom'],
  ['?', 'help'],
] as const;

const ELSEWHERE = 'input, textarea, select, dialog';

export function keydown(event: KeyboardEvent, turn: Turn, commands: Commands): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest(ELSEWHERE)) return;
  if (pressed(event.key, target, turn, commands)) event.preventDefault();
}

/** Does what a key means; returns whether it means something. */
function pressed(key: string, target: Element, turn: Turn, commands: Commands): boolean {
  const choice = turn.plan.choices[Number(key) - 1];
  if (choice && turn.seat !== null && turn.placing) {
    turn.choose(choice);
    commands.guide();
  } else if (key === 'r' || key === 't') turn.rotate();
  else if (key === 'Escape') void turn.undo().then(commands.guide);
  else if (key === 'Enter') return !target.closest('button, a') && confirm(turn);
  else if (key.startsWith('Arrow')) return walk(key, target, commands);
  else if (key === 'h' && turn.mine) void turn.hint().then(commands.guide);
  else if (key === 'f') commands.fits();
  else if (key === 'm' && turn.settling) commands.legend();
  else if (key === '?') commands.help();
  else if (key === '+') commands.zoomBy(1.2);
  else if (key === '-') commands.zoomBy(1 / 1.2);
  else if (key === '0') commands.recentre();
  else return false;
  return true;
}

/** Enter plays what is planned, or what the main button offers. */
function confirm(turn: Turn): boolean {
  const { plan, view } = turn;
  if (turn.seat === null) return false;
  const action =
    plan.action ?? (view.due === 'build' ? 'house' : plan.tile === null && view.kinds.includes('draw') ? 'draw' : null);
  if (action === null) return false;
  void turn.act(action);
  return true;
}

/** Arrows go along a row of buttons; outside of rows and of the board they go to the next decision. */
function walk(key: string, target: Element, { guide }: Commands): boolean {
  if (target.closest('.frame')) return false; // the board has its own
  const row = target.closest('[role=group], .actions');
  if (row && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    const buttons = [...row.querySelectorAll<HTMLElement>('button:enabled')];
    buttons.at((buttons.indexOf(target as HTMLElement) + (key === 'ArrowLeft' ? -1 : 1)) % buttons.length)?.focus();
  } else guide();
  return true;
}
