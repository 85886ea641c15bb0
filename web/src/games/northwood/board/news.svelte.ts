/** What a screen reader is told: what has just happened, and how a visit ended. */
import { untrack } from 'svelte';
import type { Sitting } from '../../../api/sitting';
import type { NorthwoodView } from '../view';
import { endedBy, type EndedVisit } from '../visits';
import type { Moment } from './moment.svelte';
import { eventsOf, newsOf } from './story';
import type { Turn } from './turn.svelte';
import { spokenOf } from './visit-words';

export class News {
  /** The events that came with the last change. */
  private fresh = $state.raw<readonly string[]>([]);
  /** The visit that they ended, where no moment tells it. */
  private ended = $state.raw<EndedVisit | null>(null);
  private known = -1;
  private before: NorthwoodView | null = null;

  constructor(
    private readonly turn: Turn,
    private readonly moment: Moment,
    table: () => Sitting,
    /** Whether moments tell how visits end. */
    told: () => boolean,
  ) {
    $effect(() => {
      void table().ply;
      untrack(() => {
        const events = eventsOf(table().entries);
        this.fresh = events.slice(this.known < 0 || this.known > events.length ? -1 : this.known);
        this.known = events.length;
        const only = told() || this.fresh.length !== 1 ? null : this.fresh[0]!;
        this.ended = only === null || !this.before ? null : endedBy(this.before, only, turn.view);
        this.before = turn.view;
      });
    });
  }

  readonly text = $derived.by(() => {
    const { turn, moment, fresh } = this;
    const visit = moment.visit ?? this.ended;
    const parts = [moment.visit ? '' : newsOf(fresh, turn.view), visit ? spokenOf(visit, turn.view) : '', turn.asked];
    return parts.filter(Boolean).join(' ');
  });
}
