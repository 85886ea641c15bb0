import type { Refusal } from '../api/protocol';
import { refusalOf } from '../api/refused';

/** Something that is tried when a button is pressed: whether it still runs, and why it failed the last time. */
export class Attempt {
  running = $state(false);
  problem = $state.raw<Refusal | null>(null);

  async make(what: () => Promise<unknown>): Promise<void> {
    [this.problem, this.running] = [null, true];
    try {
      await what();
    } catch (failure) {
      this.problem = refusalOf(failure);
    }
    this.running = false;
  }
}
