/** How likely each fief is won with the hand before a visit, for those who want to know. */
import { untrack } from 'svelte';
import type { Sitting } from '../../../api/sitting';

export class Chances {
  /** The chances by the action that begins a visit; `asked` while they are worked out. */
  private known = $state.raw<ReadonlyMap<string, number> | 'asked' | null>(null);

  /** They are asked for anew in every position where they are wanted. */
  constructor(table: () => Sitting, wanted: () => boolean) {
    $effect(() => {
      void table().ply;
      const ask = wanted() ? untrack(() => table().chances) : null;
      this.known = ask && 'asked';
      let current = true;
      void ask?.().then(
        (found) => current && (this.known = found),
        () => current && (this.known = null), // they are only an aid
      );
      return () => (current = false);
    });
  }

  get shown(): boolean {
    return this.known !== null;
  }

  /** The highest of all. */
  readonly best = $derived.by(() =>
    this.known === null || this.known === 'asked' ? null : Math.max(...this.known.values()),
  );

  of(action: string | undefined): number | 'asked' | null {
    if (action === undefined || this.known === null) return null;
    return this.known === 'asked' ? 'asked' : (this.known.get(action) ?? null);
  }
}
