/** Notices when a visit ends, so that it can be told before the next one begins. */
import { inForce } from '../../../api/log';
import type { Entry } from '../../../api/protocol';
import type { Replay } from '../../../api/replays';
import type { NorthwoodView } from '../view';
import { endedBy, visitsOf, type EndedVisit } from '../visits';

export class Moment {
  /** The visit that has just ended. */
  visit = $state.raw<EndedVisit | null>(null);
  /** How many of its stars have arrived; null while nothing of how it ended is told yet. */
  arrived = $state<number | null>(null);
  private before: NorthwoodView | null = null;
  private known = 0;

  /** The game so far as the server tells it; null where nothing is to be told, as in replays and lessons. */
  constructor(private readonly history: (() => Promise<Replay>) | null) {}

  /** The stars to show; special rules may count others than those of the fief, and they come with the last. */
  stars({ stars = 0 }: NorthwoodView): number {
    const { visit, arrived } = this;
    return !visit || arrived === visit.stars ? stars : (visit.before.stars ?? 0) + (arrived ?? 0);
  }

  /** A position, and all that happened up to it. */
  see(view: NorthwoodView, entries: readonly Entry[]): void {
    const events = inForce(entries).flatMap(({ kind, text }) => (kind === 'event' && text ? [text] : []));
    const { before, known } = this;
    const fresh = events.slice(known);
    [this.before, this.known] = [view, events.length];
    if (before && events.length === known) return; // the same position, told again after a reconnect
    this.end();
    if (!this.history || !before || !ended(before, view)) return;
    // what is played at once is told by the server step by step
    if (fresh.length === 1 || fresh[1]?.startsWith('*hand')) this.tell(endedBy(before, fresh[0]!, view));
    else
      void this.history().then(
        (replay) => this.before === view && this.tell(visitsOf(replay).at(-1) ?? null),
        () => undefined, // then it is not told; nothing is lost
      );
  }

  /** Goes on with the game. */
  end(): void {
    this.tell(null);
  }

  private tell(visit: EndedVisit | null): void {
    this.visit = visit;
    this.arrived = null;
  }
}

function ended({ fief, fiefs }: NorthwoodView, after: NorthwoodView): boolean {
  return fief !== undefined && fiefs?.[fief]?.fate === 'open' && (after.fiefs?.[fief]?.fate ?? 'open') !== 'open';
}
