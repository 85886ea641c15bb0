/** A move that waits to be confirmed, where the settings ask for that. */
import { settings } from './settings.svelte';

export class Confirmation {
  asked = $state<string | null>(null);

  /** Whether an action may be played at once; otherwise it is asked about, and the second time it may. */
  allows(action: string): boolean {
    const sure = !settings.is('confirm-move') || this.asked === action;
    this.asked = sure ? null : action;
    return sure;
  }

  /** Forgets what was asked; returns whether there was something. */
  cancel(): boolean {
    const had = this.asked !== null;
    this.asked = null;
    return had;
  }
}
