/** The game of the day: a journey with the same cards for everybody, told by its stars and fiefs. */
import type { NorthwoodResultTold, Result } from '../../api/generated';
import { say } from '../../words.svelte';
import type { DailyDeal } from '../kind';

export const daily: DailyDeal = {
  part: 'deal',
  sign: '★',
  about: (par) => (par === null ? say('puzzles-deal-about-no-par') : say('puzzles-deal-about', { par })),
  done(result, par) {
    const { stars } = journey(result);
    return par === null ? say('puzzles-deal-done-no-par', { stars }) : say('puzzles-deal-done', { stars, par });
  },
  brief(result, par) {
    const { stars, fiefs } = journey(result);
    const scored = par === null ? String(stars) : `${stars} (${say('puzzles-par', { stars: par })})`;
    return [scored, fiefs.map((won) => (won ? '●' : '○')).join('')];
  },
};

function journey(result: Result): NorthwoodResultTold {
  return result as NorthwoodResultTold;
}
