/** A game at once: against one bot, or alone. */
import { say } from '../words.svelte';
import { go } from './route.svelte';
import { introduce, make, myName, type SeatWish } from './server';

export async function playAtOnce(game: 'fjords' | 'northwood', level = 'karl'): Promise<void> {
  await introduce(myName() ?? say('web-guest'));
  const seats: SeatWish[] = game === 'fjords' ? [{ kind: 'me' }, { kind: 'bot', level }] : [{ kind: 'me' }];
  const made = await make({ game, options: {}, seats, visibility: 'link' });
  go(`game/${made.id}`);
}
