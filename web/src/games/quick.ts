/** Starts a quick game: against one bot, or alone. */
import { introduce, make } from '../api/server';
import { go } from '../parts/route.svelte';
import type { GameKind } from './kind';

export async function playAtOnce({ name, quickSeats }: GameKind, level = 'karl'): Promise<void> {
  await introduce();
  const made = await make({ game: name, options: {}, seats: quickSeats(level), visibility: 'link' });
  go(`game/${made.id}`);
}
