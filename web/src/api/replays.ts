/** Records, and the replays (lists of positions) that the server computes from them. */
import type { AskReplay, RecordFile as GameRecord, Replay } from './generated';
import { request } from './server';

export type { RecordFile as GameRecord, Replay, Step } from './generated';

/** The perspective of a replay: a seat, the seat to move, a spectator or, once the game is over, one that sees everything. */
export type Eyes = NonNullable<AskReplay['seat']> | null;

/** The request for a replay: the perspective, the first event, and the actions to play from there. */
export type Asked = Omit<AskReplay, 'record'>;

export function replayOf(record: GameRecord, asked: Asked = {}): Promise<Replay> {
  return request<Replay>('POST', 'replays', { record, ...asked });
}

export function replayOfGame(id: string, seat: Eyes = null): Promise<Replay> {
  return request<Replay>('GET', `games/${id}/replay${seat === null ? '' : `?seat=${seat}`}`);
}

/** The level of a bot by its name in a record, such as `bot:karl`; null for people. */
export function levelIn(name: string): string | null {
  return name.startsWith('bot:') ? name.slice('bot:'.length) : null;
}

/** The record of a complete replay. */
export function recordOf({ game, options, players, ended, result, steps }: Replay): GameRecord {
  return {
    format: 'longhouse/1',
    game,
    options,
    events: steps.map(({ event }) => event),
    ...(players ? { players } : {}),
    ...(ended ? { ended } : {}),
    ...(result ? { result } : {}),
  };
}

/** Parses a record file, or a list of events of `game`, one per line; throws `SyntaxError` if the text is neither. */
export function recordFrom(text: string, game: Pick<GameRecord, 'game' | 'options'>): GameRecord {
  if (text.trimStart().startsWith('{')) {
    const record = JSON.parse(text) as Partial<GameRecord>;
    if (!Array.isArray(record.events)) throw new SyntaxError('no events');
    return record as GameRecord;
  }
  const lines = text.split('\n').map((line) => line.trim());
  return { format: 'longhouse/1', ...game, events: lines.filter(Boolean) };
}
