/** For Northwood!, as the pages of the web app see it. */
import { loaded } from '../../api/refused';
import { say } from '../../words.svelte';
import type { FeaturedGame } from '../kind';
import Backdrop from './Backdrop.svelte';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import { daily } from './daily';
import { NAME, title } from './name';
import Miniature from './Miniature.svelte';
import { notation } from './notation';
import { columns, ofNorthwood, ofTheYear } from './statistics';
import { tell } from './telling';
import type { NorthwoodView } from './view';
import YearDoor from './YearDoor.svelte';

export const northwood: FeaturedGame = {
  name: NAME,
  title,
  Board,
  study: async () => (await loaded(import('./study'))).study,
  Cover,
  aspect: 1.6,
  scenery: 'wood',
  Backdrop,
  Miniature,
  standing(view) {
    const { fiefs = [], stars = 0, goal } = view as NorthwoodView;
    const visit = Math.min(8, 1 + fiefs.filter(({ fate }) => fate !== 'open').length);
    return say('web-status-journey', { visit, stars, goal });
  },
  shields: false,
  measure: 'chance',
  parts: { title: () => say('analysis-of-visit'), chance: (hit) => say('analysis-visit', { hit }) },
  columns,
  notation,
  tell,
  invitation: {
    about: 'web-northwood-invite',
    play: 'web-play-solo',
    facts: () => [say('web-players', { count: 1 }), say('web-minutes', { minutes: 15 })],
  },
  year: { Door: YearDoor, page: async () => (await loaded(import('./Year.svelte'))).default },
  badges: async () => (await import('./badges')).badgesOf,
  lessonsNote: null,
  lessonSign: async () => (await loaded(import('./LessonSign.svelte'))).default,
  daily,
  puzzles: {
    kinds: ['visit'],
    asks: ({ kind }, view) => say('puzzles-asks', { kind, fief: (view as NorthwoodView).fief ?? 0 }),
  },
  quickSeats: () => [{ kind: 'me' }],
  records(results) {
    const { played, won, best } = ofNorthwood(results);
    const scenarios = [...ofTheYear(results).values()];
    return [
      ...(played ? [say('web-records-northwood', { played, won, best: best ?? 0 })] : []),
      ...(scenarios.length
        ? [say('web-records-year', { won: scenarios.filter((scenario) => scenario.won).length })]
        : []),
    ];
  },
  book: { letter: 'N', pictures: async () => (await loaded(import('./book'))).pictures },
  scenes: async () => (await loaded(import('./scenes'))).scenes,
  setupTitle: () => say('web-setup-journey'),
  newGameForm: async () => (await loaded(import('./NewGameForm.svelte'))).default,
  statisticsPanel: async () => (await loaded(import('./StatisticsPanel.svelte'))).default,
  freeBoard: async () => (await loaded(import('./free-board'))).freeBoard,
  plots: async () => (await loaded(import('./plots'))).plots,
};
