/**
 * What a game tells the web app about itself: one `GameKind` per game, as in `src/longhouse/games`. Pages ask a kind
 * instead of knowing games by name or by what they are about, so that a game is added by a folder with its kind, a line
 * of the registry (`index.ts`) and its texts (`src/longhouse/words`). What a game does not have is null.
 *
 * What only some pages need is loaded with them: the kinds themselves are part of the first load.
 */
import type { Component } from 'svelte';
import type { CatalogueEntry, PuzzleTold, Result } from '../api/generated';
import type { View } from '../api/protocol';
import type { SeatWish, Setup } from '../api/server';
import type { Scenes } from '../draw/stage';
import type { PlotGroup } from '../parts/plots';
import type { GameResult } from '../parts/statistics';
import type { BoardComponent } from './board';
import type { BookPictures } from './book';

/** Positions as drawings that stand by themselves. */
export type DrawScenes = (views: readonly View[]) => Scenes | Promise<Scenes>;

/** What the analysis of a game is told in: points of difference between seats, or the chance to reach a goal. */
export type Measure = 'points' | 'chance';

export interface GameKind {
  /** The name in the protocol and in addresses. */
  readonly name: string;
  /** The name that people read. */
  readonly title: () => string;
  readonly Board: BoardComponent;
  /** Whether the seats are clans, which are known by their shields. */
  readonly shields: boolean;
  readonly measure: Measure;
  /** What is said of its parts that have a chance of their own (`beginsPart`); null if there are none. */
  readonly parts: PartWords | null;
  readonly notation: Notation;
  /** Who sits where if somebody wants to play at once. */
  readonly quickSeats: (level: string) => SeatWish[];
  readonly NewGameForm: Component<NewGameFormProps, NewGameFormExports>;
  /** What a table of results has of this game beside what every game has: the names of columns, and what is in them. */
  readonly columns: Readonly<Record<string, (result: GameResult) => string | number | null>>;
  readonly statisticsPanel: () => Promise<StatisticsPanel>;
  /** Draws positions for pictures and films; null where they cannot be drawn. */
  readonly scenes: (() => Promise<DrawScenes>) | null;
  readonly freeBoard: () => Promise<FreeBoard>;
  readonly book: RuleBook | null;
  /** What is said of its puzzles; null if there are none. */
  readonly puzzles: PuzzleWords | null;
}

/** A game that the pages present by themselves. */
export interface FeaturedGame extends GameKind {
  /** What it looks like, at a glance; null if there is no picture. */
  readonly Cover: Component<{ scale?: number }> | null;
  /** Keys of the texts that invite to it: what it is, and what the button says that begins it at once. */
  readonly invitation: { readonly about: string; readonly play: string };
  /** Own results, summed up in a few sentences. */
  readonly records: (results: readonly GameResult[]) => string[];
  /** Key of what is said below its lessons; null if nothing is. */
  readonly lessonsNote: string | null;
  /** What it contributes to every day; null if nothing. */
  readonly daily: DailyPuzzle | DailyDeal | null;
  /** Plots of its own figures; null if there are none. */
  readonly plots: (() => Promise<readonly PlotGroup[]>) | null;
}

/** A game whose rules can be read. */
export type GameWithBook = FeaturedGame & { readonly book: RuleBook };

export interface PartWords {
  readonly title: () => string;
  /** How likely the part succeeds that is being played. */
  readonly chance: (percent: string) => string;
}

export interface PuzzleWords {
  /** The kinds of its puzzles, which are the first of their themes. */
  readonly kinds: readonly string[];
  /** What a puzzle asks for, in the position that is shown. */
  readonly asks: (puzzle: PuzzleTold, view: View) => string;
}

export interface DailyPuzzle {
  readonly part: 'puzzle';
  /** What stands for it where a day is shared as text. */
  readonly sign: string;
}

/** A game a day, dealt alike to everybody, with a result that a bot had (`par`). */
export interface DailyDeal {
  readonly part: 'deal';
  readonly sign: string;
  /** What it is, before it is played. */
  readonly about: (par: number) => string;
  /** What it came to, in a sentence. */
  readonly done: (result: Result, par: number) => string;
  /** The same in a few signs, line by line, to be shared. */
  readonly brief: (result: Result, par: number) => readonly string[];
}

/** What pages need to know of the events of a game as they are written. */
export interface Notation {
  /** Whether a decision begins a turn although the same seat decided before. */
  readonly beginsTurn: (event: string) => boolean;
  /** Whether an event begins a part of the game that has a chance of its own. */
  readonly beginsPart: (event: string) => boolean;
  /** Whether everything is dealt anew, so that nothing known before matters any more. */
  readonly deals: (event: string) => boolean;
  /** What chance brings with an event, one thing after the other. */
  readonly brings: (event: string) => string[];
}

/** The part of a new game that its form decides. */
export type GameSetup = Required<Pick<Setup, 'options' | 'seats' | 'visibility' | 'clock' | 'rated'>>;

export interface NewGameFormProps {
  /** Nothing as long as the server has not told. */
  offered: CatalogueEntry | undefined;
  /** The levels of bots, from the weakest to the strongest. */
  levels: string[];
}

export interface NewGameFormExports {
  /** The game as it is set up now. */
  setup: () => GameSetup;
}

export type StatisticsPanel = Component<StatisticsPanelProps>;

export interface StatisticsPanelProps {
  /** Own results of this game. */
  results: readonly GameResult[];
  offered: CatalogueEntry | undefined;
}

/** What a game adds to the free board. */
export interface FreeBoard {
  /** Chooses the options of a position to begin with. */
  readonly PositionForm: Component<PositionFormProps, PositionFormExports>;
  /** One of the things that chance can bring with an event. */
  readonly ChanceItem: Component<ChanceItemProps>;
  /** What such a thing is called. */
  readonly itemName: (item: string, event: string) => string;
  /** The things in groups, each shown by itself. */
  readonly groups: (items: readonly string[]) => readonly (readonly string[])[];
  /** Whether they are shown in narrow columns. */
  readonly narrow: boolean;
}

export interface PositionFormProps {
  offered: CatalogueEntry | undefined;
}

export interface PositionFormExports {
  options: () => Record<string, unknown>;
}

export interface ChanceItemProps {
  item: string;
  event: string;
  /** The position before the event. */
  view: View;
}

export interface RuleBook {
  /** What the numbers of its rules begin with. */
  readonly letter: string;
  readonly pictures: () => Promise<BookPictures>;
}
