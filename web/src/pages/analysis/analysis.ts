/** Analyses as the server tells them (docs/bots.md), and what is asked of it for them. */
import type { Analysis as AnalysisFound, AnalysisTold as Told, BestTold as Best, Picks } from '../../api/generated';
import type { GameRecord } from '../../api/replays';
import { introduce, request } from '../../api/server';
import type { Source } from '../../api/source';
import type { Measure } from '../../games/description';

export type {
  AdviceInWords as Advice,
  BestTold as Best,
  CandidateInWords as Candidate,
  JudgedInWords as Judged,
  Picks,
  Point,
  SeatAccount as Account,
  Swing,
  AnalysisTold as Told,
  Worth,
} from '../../api/generated';

/** What was found of a game, and in which measure its values are told. */
export type Analysis = AnalysisFound & { readonly measure: Measure };

export async function begin({ kept }: Source): Promise<Told> {
  await introduce(); // thinking is rationed by person
  return request<Told>('POST', `${kept}/analysis`);
}

export function look({ kept }: Source): Promise<Told> {
  return request<Told>('GET', `${kept}/analysis`);
}

export async function bestOf(record: GameRecord, events: number, milliseconds: number): Promise<Best> {
  await introduce();
  return request<Best>('POST', 'positions/best', { record, events, milliseconds });
}

export function picksOf(record: GameRecord, events: number, picked: readonly string[]): Promise<Picks> {
  return request<Picks>('POST', 'positions/chance', { record, events, picked });
}
