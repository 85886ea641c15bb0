/** What the app and its service worker agree on: what is kept for times without a connection, and notifications. */

/** The cache of answers of the server. It has private data, so it goes when somebody else uses the app. */
export const DATA_CACHE = 'longhouse-data';

/** The answers that are kept: the server's offer, lessons, puzzles, replays, records and analyses. */
export const CACHED_PATHS =
  /\/api\/(catalogue|lessons(\/.*)?|puzzles(\/.*)?|daily(\/.*)?|records\/[^/]+(\/.*)?|games\/[^/]+(\/(replay|record|analysis|log|positions\/\d+))?|me(\/(games|results|puzzles))?)$/;

/** A notification as the server sends it. */
export interface Pushed {
  title: string;
  text: string;
  game: string;
  tag: string;
}

/** The key of a kept answer: answers contain texts, so each language has its own. */
export function keyOf(url: string, headers: Headers): string {
  const key = new URL(url);
  key.searchParams.set('language', headers.get('Accept-Language') ?? '');
  return key.href;
}

/** Removes all kept answers from this device. */
export async function forgetAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(DATA_CACHE);
}
