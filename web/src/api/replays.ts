/** Records, and the lines of positions that the server makes of them. */
import type { AskReplay, RecordFile as GameRecord, Replay } from './generated';
import { request } from './server';

export type { RecordFile as GameRecord, Replay, Step } from './generated';

/** Whose eyes look: a seat, whoever is to move, an onlooker, or, once the game is over, somebody who is told everything. */
export type Eyes = NonNullable<AskReplay['seat']> | null;

/** Whose eyes look, from which event on, and what is played from there. */
export type Asked = Omit<AskReplay, 'record'>;

export function replayOf(record: GameRecord, asked: Asked = {}): Promise<Replay> {
  return request<Replay>('POST', 'replays', { record, ...asked });
}

export function replayOfGame(id: string, seat: Eyes = null): Promise<Replay> {
  return request<Replay>('GET', `games/${id}/replay${seat === null ? '' : `?seat=${seat}`}`);
}

/** The record of a whole line. */
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

/** A record from the text of a file, or from events line by line in a game that is known; `SyntaxError` if it is neither. */
export function recordFrom(text: string, game: Pick<GameRecord, 'game' | 'options'>): GameRecord {
  if (text.trimStart().startsWith('{')) {
    const record = JSON.parse(text) as Partial<GameRecord>;
    if (!Array.isArray(record.events)) throw new SyntaxError('no events');
    return record as GameRecord;
  }
  const lines = text.split('\n').map((line) => line.trim());
  return { format: 'longhouse/1', ...game, events: lines.filter(Boolean) };
}
