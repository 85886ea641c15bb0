/** Fjords, as the pages of the web app see it. */
import { loaded } from '../../api/refused';
import { say } from '../../words.svelte';
import type { FeaturedGame } from '../kind';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import { NAME, title } from './name';
import Miniature from './Miniature.svelte';
import { notation } from './notation';
import { columns, ofFjords } from './statistics';
import { standing } from './standing';
import { tell } from './telling';

export const fjords: FeaturedGame = {
  name: NAME,
  title,
  Board,
  study: async () => (await loaded(import('./study'))).study,
  Cover,
  aspect: null,
  scenery: 'chart',
  Backdrop: null,
  Miniature,
  standing,
  shields: true,
  measure: 'points',
  parts: null,
  columns,
  notation,
  tell,
  invitation: {
    about: 'web-fjords-invite',
    play: 'web-play-bot',
    facts: () => [say('web-seats-range', { from: 2, to: 4 }), say('web-minutes', { minutes: 30 })],
  },
  year: null,
  badges: async () => (await import('./badges')).badgesOf,
  lessonsNote: 'tutorial-path',
  lessonSign: async () => (await loaded(import('./LessonSign.svelte'))).default,
  daily: { part: 'puzzle', sign: '⬢' },
  puzzles: {
    kinds: ['settle', 'lay'],
    asks: ({ kind, seat }) => say('puzzles-asks', { kind, who: say('seat-name', { seat }) }),
  },
  quickSeats: (level) => [{ kind: 'me' }, { kind: 'bot', level }],
  records(results) {
    const { played, won } = ofFjords(results);
    return played ? [say('web-records-fjords', { played, won })] : [];
  },
  book: { letter: 'F', pictures: async () => (await loaded(import('./book'))).pictures },
  scenes: async () => (await loaded(import('./scenes'))).scenes,
  setupTitle: () => say('web-setup-title', { title: title() }),
  chosen: async () => (await loaded(import('./chosen'))).chosen,
  newGameForm: async () => (await loaded(import('./NewGameForm.svelte'))).default,
  statisticsPanel: async () => (await loaded(import('./StatisticsPanel.svelte'))).default,
  freeBoard: async () => (await loaded(import('./free-board'))).freeBoard,
  plots: async () => (await loaded(import('./plots'))).plots,
};
