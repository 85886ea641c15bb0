/** What an analysis tells of one position: its value for each seat, or its proven outcome. */
import type { Study } from '../../api/study.svelte';
import { kindOf } from '../../games';
import { called } from '../../parts/names';
import { say } from '../../words.svelte';
import type { MeasuredAnalysis } from './analysis';
import { pointAt, provenAt, seatsTold } from './curve';
import { percent, points, worth } from './figures';
import { outcome } from './outcome';

export interface Caption {
  text: string;
  /** The seat it is about, where there are several lines. */
  seat?: number;
}

/** The captions of the shown position; brief ones have the numbers only. */
export function captionsAt(analysis: MeasuredAnalysis, study: Study, brief: boolean): Caption[] {
  const proven = provenAt(analysis, study.at);
  if (proven) return [{ text: say('analysis-proven-here', { outcome: outcome(study, proven) }) }];
  const { game, measure } = analysis;
  const seats = seatsTold(analysis);
  const several = seats.length > 1;
  const told: Caption[] = seats.flatMap((seat) => {
    const point = pointAt(analysis, study.at, seat);
    if (!point) return [];
    const who = called(study, seat);
    const text =
      several && brief
        ? say('analysis-at-brief', { who, value: points(point.value), win: percent(point.win) })
        : say('analysis-at', { who, worth: worth(measure, point), game });
    return [{ text, ...(several ? { seat } : {}) }];
  });
  const hit = pointAt(analysis, study.at)?.hit;
  const { parts } = kindOf(game);
  if (parts && hit !== undefined) told.push({ text: parts.chance(percent(hit)) });
  return told;
}
