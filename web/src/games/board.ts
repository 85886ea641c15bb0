/** The interface between a page and a board: the props and exports of board components. */
import type { Component, Snippet } from 'svelte';
import type { Analysis } from '../api/generated';
import type { Replay } from '../api/replays';
import type { Sitting } from '../api/sitting';

/** Two actions shown in one position: the one played, and a better one. */
export interface Compared {
  played: string;
  better: string;
}

/** Why something on a board is marked: a move that is compared with another, or something that is being talked about. */
export type Sign = keyof Compared | 'lit';

/** The analysis of a game, and the address of a position in it, by the number of events before it. */
export interface JudgedGame {
  analysis: Analysis;
  at: (events: number) => string;
}

/** The talk at a table, where there is any. */
export interface TalkProps {
  /** How many lines are unread. */
  readonly unread: number;
  /** The newest line, for a few seconds while the chat is not in sight. */
  readonly newest: string | null;
  /** The chat itself; what shows it tells by its presence that it is in sight. */
  readonly panel: Snippet;
  /** Opens the chat where there is no place for it beside the board, with the saga on a second tab if it is given. */
  readonly open: (saga?: Snippet) => void;
}

/** The props of a board: the game to show, and what its page puts around it. */
export interface BoardProps {
  table: Sitting;
  /** The menu; without it there is no menu button. */
  menu?: Snippet<[close: () => void]>;
  /** Links shown in the end dialog; if given, the dialog opens by itself at the end of the game. */
  farewell?: Snippet;
  /** The game so far, step by step; with it the board tells what was special. */
  history?: () => Promise<Replay>;
  /** Waits for the analysis of the game once it is over, while it is `wanted`; without one it may be begun. */
  judged?: (begins: boolean, wanted: () => boolean) => Promise<JudgedGame | null>;
  /** The title of the page, if it is not the game's name, and the way back from it. */
  heading?: { title: string; back: string };
  /** The talk at the table. */
  talk?: TalkProps | null;
  /** Further buttons in the header. */
  tools?: Snippet;
  /** A panel beside the board. */
  side?: Snippet;
  /** Two actions to mark on the board. */
  compared?: Compared | null;
  /** The place to light, because it is being talked about (`Notation.place`). */
  lit?: string | null;
}

/** The props of a position that is looked at: nothing can be played there, and the page around it has the title. */
export type StudyBoardProps = Required<Pick<BoardProps, 'table' | 'compared' | 'lit'>>;

/** The functions of a board that a page can call. */
export interface BoardExports {
  /** Shows why an action is refused, if it is. */
  ask: (action: string) => Promise<void>;
}

export type BoardComponent = Component<BoardProps, BoardExports>;
