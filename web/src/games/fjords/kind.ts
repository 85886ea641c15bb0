/** Fjords, as the pages of the web app see it. */
import { loaded } from '../../api/refused';
import { say } from '../../words.svelte';
import type { FeaturedGame } from '../kind';
import Board from './board/Board.svelte';
import Cover from './Cover.svelte';
import { NAME, title } from './name';
import NewGameForm from './NewGameForm.svelte';
import { notation } from './notation';
import { columns, ofFjords } from './statistics';

export const fjords: FeaturedGame = {
  name: NAME,
  title,
  Board,
  Cover,
  NewGameForm,
  shields: true,
  measure: 'points',
  parts: null,
  columns,
  notation,
  invitation: { about: 'web-fjords-invite', play: 'web-play-bot' },
  lessonsNote: 'tutorial-path',
  daily: { part: 'puzzle', sign: '⬢' },
  puzzles: {
    kinds: ['settle', 'lay'],
    asks: ({ kind, seat }) => say('puzzles-asks', { kind, who: say('seat-name', { seat }) }),
  },
  quickSeats: (level) => [{ kind: 'me' }, { kind: 'bot', level }],
  records(results) {
    const { played, won } = ofFjords(results);
    return [say('web-records-fjords', { played, won })];
  },
  book: { letter: 'F', pictures: async () => (await loaded(import('./book'))).pictures },
  scenes: async () => (await loaded(import('./scenes'))).scenes,
  statisticsPanel: async () => (await loaded(import('./StatisticsPanel.svelte'))).default,
  freeBoard: async () => (await loaded(import('./free-board'))).freeBoard,
  plots: async () => (await loaded(import('./plots'))).plots,
};
