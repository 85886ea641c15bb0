/** The error thrown when the server or a table refuses a request. */
import type { Refusal } from './protocol';

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** The server did not answer; the request can be retried. */
export const UNREACHABLE: Refusal = { kind: 'Unreachable', key: 'web-unreachable', rule: null, params: {}, text: '' };

/** A game that was deleted while it was shown. */
export const GONE: Refusal = { kind: 'NotFound', key: 'web-game-gone', rule: null, params: {}, text: '' };

/** The refusal of a caught error; any other error is thrown again. */
export function refusalOf(failure: unknown): Refusal {
  if (failure instanceof Refused) return failure.refusal;
  throw failure;
}

/** Awaits a lazily loaded part of the app; a failed import counts as `UNREACHABLE`. */
export function loaded<T>(part: Promise<T>): Promise<T> {
  return part.catch(() => {
    throw new Refused(UNREACHABLE);
  });
}
