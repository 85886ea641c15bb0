/** The analysis of a game on the server. */
import type { Analysis, AnalysisTold } from './generated';
import { request } from './server';

/** The delay between two looks at an analysis that is being made, in milliseconds. */
const BETWEEN_LOOKS = 1500;

/** Waits for the analysis of a game that is over, which is begun if `begins`; null if there is none to wait for. */
export async function analysisOf(id: string, begins: boolean, wanted: () => boolean): Promise<Analysis | null> {
  const path = `games/${id}/analysis`;
  let told = await request<AnalysisTold>('GET', path);
  if (begins && (told.state === 'none' || told.state === 'left')) told = await request<AnalysisTold>('POST', path);
  while (told.state === 'running') {
    await new Promise((go) => setTimeout(go, BETWEEN_LOOKS));
    if (!wanted()) return null;
    told = await request<AnalysisTold>('GET', path);
  }
  return told.analysis;
}
