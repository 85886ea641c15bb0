/** How a running game stands, for lists of games. */
import type { View } from '../../api/protocol';
import { say } from '../../words.svelte';
import { editionOf, settling, type FjordsView } from './view';

export function standing(any: View): string {
  const view = any as FjordsView;
  if (!settling(view)) return say('web-status-exploring', { tiles: view.bag?.length ?? 0 });
  const open = new Set((view.reach ?? []).flat()).size;
  return say('web-status-settling', { tiles: open, edition: editionOf(view) });
}
