/** The set-ups of a game that this device remembers: the last one, and the one that was saved as usual. */
import { store, stored } from './stored';

export class Setups<Choices> {
  /** How the last game was set up before this page was opened. */
  readonly last: Choices | null;
  usual = $state.raw<Choices | null>(null);

  constructor(
    private readonly game: string,
    /** Null for what is no set-up, or one that is not offered any more. */
    read: (kept: unknown) => Choices | null,
  ) {
    this.last = read(stored(this.key('last')));
    this.usual = read(stored(this.key('usual')));
  }

  rememberLast(choices: Choices): void {
    store(this.key('last'), choices);
  }

  saveUsual(choices: Choices): void {
    store(this.key('usual'), choices);
    this.usual = choices;
  }

  private key(which: 'last' | 'usual'): string {
    return `longhouse.setup.${this.game}.${which}`;
  }
}

/** Whether two set-ups are the same. */
export function same<Choices>(one: Choices, other: Choices | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
