/** The badges of Fjords. */
import { single, type Badge } from '../../parts/badges';
import type { GameResult } from '../../parts/statistics';

const WIDE = 10;
const LONGHOUSES = 50;

export function badgesOf(results: readonly GameResult[]): readonly Badge[] {
  const won = results.filter(({ outcome }) => outcome === 'won');
  const built = results.reduce((sum, { opening }) => sum + (opening?.built.length ?? 0), 0);
  return [
    ...['jarl', 'skald', 'vala', 'norn'].map((level) =>
      single(
        `beat-${level}`,
        won.some(({ others }) => others.includes(level)),
        { level },
      ),
    ),
    single(
      'wide-win',
      won.some(({ margin }) => (margin ?? 0) >= WIDE),
      { icon: 'flag' },
    ),
    single(
      'full-table',
      won.some(({ players }) => players === 4),
      { icon: 'you' },
    ),
    { name: 'builder', done: Math.min(built, LONGHOUSES), of: LONGHOUSES, sign: { icon: 'home' } },
  ];
}
