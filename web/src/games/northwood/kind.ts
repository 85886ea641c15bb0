/** For Northwood!, as the pages of the web app see it. */
import { loaded } from '../../api/refused';
import { say } from '../../words.svelte';
import type { FeaturedGame } from '../kind';
import Board from './board/Board.svelte';
import Cover from './Cover.svelte';
import { daily } from './daily';
import { NAME, title } from './name';
import NewGameForm from './NewGameForm.svelte';
import { notation } from './notation';
import { columns, ofNorthwood, ofTheYear } from './statistics';
import type { NorthwoodView } from './view';

export const northwood: FeaturedGame = {
  name: NAME,
  title,
  Board,
  Cover,
  NewGameForm,
  shields: false,
  measure: 'chance',
  parts: { title: () => say('analysis-of-visit'), chance: (hit) => say('analysis-visit', { hit }) },
  columns,
  notation,
  invitation: { about: 'web-northwood-invite', play: 'web-play-solo' },
  lessonsNote: null,
  daily,
  puzzles: {
    kinds: ['visit'],
    asks: ({ kind }, view) => say('puzzles-asks', { kind, fief: (view as NorthwoodView).fief ?? 0 }),
  },
  quickSeats: () => [{ kind: 'me' }],
  records(results) {
    const { played, won, best } = ofNorthwood(results);
    const scenarios = [...ofTheYear(results).values()].filter((scenario) => scenario.won);
    return [
      say('web-records-northwood', { played, won, best: best ?? 0 }),
      say('web-records-year', { won: scenarios.length }),
    ];
  },
  book: { letter: 'N', pictures: async () => (await loaded(import('./book'))).pictures },
  scenes: async () => (await loaded(import('./scenes'))).scenes,
  statisticsPanel: async () => (await loaded(import('./StatisticsPanel.svelte'))).default,
  freeBoard: async () => (await loaded(import('./free-board'))).freeBoard,
  plots: async () => (await loaded(import('./plots'))).plots,
};
