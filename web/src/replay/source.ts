/** Where a replay comes from: a game of this server, a record that is kept here, or a file. */
import { request } from '../house/server';
import { replayOf, replayOfGame, type Eyes, type GameRecord, type Replay } from '../study/replays';

export interface Source {
  /** The address of the page; null for a file that only this browser has. */
  readonly path: string | null;
  /** Where it is analysed; null for what is no game of this server. */
  readonly analysis: string | null;
  replay(seat: Eyes): Promise<Replay>;
  /** The whole record, with seed and nonces where they are known. */
  record(): Promise<GameRecord>;
}

const KEPT = 'r-';

/** What the page `#/replay/NAME` shows. */
export function sourceAt(name: string): Source {
  if (!name.startsWith(KEPT)) {
    return {
      path: name,
      analysis: `#/analysis/${name}`,
      replay: (seat) => replayOfGame(name, seat),
      record: () => request('GET', `games/${name}/record`),
    };
  }
  const record = request<GameRecord>('GET', `records/${name.slice(KEPT.length)}`);
  return { path: name, analysis: null, replay: async (seat) => replayOf(await record, { seat }), record: () => record };
}

/** A record from a file. */
export function sourceOf(record: GameRecord): Source {
  return {
    path: null,
    analysis: null,
    replay: (seat) => replayOf(record, { seat }),
    record: () => Promise.resolve(record),
  };
}

/** Keeps a record on the server; the address of its replay. */
export async function share(record: GameRecord): Promise<string> {
  const { id } = await request<{ id: string }>('POST', 'records', record);
  return `${KEPT}${id}`;
}
