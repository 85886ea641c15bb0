/** Tells the table whether somebody looks at this page: after a minute without a sign nobody does. */
import type { Table } from '../../api/table.svelte';

const AWAY_AFTER = 60_000; // milliseconds
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Watches for signs of life until the returned function is called; `named` says whether a spectator is named. */
export function watchAttention(table: Table, named: () => boolean): () => void {
  let away = false;
  let timer = 0;

  const tell = (now: boolean): void => {
    away = now;
    table.attend(away, named());
  };
  const sign = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => tell(true), AWAY_AFTER);
    if (away && !document.hidden) tell(false);
  };
  const turned = (): void => {
    if (!document.hidden) sign();
  };
  for (const kind of SIGNS) addEventListener(kind, sign, { passive: true });
  document.addEventListener('visibilitychange', turned);
  sign();
  tell(false);
  return () => {
    clearTimeout(timer);
    for (const kind of SIGNS) removeEventListener(kind, sign);
    document.removeEventListener('visibilitychange', turned);
  };
}
