/** How replays and analyses show For Northwood! */
import { say } from '../../words.svelte';
import type { StudyParts } from '../kind';
import StudyBoard from './StudyBoard.svelte';
import type { NorthwoodView } from './view';

export const study: StudyParts = {
  Board: StudyBoard,
  ending: (_, view) => {
    const { stars = 0, goal } = view as NorthwoodView;
    return say('web-of-goal-stars', { stars, goal });
  },
  phasesOf: (views) =>
    views.flatMap((view, from) => {
      const [now, before] = [view, views[from - 1]].map((each) => (each as NorthwoodView | undefined)?.fief);
      return now === undefined || now === before ? [] : [{ from, name: say('web-fief-row', { fief: now }) }];
    }),
};
