/** Analyses as the server tells them (docs/bots.md), and what is asked of it for them. */
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

/** What was found of a game, and in which measure its values are told. */
export type MeasuredAnalysis = Analysis & { readonly measure: Measure };

export async function begin({ kept }: Source): Promise<AnalysisTold> {
  await introduce(); // thinking is rationed by person
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
