/** Where a replay comes from: a game of this server, a record stored there, or a file. */
import type { Kept } from './generated';
import type { Game } from './protocol';
import { replayOf, replayOfGame, type Eyes, type GameRecord, type Replay } from './replays';
import { cached, request } from './server';

export interface Source {
  /** The name in addresses of pages; null for a file that only this browser has. */
  readonly name: string | null;
  /** The API path under which the server stores it, or null. */
  readonly kept: string | null;
  /** Whether it is a game of this server. */
  readonly game: boolean;
  replay(seat: Eyes): Promise<Replay>;
  /** The whole record, with seed and nonces where they are known. */
  record(): Promise<GameRecord>;
  /** The seat I played; null if I did not, or played several. */
  mine(): Promise<number | null>;
}

const KEPT = 'r-';

/** What the page `#/replay/NAME` shows. */
export function sourceAt(name: string): Source {
  if (!name.startsWith(KEPT)) {
    const kept = `games/${name}`;
    return {
      name,
      kept,
      game: true,
      replay: (seat) => replayOfGame(name, seat),
      record: () => request('GET', `${kept}/record`),
      mine: async () => {
        const { mine } = await request<Game>('GET', kept);
        return mine.length === 1 ? mine[0]! : null;
      },
    };
  }
  const kept = `records/${name.slice(KEPT.length)}`;
  const record = cached(() => request<GameRecord>('GET', kept));
  const replay = async (seat: Eyes): Promise<Replay> => replayOf(await record(), { seat });
  return { name, kept, game: false, replay, record, mine: nobody };
}

/** A record from a file. */
export function sourceOf(record: GameRecord): Source {
  return {
    name: null,
    kept: null,
    game: false,
    replay: (seat) => replayOf(record, { seat }),
    record: () => Promise.resolve(record),
    mine: nobody,
  };
}

/** A file does not say who I was. */
function nobody(): Promise<null> {
  return Promise.resolve(null);
}

/** The name of a source in addresses; a record from a file is stored on the server first. */
export async function keptUnder({ name, record }: Source): Promise<string> {
  return name ?? keep(await record());
}

/** A name that everybody can open. A private game is visible to its players only, so once it is over its record is shared. */
export async function sharedUnder(source: Source): Promise<string> {
  if (source.game && source.kept) {
    const { visibility, state } = await request<Game>('GET', source.kept);
    if (visibility === 'private' && state === 'over') return keep(await source.record());
  }
  return keptUnder(source);
}

async function keep(record: GameRecord): Promise<string> {
  const { id } = await request<Kept>('POST', 'records', record);
  return `${KEPT}${id}`;
}
