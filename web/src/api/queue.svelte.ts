/** Positions that arrive faster than a person can follow are shown one after the other; none is lost. */

/** How positions are spread that arrive together, in milliseconds. */
export interface Spread {
  /** How long a move of others is seen before the next one. */
  readonly rest: number;
  /** How long after it is known a position is shown at the latest: those that arrive together share this time. */
  readonly within: number;
}

const AT_ONCE: Spread = { rest: 0, within: 0 };

/** What a board may do about positions that wait to be shown. */
export interface Pacing {
  /** How many positions are known but not shown yet. */
  readonly behind: number;
  /** How moves of others are spread; at once unless a board asks for more. */
  spread: Spread;
  /** Shows nothing further until the returned function is called. */
  hold(): () => void;
  /** Shows the newest position at once. */
  skip(): void;
}

interface Waiting<T> {
  readonly value: T;
  /** Whether the one before is to be seen for a while first. */
  readonly paced: boolean;
  /** Since when it could be shown. */
  readonly known: number;
}

export class Queue<T> implements Pacing {
  shown = $state.raw<T | null>(null);
  private waiting = $state.raw<readonly Waiting<T>[]>([]);
  private asked = AT_ONCE;
  private holds = 0;
  private since = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get behind(): number {
    return this.waiting.length;
  }

  get newest(): T | null {
    return this.waiting.at(-1)?.value ?? this.shown;
  }

  get spread(): Spread {
    return this.asked;
  }

  set spread(spread: Spread) {
    this.asked = spread;
    this.next();
  }

  push(value: T, paced: boolean): void {
    this.waiting = [...this.waiting, { value, paced, known: performance.now() }];
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
      if (this.holds) return;
      const known = performance.now(); // what waited is seen one after the other as if it came now
      this.waiting = this.waiting.map((each) => ({ ...each, known }));
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
      const left = first!.paced ? this.since + this.rest() - performance.now() : 0;
      if (left > 0) {
        this.timer = setTimeout(() => this.next(), left);
        return;
      }
      this.show(first!.value, rest);
    }
  }

  /** How long the position that is shown is seen: less the more of them wait, so that none of them is late. */
  private rest(): number {
    const { rest, within } = this.asked;
    return Math.min(rest, ...this.waiting.map(({ known }, n) => (known + within - this.since) / (n + 1)));
  }

  private show(value: T, rest: readonly Waiting<T>[]): void {
    this.shown = value;
    this.waiting = rest;
    this.since = performance.now();
  }
}
