/** Records, and the lines of positions that the server makes of them. */
import { request } from '../house/server';
import type { Edit, Surroundings, View } from '../table/protocol';

/** A record of a game (`docs/rules/records.md`), as far as this app writes one itself. */
export interface GameRecord {
  format: 'longhouse/1';
  game: 'fjords' | 'northwood';
  options: Record<string, unknown>;
  events: string[];
  players?: string[];
  ended?: NonNullable<Surroundings['ended']>;
  result?: unknown;
}

/** Whose eyes look: a seat, whoever is to move, an onlooker, or, once the game is over, somebody who is told everything. */
export type Eyes = number | 'turn' | 'all' | null;

export interface Step {
  event: string;
  /** Who decided it; null for chance. */
  seat: number | null;
  /** It in words. */
  text: string;
  changes: Edit[];
}

export interface Replay {
  game: GameRecord['game'];
  options: Record<string, unknown>;
  players: string[] | null;
  over: boolean;
  ended: Surroundings['ended'];
  result: unknown;
  /** How many events led to the first view. */
  from: number;
  first: View;
  steps: Step[];
}

export interface Asked {
  seat?: Eyes;
  /** Leaves out what leads to the position after so many events. */
  from?: number;
  /** Actions to play from there, each followed by what chance brings. */
  play?: string[];
  /** What chance is drawn from; by default nobody knows. */
  seed?: string | undefined;
}

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
