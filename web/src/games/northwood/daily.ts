/** The game of the day: a journey with the same cards for everybody, told by its stars and fiefs. */
import type { NorthwoodResultTold, Result } from '../../api/generated';
import { say } from '../../words.svelte';
import type { DailyDeal } from '../kind';

export const daily: DailyDeal = {
  part: 'deal',
  sign: '★',
  about: (par) => say('puzzles-deal-about', { par }),
  done: (result, par) => say('puzzles-deal-done', { stars: journey(result).stars, par }),
  brief(result, par) {
    const { stars, fiefs } = journey(result);
    return [`${stars} (${say('puzzles-par', { stars: par })})`, fiefs.map((won) => (won ? '●' : '○')).join('')];
  },
};

function journey(result: Result): NorthwoodResultTold {
  return result as NorthwoodResultTold;
}
