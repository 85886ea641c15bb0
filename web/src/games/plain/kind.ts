/** A game of the server that the web app has no folder for: it can be played by its notation. */
import { loaded } from '../../api/refused';
import type { GameKind } from '../kind';
import Board from './Board.svelte';
import NewGameForm from './NewGameForm.svelte';

export function plain(name: string): GameKind {
  return {
    name,
    title: () => name,
    Board,
    NewGameForm,
    shields: false,
    measure: 'points',
    parts: null,
    columns: {},
    notation: { beginsTurn: () => false, beginsPart: () => false, deals: () => false, brings: () => [] },
    quickSeats: () => [{ kind: 'me' }],
    book: null,
    puzzles: null,
    scenes: null,
    statisticsPanel: async () => (await loaded(import('./StatisticsPanel.svelte'))).default,
    freeBoard: async () => (await loaded(import('./free-board'))).freeBoard,
  };
}
