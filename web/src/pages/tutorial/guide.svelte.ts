/** A lesson in progress: a study that accepts only the expected actions and plays scripted events after them. */
import type { Refusal, View } from '../../api/protocol';
import { Refused } from '../../api/refused';
import { replayOf, type Replay } from '../../api/replays';
import { Study } from '../../api/study.svelte';
import { say } from '../../words.svelte';
import { detour, meant, type Lesson } from './course';
import { markDone } from './progress.svelte';

const LEARNER = 0;
const PACE = 650; // ms between scripted events, so that they can be followed

export class Guide extends Study {
  /** How many steps are done. */
  step = $state(0);

  static async through(lesson: Lesson): Promise<Guide> {
    return new Guide(lesson, await replayOf(lesson.record, { seat: LEARNER }));
  }

  private constructor(
    readonly lesson: Lesson,
    replay: Replay,
  ) {
    super(replay, { seat: LEARNER, mine: [LEARNER] });
  }

  get finished(): boolean {
    return this.step === this.lesson.steps.length;
  }

  /** The view; without legal actions at the end of the lesson. */
  private readonly shown = $derived.by<View>(() => (this.finished ? { ...super.view, legal: [] } : super.view));

  override get view(): View {
    return this.shown;
  }

  override get mine(): boolean {
    return super.mine && !this.finished && this.at === this.steps.length;
  }

  /** Not available: a lesson can be restarted instead. */
  override get undo(): null {
    return null;
  }

  override async move(action: string): Promise<void> {
    const due = this.lesson.steps[this.step];
    if (!due || !this.mine) return;
    if (!meant(due.goal, action)) throw new Refused((await this.why(action)) ?? this.objection(action));
    await this.follow([action, ...due.then]);
    await this.show();
    this.step += 1;
    if (this.finished) markDone(this.lesson.id);
  }

  /** The message about a legal action that misses the point of the lesson. */
  private objection(action: string): Refusal {
    const name = detour(this.lesson.steps[this.step]!, action);
    const [key, params] = name ? ['tutorial-poor', { move: `${this.lesson.id}-${name}` }] : ['tutorial-other', {}];
    return { kind: 'Refused', key, params, rule: null, text: say(key, params) };
  }

  /** Shows the new events one by one; the learner's own action is shown at once. */
  private async show(): Promise<void> {
    for (let n = this.at; n < this.steps.length; n++) {
      if (this.steps[n]!.seat !== LEARNER) await new Promise((go) => setTimeout(go, PACE));
      this.to(n + 1);
    }
  }
}
