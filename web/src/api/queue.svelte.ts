/** Positions that arrive faster than a person can follow are shown one after the other; none is lost. */

/** What a board may do about positions that wait to be shown. */
export interface Pacing {
  /** How many positions are known but not shown yet. */
  readonly behind: number;
  /** How long a move of others is seen before the next one, in milliseconds; 0 shows every position at once. */
  rest: number;
  /** Shows nothing further until the returned function is called. */
  hold(): () => void;
  /** Shows the newest position at once. */
  skip(): void;
}

interface Waiting<T> {
  readonly value: T;
  /** Whether the one before is to be seen for a while first. */
  readonly paced: boolean;
}

export class Queue<T> implements Pacing {
  shown = $state.raw<T | null>(null);
  private waiting = $state.raw<readonly Waiting<T>[]>([]);
  private pause = 0;
  private holds = 0;
  private since = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get behind(): number {
    return this.waiting.length;
  }

  get newest(): T | null {
    return this.waiting.at(-1)?.value ?? this.shown;
  }

  get rest(): number {
    return this.pause;
  }

  set rest(milliseconds: number) {
    this.pause = milliseconds;
    this.next();
  }

  push(value: T, paced: boolean): void {
    this.waiting = [...this.waiting, { value, paced }];
    this.next();
  }

  /** Replaces the newest position by one that knows more. */
  amend(value: T): void {
    const last = this.waiting.at(-1);
    if (last) this.waiting = [...this.waiting.slice(0, -1), { ...last, value }];
    else this.shown = value;
  }

  hold(): () => void {
    this.holds++;
    let held = true;
    return () => {
      if (held) this.holds--;
      held = false;
      this.next();
    };
  }

  skip(): void {
    const newest = this.waiting.at(-1);
    if (newest) this.show(newest.value, []);
    this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    while (this.waiting.length && !this.holds) {
      const [first, ...rest] = this.waiting;
      const left = first!.paced ? this.since + this.pause - performance.now() : 0;
      if (left > 0) {
        this.timer = setTimeout(() => this.next(), left);
        return;
      }
      this.show(first!.value, rest);
    }
  }

  private show(value: T, rest: readonly Waiting<T>[]): void {
    this.shown = value;
    this.waiting = rest;
    this.since = performance.now();
  }
}
