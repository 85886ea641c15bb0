/** Analyses of the server (docs/bots.md), and the requests for them. */
import type { Analysis, AnalysisTold, BestTold as Best, Picks } from '../../api/generated';
import type { GameRecord } from '../../api/replays';
import { introduce, request } from '../../api/server';
import type { Source } from '../../api/source';
import type { Measure } from '../../games/kind';

export type {
  BestTold as Best,
  JudgedInWords as Judged,
  Picks,
  Point as CurvePoint,
  SeatAccount,
  Swing,
  AnalysisTold,
  Worth,
} from '../../api/generated';

/** The analysis of a game, and the unit of its values. */
export type MeasuredAnalysis = Analysis & { readonly measure: Measure };

export async function begin({ kept }: Source): Promise<AnalysisTold> {
  await introduce(); // engine time is limited per person
  return request<AnalysisTold>('POST', `${kept}/analysis`);
}

export function look({ kept }: Source): Promise<AnalysisTold> {
  return request<AnalysisTold>('GET', `${kept}/analysis`);
}

export async function bestOf(record: GameRecord, events: number, milliseconds: number): Promise<Best> {
  await introduce();
  return request<Best>('POST', 'positions/best', { record, events, milliseconds });
}

export function picksOf(record: GameRecord, events: number, picked: readonly string[]): Promise<Picks> {
  return request<Picks>('POST', 'positions/chance', { record, events, picked });
}
