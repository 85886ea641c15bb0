/** Autoplay of a replay, at one of a few speeds. */
import type { Study } from '../../api/study.svelte';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const STEP = 1200; // milliseconds an event is shown at speed 1

export class Autoplay {
  playing = $state(false);
  speed = $state<number>(1);

  constructor(private readonly study: Study) {
    $effect(() => {
      if (!this.playing) return;
      if (study.at >= study.steps.length) {
        this.playing = false;
        return;
      }
      const timer = setTimeout(() => study.to(study.at + 1), STEP / this.speed);
      return () => clearTimeout(timer);
    });
  }

  /** Starts or stops autoplay; at the end it starts from the beginning. */
  toggle(): void {
    if (!this.playing && this.study.at >= this.study.steps.length) this.study.to(0);
    this.playing = !this.playing;
  }
}
