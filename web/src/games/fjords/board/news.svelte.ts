/** What a screen reader is told beside the moves: land that nobody else can reach any more, gaps that stay open, moments. */
import { untrack } from 'svelte';
import type { Sitting } from '../../../api/sitting';
import { say } from '../../../words.svelte';
import type { Aids } from './aids.svelte';
import type { Moments } from './moments/moments.svelte';
import { spokenOf } from './moments/words';
import type { Turn } from './turn.svelte';

/** Keeps the news of a turn up to date, while the component that calls it is there. */
export function tellNews(turn: Turn, aids: Aids, moments: Moments, table: () => Sitting): void {
  // land is told to the one player here
  let owned: ReadonlySet<string> | null = null;
  $effect(() => {
    const { seats } = table();
    const [seat] = seats.length === 1 ? seats : [];
    const { secured } = turn.view;
    const now = seat === undefined || !secured ? null : new Set(secured[seat]);
    const count = added(owned, now);
    turn.gained = count ? say('web-secured-now', { count }) : '';
    owned = now;
  });
  let known: ReadonlySet<string> | null = null;
  $effect(() => {
    const now = aids.on ? new Set(aids.gaps) : null;
    const count = added(known, now);
    turn.gap = count ? say('web-gap-news', { count }) : '';
    known = now;
  });
  $effect(() => {
    const { now } = moments;
    untrack(() => (turn.spoken = now ? spokenOf(now, table(), turn.view) : ''));
  });
}

function added(before: ReadonlySet<string> | null, now: ReadonlySet<string> | null): number {
  return before && now ? [...now].filter((cell) => !before.has(cell)).length : 0;
}
