/** Five minutes of puzzles: the time that is left, how many were solved, and the best run on this device. */

const LENGTH = 300; // seconds
const TICK = 250; // ms

export class Run {
  /** The seconds that are left. */
  left = $state(LENGTH);
  solved = $state(0);
  tried = $state(0);
  best: number;
  private until: number | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly game: string) {
    this.best = bestRun(game);
  }

  get over(): boolean {
    return this.left <= 0;
  }

  /** Starts the clock, when the first puzzle can be seen. */
  start(): void {
    if (this.until !== null) return;
    this.until = Date.now() + LENGTH * 1000;
    this.timer = setInterval(() => this.tick(), TICK);
  }

  /** Counts a puzzle; after the end nothing counts any more. */
  count(right: boolean): void {
    if (this.over) return;
    this.tried += 1;
    if (right) this.solved += 1;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    this.left = Math.max(0, Math.ceil((this.until! - Date.now()) / 1000));
    if (!this.over) return;
    this.stop();
    if (this.solved > this.best) localStorage.setItem(keyOf(this.game), String(this.solved));
  }
}

/** The most puzzles solved in five minutes on this device. */
export function bestRun(game: string): number {
  return Number(localStorage.getItem(keyOf(game))) || 0;
}

function keyOf(game: string): string {
  return `longhouse.five-minutes.${game}`;
}
