/** What the game is called: in the protocol, and by people. */
import { say } from '../../words.svelte';

export const NAME = 'fjords';

export function title(): string {
  return say('web-game-name', { game: NAME });
}
