/** The badges of For Northwood! */
import { single, type Badge } from '../../parts/badges';
import type { GameResult } from '../../parts/statistics';
import { medalFor, MEDALS } from './medals';
import { ofTheYear } from './statistics';

const SCENARIOS = 16;

export function badgesOf(results: readonly GameResult[]): readonly Badge[] {
  const medals = new Set(results.map(({ points, options }) => medalFor(points ?? 0, options.scenario)));
  const best = MEDALS.findLastIndex((medal) => medals.has(medal));
  const year = [...ofTheYear(results).values()].filter(({ won }) => won).length;
  return [
    ...MEDALS.map((medal, rank) => single(medal, rank <= best, { icon: 'star' })),
    single(
      'all-fiefs',
      results.some(({ fiefs }) => fiefs?.length && fiefs.every(Boolean)),
      { icon: 'tick' },
    ),
    { name: 'year', done: Math.min(year, SCENARIOS), of: SCENARIOS, sign: { icon: 'day' } },
  ];
}
