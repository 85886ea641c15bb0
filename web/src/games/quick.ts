/** A game at once: against one bot, or alone. */
import { introduce, make, type SeatWish } from '../api/server';
import { go } from '../parts/route.svelte';

export async function playAtOnce(game: 'fjords' | 'northwood', level = 'karl'): Promise<void> {
  await introduce();
  const seats: SeatWish[] = game === 'fjords' ? [{ kind: 'me' }, { kind: 'bot', level }] : [{ kind: 'me' }];
  const made = await make({ game, options: {}, seats, visibility: 'link' });
  go(`game/${made.id}`);
}
