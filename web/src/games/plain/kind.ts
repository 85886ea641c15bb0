/** A game of the server that the web app has no folder for: it can be played by its notation. */
import { loaded } from '../../api/refused';
import type { GameKind } from '../kind';
import Board from './Board.svelte';

export function plain(name: string): GameKind {
  return {
    name,
    title: () => name,
    Board,
    study: async () => (await loaded(import('./study'))).study,
    aspect: null,
    scenery: 'chart',
    Miniature: null,
    standing: () => '',
    shields: false,
    measure: 'points',
    parts: null,
    columns: {},
    notation: {
      beginsTurn: () => false,
      beginsPart: () => false,
      deals: () => false,
      brings: () => [],
      place: () => null,
    },
    tell: null,
    quickSeats: () => [{ kind: 'me' }],
    book: null,
    puzzles: null,
    scenes: null,
    setupTitle: () => name,
    newGameForm: async () => (await loaded(import('./NewGameForm.svelte'))).default,
    statisticsPanel: async () => (await loaded(import('./StatisticsPanel.svelte'))).default,
    freeBoard: async () => (await loaded(import('./free-board'))).freeBoard,
  };
}
