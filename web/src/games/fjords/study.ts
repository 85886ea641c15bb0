/** How replays and analyses show Fjords. */
import { say } from '../../words.svelte';
import type { StudyParts } from '../kind';
import { verdictOf } from './board/verdict';
import StudyBoard from './StudyBoard.svelte';
import { settling, type FjordsView } from './view';

export const study: StudyParts = {
  Board: StudyBoard,
  ending: (table, view) => {
    const { title, scores } = verdictOf(table, view as FjordsView);
    return scores ? `${title} · ${scores.join(' : ')}` : title;
  },
  phasesOf: (views) =>
    views.flatMap((view, from) => {
      const [now, before] = [view, views[from - 1]].map((each) => each && settling(each as FjordsView));
      return now === before ? [] : [{ from, name: say(now ? 'web-settlement' : 'web-exploration') }];
    }),
};
