/**
 * The description of a game for the web app: one `GameKind` per game, as in `src/longhouse/games`. Pages ask a kind
 * instead of knowing games by name or by what they are about, so that a game is added by a folder with its kind, a line
 * of the registry (`index.ts`) and its texts (`src/longhouse/words`). What a game does not have is null.
 *
 * The kinds are part of the first load; what only some pages need is loaded with these pages.
 */
import type { Component } from 'svelte';
import type { CatalogueEntry, NamedPerson, PuzzleTold, Result } from '../api/generated';
import type { View } from '../api/protocol';
import type { SeatWish, Setup } from '../api/server';
import type { Sitting } from '../api/sitting';
import type { Scenes } from '../draw/stage';
import type { Badge } from '../parts/badges';
import type { PlotGroup } from '../parts/plots';
import type { GameResult } from '../parts/statistics';
import type { BoardComponent, StudyBoardProps } from './board';
import type { BookPictures } from './book';

/** Draws positions as self-contained SVG. */
export type DrawScenes = (views: readonly View[]) => Scenes | Promise<Scenes>;

/** The unit of an analysis: the difference in points between seats, or the chance to reach a goal. */
export type Measure = 'points' | 'chance';

export interface GameKind {
  /** The name in the protocol and in addresses. */
  readonly name: string;
  /** The name that people read. */
  readonly title: () => string;
  readonly Board: BoardComponent;
  readonly study: () => Promise<StudyParts>;
  /** Width by height of a board that scales with the room it has; null for one that fills any room. */
  readonly aspect: number | null;
  /** Where its pages stand: on the sea chart, or in the wood. */
  readonly scenery: 'chart' | 'wood';
  /** A position as a small picture; null where there is none. */
  readonly Miniature: Component<MiniatureProps> | null;
  /** How a running game stands, in a sentence. */
  readonly standing: (view: View) => string;
  /** Whether the seats are clans, shown by their shields. */
  readonly shields: boolean;
  readonly measure: Measure;
  /** What is said of its parts that have a chance of their own (`beginsPart`); null if there are none. */
  readonly parts: PartWords | null;
  readonly notation: Notation;
  /** Tells an event, or an action that is possible, in words; null where the server's text is shown. */
  readonly tell: ((happening: Happening) => string) | null;
  /** The seats of a quick game against bots of `level`. */
  readonly quickSeats: (level: string) => SeatWish[];
  /** The title of the page where it is set up. */
  readonly setupTitle: () => string;
  /** Tells the options of a game that differ from the usual ones; absent where there is nothing to tell. */
  readonly chosen?: () => Promise<(options: object) => string[]>;
  readonly newGameForm: () => Promise<Component<NewGameFormProps, NewGameFormExports>>;
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

/** A game with a folder in this app, which pages present to visitors. */
export interface FeaturedGame extends GameKind {
  /** The cover picture, or null. */
  readonly Cover: Component | null;
  /** What is seen behind its pages, or null for the sea chart. */
  readonly Backdrop: Component | null;
  readonly invitation: Invitation;
  /** Its scenarios as a year with pages of its own, or null. */
  readonly year: ScenarioYear | null;
  /** A summary of my results in a few sentences. */
  readonly records: (results: readonly GameResult[]) => string[];
  /** The message key of a note below its lessons, or null. */
  readonly lessonsNote: string | null;
  /** The badges that its results earn, loaded with the profile. */
  readonly badges: () => Promise<(results: readonly GameResult[]) => readonly Badge[]>;
  /** The picture of a lesson on the map of its course; null where lessons have only numbers. */
  readonly lessonSign: (() => Promise<Component<{ lesson: string; pale: boolean }>>) | null;
  /** Its part of the daily page, or null. */
  readonly daily: DailyPuzzle | DailyDeal | null;
  /** The plots of its statistics, or null. */
  readonly plots: (() => Promise<readonly PlotGroup[]>) | null;
}

/** How the start page presents a game. */
export interface Invitation {
  /** Message keys: a description, and the label of the button for a quick game. */
  readonly about: string;
  readonly play: string;
  /** How many play, and how long. */
  readonly facts: () => string[];
}

export interface ScenarioYear {
  /** The door to it on other pages. */
  readonly Door: Component<{ results: readonly GameResult[]; scenarios: readonly string[] }>;
  readonly page: () => Promise<Component<{ results: readonly GameResult[]; scenarios: readonly string[] }>>;
}

export interface MiniatureProps {
  /** Null shows the game before it begins. */
  view: View | null;
  /** The size of its details in pixels: for Fjords, the side of a tile. */
  side?: number;
}

/** A game whose rules can be read. */
export type GameWithBook = FeaturedGame & { readonly book: RuleBook };

export interface PartWords {
  readonly title: () => string;
  /** The chance that the current part succeeds, as text. */
  readonly chance: (percent: string) => string;
}

export interface PuzzleWords {
  /** The kinds of its puzzles, which are the first of their themes. */
  readonly kinds: readonly string[];
  /** The task of a puzzle in the shown position, as text. */
  readonly asks: (puzzle: PuzzleTold, view: View) => string;
}

export interface DailyPuzzle {
  readonly part: 'puzzle';
  /** The symbol that stands for it when a result is shared as text. */
  readonly sign: string;
}

/** A daily game with the same deal for everybody; `par` is the result of a bot, or null if it has not played it. */
export interface DailyDeal {
  readonly part: 'deal';
  readonly sign: string;
  /** The description shown before it is played. */
  readonly about: (par: number | null) => string;
  /** The result as a sentence. */
  readonly done: (result: Result, par: number | null) => string;
  /** The result in a few symbols, line by line, to be shared. */
  readonly brief: (result: Result, par: number | null) => readonly string[];
}

/** Something that happens at a table. */
export interface Happening {
  readonly table: Sitting;
  readonly event: string;
  /** Who decides; null for chance. */
  readonly seat: number | null;
  readonly before: View;
  /** The position after it; undefined for an action that was not played. */
  readonly after?: View | undefined;
}

/** Reads the event notation of a game, as far as pages need it. */
export interface Notation {
  /** Whether a decision begins a turn although the same seat decided before. */
  readonly beginsTurn: (event: string) => boolean;
  /** Whether an event begins a part of the game with its own chance of success, such as a visit. */
  readonly beginsPart: (event: string) => boolean;
  /** Whether an event is a new deal, after which earlier knowledge no longer matters. */
  readonly deals: (event: string) => boolean;
  /** The items (tiles, cards) that a chance event draws, in order. */
  readonly brings: (event: string) => string[];
  /** The place (cell, fief, card) that an event is about, as boards light it (`BoardProps`); null if it has none. */
  readonly place: (event: string) => string | null;
}

/** The part of a new game that its form decides. */
export type GameSetup = Required<Pick<Setup, 'options' | 'seats' | 'visibility' | 'clock' | 'rated'>>;

/** A form that shows its summary with the button that begins the game. */
export interface NewGameFormProps {
  /** Undefined until the server has answered. */
  offered: CatalogueEntry | undefined;
  /** The levels of bots, from the weakest to the strongest. */
  levels: string[];
  /** The name under which I shall play. */
  name: string;
  /** The person for whom a seat is kept at first. */
  asked?: NamedPerson | null;
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

/** How replays and analyses show a game. */
export interface StudyParts {
  /** A position to look at. */
  readonly Board: Component<StudyBoardProps>;
  /** How the game ended, in a sentence; `view` is its last position. */
  readonly ending: (table: Sitting, view: View) => string;
  /** The phases or parts of the game, by the positions before its events. */
  readonly phasesOf: (views: readonly View[]) => readonly Phase[];
}

export interface Phase {
  /** The number of events before it. */
  readonly from: number;
  readonly name: string;
}

/** The components that a game adds to the free board. */
export interface FreeBoard {
  /** Chooses the options of the starting position. */
  readonly PositionForm: Component<PositionFormProps, PositionFormExports>;
  /** Shows one item that a chance event can draw. */
  readonly ChanceItem: Component<ChanceItemProps>;
  /** The name of such an item in a position. */
  readonly itemName: (item: string, event: string, view: View) => string;
  /** Divides the items into groups, which are shown separately. */
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
  /** The letter with which its rule numbers begin. */
  readonly letter: string;
  readonly pictures: () => Promise<BookPictures>;
}
