/** The name of the game, in the protocol and for people. */
import { say } from '../../words.svelte';

export const NAME = 'northwood';

export function title(): string {
  return say('web-game-name', { game: NAME });
}
