/** The count of the land while it is shown, step by step. */
import { settings } from '../../../../parts/settings.svelte';
import { sound } from '../../../../parts/sound';
import type { FjordsView } from '../../view';
import { countOf, type CountStep } from './counts';

const LAST = 900; // milliseconds that the last number is seen

export class Counting {
  private readonly steps: readonly CountStep[];
  /** How many steps are counted. */
  private at = $state(0);
  done = $state(false);
  private timer = 0;

  constructor(view: FjordsView) {
    this.steps = countOf(view);
    this.schedule();
  }

  /** The clan that is counted. */
  readonly seat = $derived.by(() => (this.steps[this.at - 1] ?? this.steps[0])?.seat ?? 0);
  /** Whether the clan that is counted is the last one. */
  readonly last = $derived.by(() => this.seat === this.steps.at(-1)?.seat);

  /** What is counted of this clan so far. */
  readonly counted = $derived.by(() => this.steps.slice(0, this.at).filter(({ seat }) => seat === this.seat));

  /** The points of each seat so far; null before a seat is counted. */
  points(seats: number): (number | null)[] {
    const sums = Array.from({ length: seats }, (): number | null => null);
    for (const { seat, total } of this.steps.slice(0, this.at)) sums[seat] = total;
    return sums;
  }

  /** Jumps to the end; returns whether something was still to be counted. */
  skip(): boolean {
    const early = !this.done;
    this.stop();
    this.at = this.steps.length;
    this.done = true;
    return early;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private schedule(): void {
    const next = this.steps[this.at];
    this.timer = window.setTimeout(
      () => {
        if (!next) return void (this.done = true);
        this.at++;
        if (next.points) sound('count');
        this.schedule();
      },
      (next?.wait ?? LAST) * settings.motion,
    );
  }
}
