/** Why a bot thinks that a move is good, in words. */
import type { ReasonTold } from '../api/generated';
import type { Sitting } from '../api/sitting';
import { sayRefusal, type Params } from '../words.svelte';
import { called, isYou } from './names';

/** A reason as a sentence; whoever it is about is named as at this table. */
export function sayReason(table: Sitting, { key, params, text }: ReasonTold): string {
  const { seat } = params;
  const about: Params = typeof seat === 'number' ? { who: called(table, seat), you: isYou(table, seat) } : {};
  return sayRefusal({ key, params: { ...params, ...about }, text });
}
