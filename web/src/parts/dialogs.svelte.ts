/** How many dialogs are open: nothing goes on by itself behind them. */
import { untrack } from 'svelte';

let open = $state(0);

export const dialogs = {
  get open(): number {
    return open;
  },
  /** Counts a dialog; returns what to call when it closes. */
  opened(): () => void {
    const add = (by: number): unknown => untrack(() => (open += by));
    add(1);
    return () => void add(-1);
  },
};
