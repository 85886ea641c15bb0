/** What decided a settlement, from its log. */
import { inForce } from '../../../../api/log';
import type { Entry } from '../../../../api/protocol';
import { WAYS } from '../moves';

/** With which of its vikings a seat took the lead and kept it; null if the log does not tell all of the vikings that stand. */
export function leadSince(entries: readonly Entry[], winner: number, stand: readonly number[]): number | null {
  const vikings = stand.map(() => 0);
  let since: number | null = null;
  for (const { kind, text, seat } of inForce(entries)) {
    const verb = text?.split(' ')[0];
    if (kind !== 'event' || seat === undefined || !WAYS.some((way) => way === verb)) continue;
    vikings[seat]!++;
    const ahead = vikings.every((count, other) => other === winner || count < vikings[winner]!);
    since = ahead ? (since ?? vikings[winner]!) : null;
  }
  return vikings.every((count, seat) => count === stand[seat]) ? since : null;
}
