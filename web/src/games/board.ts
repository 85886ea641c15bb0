/** What a board is given by the page that shows it, and what it can be asked. */
import type { Component, Snippet } from 'svelte';
import type { Sitting } from '../api/sitting';

/** Two actions that are shown in one position: what was played, and what would have been better. */
export interface Compared {
  played: string;
  better: string;
}

/** What a board is given: whom it shows, and what its page puts around it. */
export interface BoardProps {
  table: Sitting;
  /** The menu; without it there is no button for it. */
  menu?: Snippet<[close: () => void]>;
  /** Where to go from the end of the game, which is then announced by itself. */
  farewell?: Snippet;
  /** Further buttons at the head. */
  tools?: Snippet;
  /** What stands beside the board. */
  side?: Snippet;
  /** What is marked on the board. */
  compared?: Compared | null;
}

/** What a page can ask of a board. */
export interface BoardExports {
  /** Shows why an action is refused, if it is. */
  ask: (action: string) => Promise<void>;
}

export type BoardComponent = Component<BoardProps, BoardExports>;
