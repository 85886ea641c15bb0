/** What the server, or a table, would not do, as it is thrown. */
import type { Refusal } from './protocol';

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** Nobody answered; what was asked can be asked again. */
export const UNREACHABLE: Refusal = { kind: 'Unreachable', key: 'web-unreachable', rule: null, params: {}, text: '' };

/** What was refused; whatever else went wrong goes on. */
export function refusalOf(failure: unknown): Refusal {
  if (failure instanceof Refused) return failure.refusal;
  throw failure;
}

/** A part of the app that is being loaded; if it does not come, nobody answered. */
export function loaded<T>(part: Promise<T>): Promise<T> {
  return part.catch(() => {
    throw new Refused(UNREACHABLE);
  });
}
