/** The moves of a game that is looked at, in words. */
import type { Study } from '../../api/study.svelte';
import { kindOf } from '../../games';

/** The text of an event of the game, by its number from 0. */
export function stepText(study: Study, n: number): string {
  const step = study.steps[n];
  if (!step) return '';
  const { event, seat, text } = step;
  const before = study.views[n]!;
  return kindOf(study.record.game).tell?.({ table: study, event, seat, before, after: study.views[n + 1] }) ?? text;
}

/** The text of an action that is possible after `events` events; `text` is the server's. */
export function actionOf(study: Study, events: number, action: string, seat: number | null, text: string): string {
  const before = study.views[events];
  const { tell } = kindOf(study.record.game);
  return before && tell ? tell({ table: study, event: action, seat, before }) : text;
}
