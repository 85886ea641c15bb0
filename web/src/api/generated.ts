/** Generated from the schema of the server by `python web/webapp.py types`; do not edit. */

/** The name of a game. */
export type GameName = 'fjords' | 'northwood';
export type Options = FjordsOptions | NorthwoodOptions;
export type Result = FjordsResultTold | NorthwoodResultTold;
export type Clock = NoClock | MoveClock | FischerClock | DaysClock;
export type Command =
  | Join
  | Move
  | Finish
  | Why
  | Takeback
  | Abandon
  | Resign
  | SubstituteBy
  | AskRematch
  | AnswerOffer
  | Leave
  | AskHint
  | AskChances
  | Say
  | Mute
  | Attend
  | Ping;
/** An edit that removes a key and its value. */
export type Cut = ['cut', string[]];
export type Edit = Set | Cut | Splice;
/** An edit that sets the value at a path; an empty path replaces the whole view. */
export type Set = ['set', string[], unknown];
/** An edit that replaces some items of a list by others. */
export type Splice = ['splice', string[], number, number, unknown[]];
export type FjordsView = ExplorationView | SettlementView | FinishedFjordsView;
export type LobbyMessage = Lobby | Waiting | Turn | Asked | ChallengesTold | Seeking | Error | Closing;
export type Message =
  | Welcome
  | Update
  | Outlook
  | Ack
  | Pong
  | BecauseTold
  | Error
  | HintTold
  | ChancesTold
  | Thinking
  | Presence
  | ChatTold
  | Closing;
export type View = FjordsView | NorthwoodView;
export type NorthwoodView = ArrivalView | CampView | VisitView | FinishedNorthwoodView;
export type SeatPlan = MySeat | OpenSeat | BotSeat;

/** The command to end the game without a loser. If other people play, they are asked first. */
export interface Abandon {
  type: 'abandon';
  id: string;
  /** The number of the last log entry that the client has seen. */
  ply: number;
}
/** A login and its password. */
export interface Account {
  login: string;
  password: string;
}
/** Confirms that a command was carried out. */
export interface Ack {
  type: 'ack';
  /** The id of the command. */
  id: string;
  /** The number of the first log entry that the command made or, if it made none, of the last entry in the log. */
  ply: number;
}
/** A recommended action, with its value, a description in words, and the reason why it is good. */
export interface AdviceInWords {
  /** The action as text. */
  action: string;
  /** The expected final lead over the best opponent in points (Fjords), or expected final stars (For Northwood!). */
  value: number;
  /** The probability of winning (Fjords) or of reaching the goal (For Northwood!), from 0 to 1. */
  win: number;
  /** The number of times the search tried the action; None if there was no search. */
  visits?: number;
  /** A proven lower bound on `value`; None if there is none. */
  low?: number;
  /** A proven upper bound on `value`; None if there is none. */
  high?: number;
  /** The probability that the current visit succeeds (For Northwood!), from 0 to 1; None if there is no visit. */
  hit?: number;
  /** The action in words. */
  text: string;
  reason: ReasonTold;
}
/** The reason why a bot recommends an action. */
export interface ReasonTold {
  /** The key of the text. */
  key: string;
  /** The parameters of the text, by name. */
  params: {
    [k: string]: string | number;
  };
  /** The reason in words. */
  text: string;
}
/** A place for an ally, with a substitute if one was called. */
export interface Ally {
  /** The code of the ally who belongs to this place, such as `KL`. */
  ally: string;
  /** The code of the friendly ruler who was called in the place of the ally for this visit; null if none was. */
  substitute: string | null;
  /** Whether the ally, or the substitute, can be used. */
  ready: boolean;
}
/** The analysis of a game, with texts in the client's language. */
export interface Analysis {
  /** The name of the game. */
  game: GameName;
  /** The decisions that lost most, worst first, each given as the number of events before it. */
  worst: number[];
  /** Whether every decision was analysed. */
  complete: boolean;
  /** The values of the game's positions over time, from which its curve is drawn. */
  points: Point[];
  /** For each seat, a breakdown of how the value of the game changed. */
  accounts: SeatAccount[];
  /** The largest changes of the game's value, in the order of the game. */
  swings: Swing[];
  /** The number of events before the turning point; None if the game has none. The turning point is the last decision at which the seat that ended best was still behind or, in a lost solo game, at which the player was still ahead. */
  turned: number | null;
  /** The number of events before the first decision from which on all values are proven; None if not even the value of the last decision is. */
  proven_from: number | null;
  /** The judged decisions, in order. */
  moves: JudgedInWords[];
}
/** One point on the curve of an analysed game: how good a position is for one seat. */
export interface Point {
  /** The number of events before the position. */
  ply: number;
  /** The seat whose value it is. */
  seat: number;
  /** The value in points (Fjords) or stars (For Northwood!). */
  value: number;
  /** The value as a probability of winning or of reaching the goal. */
  win: number;
  /** Whether the values are proven, not estimated. */
  proven: boolean;
  /** The probability that the current visit succeeds (For Northwood!); None if there is no visit. */
  hit?: number;
}
/**
 * A breakdown of how the value of a game changed for one seat. `start` plus the changes (`decisions`, `others`,
 *     `draws` and `doubt`) is `end`.
 */
export interface SeatAccount {
  /** The seat that this account is about. */
  seat: number;
  /** The value at the start. */
  start: Worth;
  /** The changes by the seat's own decisions. */
  decisions: Worth;
  /** The changes by decisions of the other seats; if `draws` is None, also the changes by chance. */
  others: Worth;
  /** The changes by chance; None if they cannot be separated from the changes by other seats. */
  draws: Worth | null;
  /** The changes that no event explains: only the bot's estimate changed. */
  doubt: Worth;
  /** The value at the end. */
  end: Worth;
}
/** The value of a game for one seat, or a change in this value. */
export interface Worth {
  /** The value or the change in points (Fjords) or stars (For Northwood!). */
  value: number;
  /** The value or the change as a probability of winning (Fjords) or of reaching the goal (For Northwood!). */
  win: number;
}
/** One large change of a game's value for a seat, caused by a decision or by chance. */
export interface Swing {
  /** The number of events before the event that caused the change. */
  ply: number;
  /** The seat whose value changed. */
  seat: number;
  /** The seat whose decision caused the change; None if chance caused it, or several events together. */
  by: number | null;
  /** The change of the value, in points (Fjords) or stars (For Northwood!). */
  value: number;
  /** The change of the probability of winning or of reaching the goal. */
  win: number;
}
/** One decision of an analysed game. */
export interface JudgedInWords {
  /** The number of events before the decision. */
  ply: number;
  /** The seat that decided. */
  seat: number;
  /** The action that was played. */
  played: Candidate;
  /** The best action in the position. */
  best: CandidateInWords;
  /** Why the best action is best. */
  reason: ReasonTold;
  /** How much worse the played action is than the best one, in points or stars. */
  lost: number;
  /** How much lower the probability of winning or of reaching the goal is after the played action than after the best one. */
  lost_win: number;
  /** Whether the values are proven, not estimated. */
  proven: boolean;
}
/** A possible action, with its value for the seat to move. */
export interface Candidate {
  /** The action as text. */
  action: string;
  /** The expected final lead over the best opponent in points (Fjords), or expected final stars (For Northwood!). */
  value: number;
  /** The probability of winning (Fjords) or of reaching the goal (For Northwood!), from 0 to 1. */
  win: number;
  /** The number of times the search tried the action; None if there was no search. */
  visits?: number;
  /** A proven lower bound on `value`; None if there is none. */
  low?: number;
  /** A proven upper bound on `value`; None if there is none. */
  high?: number;
  /** The probability that the current visit succeeds (For Northwood!), from 0 to 1; None if there is no visit. */
  hit?: number;
}
/** A possible action, with its value and a description in words. */
export interface CandidateInWords {
  /** The action as text. */
  action: string;
  /** The expected final lead over the best opponent in points (Fjords), or expected final stars (For Northwood!). */
  value: number;
  /** The probability of winning (Fjords) or of reaching the goal (For Northwood!), from 0 to 1. */
  win: number;
  /** The number of times the search tried the action; None if there was no search. */
  visits?: number;
  /** A proven lower bound on `value`; None if there is none. */
  low?: number;
  /** A proven upper bound on `value`; None if there is none. */
  high?: number;
  /** The probability that the current visit succeeds (For Northwood!), from 0 to 1; None if there is no visit. */
  hit?: number;
  /** The action in words. */
  text: string;
}
/** The progress of an analysis, and its result. */
export interface AnalysisTold {
  /** The key under which the client asks for the analysis. */
  key: string;
  /** Whether the analysis was never started (`none`), is running, stopped before its end and can be continued (`left`), failed, or is done. */
  state: 'done' | 'failed' | 'left' | 'none' | 'running';
  /** The number of decisions judged so far. */
  done: number;
  /** The number of all decisions to judge. */
  due: number;
  /** The result; null until the analysis is done. */
  analysis: Analysis | null;
  /** Why the analysis failed; null unless it did. */
  problem: Problem | null;
}
/** An error as a client receives it. */
export interface Problem {
  /** The name of the error's type in `longhouse.errors`, for programs. */
  kind: string;
  /** The key of the message. */
  key: string;
  /** The number of the broken rule, such as `F3.2`; null if no rule is broken. */
  rule: string | null;
  /** The parameters of the message, by name. */
  params: {
    [k: string]: string | number;
  };
  /** The message in the client's language, for people. */
  text: string;
  /** The index of the bad event in a record, from 0; null if no event is at fault. */
  index?: number;
}
/** The command to answer an offer. */
export interface AnswerOffer {
  type: 'answer';
  id: string;
  /** The number of the log entry with the offer. */
  offer: number;
  /** Whether to accept the offer; false rejects it or, from the person who made it, withdraws it. */
  yes: boolean;
}
/** A view before allies, rulers and cards are dealt. */
export interface ArrivalView {
  /** The name of the game. */
  game: 'northwood';
  /** The options of the game. */
  options: NorthwoodOptions;
  /** The number of stars to be reached. */
  goal: number;
  /** The special rules in play. */
  rules: SpecialRuleTold[];
  /** The seat whose view this is, always 0; null for a spectator, who sees the same. */
  seat: number | null;
  /** The seat to move: 0 if the player has to decide; null if a chance event is due or the game is over. */
  turn: number | null;
  /** The legal actions, sent only to the player, and only when the player has to decide. */
  legal?: string[];
  /** Always `*setup`: allies and rulers have to be dealt. */
  due: '*setup';
}
/** The options of a game, defaults included (docs/rules/records.md): a set-up and a goal, or a scenario. */
export interface NorthwoodOptions {
  /** The set-up; absent in a scenario. */
  setup?: 'full' | 'intro';
  /** The stars to be reached: 16, 18 or 20; absent in a scenario. */
  goal?: number;
  /** The id of a scenario (docs/scenarios.md), which has a set-up and a goal of its own. */
  scenario?: string;
  /** Whether the harder version of the scenario is played; absent without a scenario. */
  challenge?: boolean;
}
/** A special rule of the scenario, with its parameter if it has one. */
export interface SpecialRuleTold {
  /** The name of the rule (docs/scenarios.md). */
  rule: string;
  /** The number of the fief that the rule is about (`visit-last`, `must-win`). */
  fief?: number;
  /** The number of times allies may be used in the whole game (`few-favours`). */
  favours?: number;
  /** The number of cards in a hand (`hand-size`). */
  size?: number;
  /** The value whose cards are removed from the game (`missing-value`). */
  value?: number;
  /** What the player may see of the rule's state during the game: `last`, the fief that was visited last (−1 before the first); `left`, how many favours are left; `from`, 1 if the next statement comes from the bottom of the deck. */
  seen?: {
    [k: string]: number;
  };
}
/** A request to analyse a record. */
export interface AskAnalysis {
  record: RecordFile;
}
/** The JSON object in a record's file (docs/rules/records.md). */
export interface RecordFile {
  /** The name of the file format and its version. */
  format: 'longhouse/1';
  /** The version of the rules; 1 if it is absent. */
  rules?: number;
  /** The name of the game. */
  game: GameName;
  /** All options of the game. */
  options: Options;
  /** A name for each seat; those of bots begin with `bot:`. */
  players?: string[];
  /** The SHA-256 of the seed in hex, published before the game (docs/chance.md). */
  commitment?: string;
  /** For each seat, the random text that it added to the seed (docs/chance.md). */
  nonces?: string[];
  /** The seed of all chance events; published when the game is over. */
  seed?: string;
  /** All events, chance included, in the notation of the rules. */
  events: string[];
  /** Why the game ended early, with the fields of `Ended`; absent if the game was played to its end. */
  ended?: Ended;
  /** The result; absent if the game was not played to its end. */
  result?: Result;
}
/** The options of a game, defaults included (docs/rules/records.md). */
export interface FjordsOptions {
  /** The edition whose rules are played. */
  edition: '2005' | '2021';
  /** The variant of the edition of 2021; absent for 2005. */
  variant?: 'base' | 'classic' | 'epic';
  /** The number of players, 2 to 4. */
  players: number;
  /** The runes in play. */
  runes: (('friendship' | 'strength' | 'water') | 'home' | ('horse' | 'journey' | 'wisdom'))[];
  /** The number of rounds of a match, 1 or 3; absent where there is always one (base and Epic). */
  rounds?: number;
  /** Whether players have to see for themselves where a tile fits (F5.5). */
  oversight: boolean;
  /** The name of the tile set, or the whole set. */
  tiles:
    | string
    | {
        /** any JSON */
        [k: string]: unknown;
      };
}
/** The reason why a game ended before it was played out. */
export interface Ended {
  /** `resign`, `timeout` or `abandon`. */
  by: 'abandon' | 'resign' | 'timeout';
  /** The seat that resigned, ran out of time, or proposed to abandon the game. */
  seat: number;
}
/** The result of a game, in the same form as in a record. */
export interface FjordsResultTold {
  /** The points of each seat, all rounds together. */
  scores: number[];
  /** The seat that won, as a list of one seat; an empty list after a draw. */
  winners: number[];
  /** The points of each seat in each round; absent where there is only one round. */
  rounds?: number[][];
}
/** The result of a game, in the same form as in a record. */
export interface NorthwoodResultTold {
  /** The sum of the stars that the fiefs brought. */
  stars: number;
  /** Whether the game was won: the stars reached the goal (N3.7), and no special rule forbade the win. */
  won: boolean;
  /** For each fief whether it was won. */
  fiefs: boolean[];
}
/** A request for the best moves in a position of a record. */
export interface AskBest {
  record: RecordFile;
  /** The number of events before the position; null for the last position. */
  events?: number | null;
  /** How long the bot may think. */
  milliseconds?: number;
}
/**
 * A request for the items (tiles or cards) that the next chance event of a record may consist of.
 *
 *     With it, a client lets a person choose the event item by item.
 */
export interface AskChance {
  record: RecordFile;
  /** The number of events before the chance event. */
  events: number;
  /** The items that were picked so far, as text. */
  picked?: string[];
}
/** The command to ask how likely each action that begins something, such as a visit, is to succeed. */
export interface AskChances {
  type: 'chances';
  id: string;
  /** The number of the last log entry that the client has seen. */
  ply: number;
}
/** The command to ask a bot for the best actions. */
export interface AskHint {
  type: 'hint';
  id: string;
  /** The number of the last log entry that the client has seen. */
  ply: number;
}
/** A request for one position of a record. */
export interface AskPosition {
  record: RecordFile;
  /** The number of events before the position; null for the last position. */
  events?: number | null;
  /** The seat whose view is returned; null for the view of a spectator. */
  seat?: number | null;
}
/** The command to start a rematch. If other people play, they are asked first. */
export interface AskRematch {
  type: 'rematch';
  id: string;
  /** The number of the last log entry that the client has seen. */
  ply: number;
}
/** A request for the positions of a record, from one position on. */
export interface AskReplay {
  record: RecordFile;
  /** Whose view of the positions is returned: that of a seat (its number), of the seat to move (`turn`), or of a spectator (null); `all` shows everything, once the game is over. */
  seat?: number | ('all' | 'turn') | null;
  /** The number of events before the first position. */
  from?: number;
  /** Actions that are played from the first position on, instead of the rest of the record; null for the record as it is. */
  play?: string[] | null;
  /** The seed from which chance events between these actions are drawn; null for a random one. */
  seed?: string | null;
}
/** A request to explain why an action is illegal in a position of a record. */
export interface AskWhy {
  record: RecordFile;
  action: string;
  /** The number of events before the position; null for the last position. */
  events?: number | null;
}
/** All offers that wait for your answer. */
export interface Asked {
  type: 'asked';
  offers: AskedTold[];
}
/** An offer in one of your games that waits for your answer. */
export interface AskedTold {
  /** The id of the game. */
  game: string;
  /** The name of the game, such as `fjords`. */
  name: GameName;
  /** The name of the player who made the offer. */
  who: string;
  offer: OfferTold;
}
/** An offer that waits for answers. */
export interface OfferTold {
  /** The number of the log entry with the offer. */
  ply: number;
  /** What is offered. */
  kind: 'abandon' | 'rematch' | 'substitute' | 'takeback';
  /** The seat that made the offer. */
  seat: number;
  /** The seats that have agreed so far, beginning with the one that made the offer. */
  agreed: number[];
  /** For a takeback, the number of events that would remain. */
  to?: number;
  /** For a substitute, the seat that the bot would take over. */
  about?: number;
  /** For a substitute, the level of the bot. */
  level?: string;
  /** The time at which the offer counts as rejected unless it is answered; absent if there is no such time. */
  until?: number;
}
/** The command to tell the other clients whether somebody looks at the game here. */
export interface Attend {
  type: 'attend';
  id: string;
  /** Whether nobody looks at the game on this client. */
  away?: boolean;
  /** Whether the others may see the person's name among the spectators. */
  named?: boolean;
}
/** Why an action is illegal. The fields after `legal` are null if it is legal. */
export interface Because {
  legal: boolean;
  /** The number of the rule that the action would break; null if it is legal or breaks none. */
  rule: string | null;
  /** The key of the message that explains it. */
  key: string | null;
  /** The parameters of this message, by name. */
  params: {
    [k: string]: string | number;
  } | null;
  /** The message in the client's language. */
  text: string | null;
}
/** The answer to `why`: why an action is illegal. The fields after `legal` are null if it is legal. */
export interface BecauseTold {
  type: 'because';
  /** The id of the command. */
  id: string;
  legal: boolean;
  /** The number of the rule that the action would break; null if it breaks none. */
  rule: string | null;
  /** The key of the message that explains it. */
  key: string | null;
  /** The parameters of this message, by name. */
  params: {
    [k: string]: string | number;
  } | null;
  /** The message in the client's language. */
  text: string | null;
}
/** The best moves in a position. */
export interface BestTold {
  /** The seat to move; null if the game is over or chance is due. */
  seat: number | null;
  /** The best moves, best first. */
  candidates: AdviceInWords[];
  /** The decisions that the bot expects, up to the next chance event. */
  line: ExpectedStep[];
  /** Whether the first move is proven to be best. */
  proven: boolean;
  /** The number of positions that the bot searched. */
  nodes: number;
  /** The time that the bot took, in seconds. */
  seconds: number;
}
/** A decision in the continuation that the bot expects. */
export interface ExpectedStep {
  /** The action in the notation of the rules. */
  action: string;
  /** The seat that decides. */
  seat: number;
  /** The action in words. */
  text: string;
}
/** A person whom the client has blocked. */
export interface BlockedPerson {
  /** The id of the person. */
  person: string;
  name: string;
}
/** A row of a leaderboard. */
export interface BoardRow {
  /** The place, from 1; people with equal values share a place. */
  place: number;
  /** The id of the person; null if the client may not see their profile. */
  person: string | null;
  name: string;
  /** The value by which the leaderboard ranks people: a rating, points or a number of days. */
  value: number;
  /** The number of games, puzzles or days from which the value results. */
  count: number;
  /** Whether it is the client's own row. */
  mine: boolean;
}
/** The level of the bot to put on a seat. */
export interface BotLevel {
  level: string;
}
/** A seat in a new game for a bot. */
export interface BotSeat {
  kind: 'bot';
  level: string;
}
/** A view between two visits. */
export interface CampView {
  /** The name of the game. */
  game: 'northwood';
  /** The options of the game. */
  options: NorthwoodOptions;
  /** The number of stars to be reached. */
  goal: number;
  /** The special rules in play. */
  rules: SpecialRuleTold[];
  /** The seat whose view this is, always 0; null for a spectator, who sees the same. */
  seat: number | null;
  /** The seat to move: 0 if the player has to decide; null if a chance event is due or the game is over. */
  turn: number | null;
  /** The legal actions, sent only to the player, and only when the player has to decide. */
  legal?: string[];
  /** The eight fiefs. */
  fiefs: Fief[];
  /** The four allies. */
  allies: Ally[];
  /** The number of stars so far. */
  stars: number;
  /** The stored number of each special rule, in the order of `rules`; only `Game.position` reads it. */
  memory: number[];
  /** `*hand` if a hand has to be drawn, `visit` if a fief has to be chosen. */
  due: '*hand' | 'visit';
  /** The hand for the next visit; null before it is drawn. */
  hand: string[] | null;
}
/** One fief; a view lists all eight by number. */
export interface Fief {
  /** The number of the fief, 0 to 7. */
  fief: number;
  /** `open` if the fief has not been visited yet, else the result of the visit. */
  fate: 'lost' | 'open' | 'won';
  /** The code of the ruler, such as `KL`; null if the ruler has left the game. */
  ruler: string | null;
  /** Whether the ruler can be called as a substitute (N3.2). */
  friendly: boolean;
  /** The number of stars that are printed on the fief. */
  worth: number;
  /** The number of stars that the fief has brought so far. */
  stars: number;
}
/** An action that a bot considers. */
export interface CandidateTold {
  action: string;
  /** The expected final lead over the best opponent in points (Fjords), or the expected final stars (For Northwood!). */
  value: number;
  /** The probability of winning (Fjords) or of reaching the goal (For Northwood!), from 0 to 1. */
  win: number | null;
  /** The probability that the current visit succeeds (For Northwood!); null if there is no visit. */
  hit: number | null;
  /** Why the bot recommends the action. */
  reasons: ReasonTold[];
}
/** The games, bots and languages of this server. */
export interface Catalogue {
  games: CatalogueEntry[];
  /** For the name of each game, the names of its bots; empty until the bots have started. */
  bots: {
    [k: string]: string[];
  };
  /** Whether the bots are ready to play, so that nobody has to wait for compiling. */
  bots_ready: boolean;
  /** The codes of the languages of the texts. */
  languages: string[];
  /** The version of Longhouse on this server. */
  version: string;
}
/** A game that can be created. */
export interface CatalogueEntry {
  name: GameName;
  /** The options of the game, with their default values. */
  options: Options;
  /** The possible numbers of seats. */
  seats: number[];
  /** The ids of the scenarios; empty for games without any. */
  scenarios: string[];
  /** The steps of the learning path, each as the names of the rune stones in play; empty for games without one. */
  learning: string[][];
}
/** A challenge that you made, or that was made to you. */
export interface ChallengeTold {
  /** The id of the game. */
  game: string;
  /** The name of the game, such as `fjords`. */
  name: GameName;
  /** Whether you made the challenge. */
  mine: boolean;
  /** The id of the other person. */
  person: string;
  /** The name of the other person. */
  who: string;
  /** The time by which the challenge has to be answered. */
  until: number;
  /** The game; null once the challenge is answered. */
  summary: Summary | null;
  /** How the challenge was answered; null as long as it waits. Only the person who made it gets this. */
  answer: ('accepted' | 'declined' | 'late') | null;
}
/** The summary of a game for one person, or for a spectator. */
export interface Summary {
  id: string;
  game: GameName;
  options: Options;
  /** Who may watch the game: everybody, who also finds it in lists (`public`), everybody who has its link (`link`), or only its players and its creator (`private`). */
  visibility: 'link' | 'private' | 'public';
  /** Whether the game counts for ratings. */
  rated: boolean;
  /** Whether moves can be taken back even if a chance event has revealed something since. */
  casual: boolean;
  /** Whether the game has a chat. */
  chat: boolean;
  clock: NoClock | MoveClock | FischerClock | DaysClock;
  /** What happens to a seat that runs out of time: it resigns (`resign`), or a bot takes it over (`bot:LEVEL`). */
  timeout: string;
  /** The time at which the game was created. */
  made: number;
  /** The id of the person who created the game; null if the server did. */
  made_by: string | null;
  /** Whether this is a daily deal. */
  daily: boolean;
  /** Whether the game waits for players, is running, or is over. */
  state: 'open' | 'over' | 'running';
  /** Whether at most one person plays, so that nobody has to agree to an offer. */
  free: boolean;
  seats: SeatTold[];
  /** The time of the last entry that changed the position. */
  moved: number;
  /** The number of the last log entry. */
  ply: number;
  /** The number of events so far. */
  events: number;
  /** The seat to move; null unless the game is running and a seat has to decide. */
  turn: number | null;
  /** The time at which the seat to move runs out of time; null if it has no limit. */
  deadline: number | null;
  /** The seats of the person for whom the summary is made; empty for a spectator. */
  mine: number[];
  /** Whether one of the seats in `mine` is to move. */
  waiting: boolean;
  /** The data with which the chance events can be audited. */
  fair: Fair;
  /** Why the game ended before it was played out; null if it was played out or is not over. */
  ended: Ended | null;
  /** The result; null if the game was not played out. */
  result: Result | null;
  /** The opening of each seat; empty until the game is over. */
  openings: Opening[];
  /** The id of the game that is the rematch; null if there is none. */
  rematch: string | null;
  /** The offers that wait for answers. */
  offers: OfferTold[];
}
/** A game without a time limit. */
export interface NoClock {
  kind: 'none';
}
/** A time limit for each action. */
export interface MoveClock {
  kind: 'move';
  /** The seconds for each action. */
  seconds: number;
}
/** A time limit for the whole game, to which every action adds some time. */
export interface FischerClock {
  kind: 'fischer';
  /** The seconds that each seat has at the start. */
  seconds: number;
  /** The seconds that each action adds. */
  increment?: number;
}
/** A time limit for each action, counted in days. */
export interface DaysClock {
  kind: 'days';
  /** The days for each action. */
  days: number;
}
/** A seat in the form that clients receive. */
export interface SeatTold {
  /** Whether the seat is open, or is played by a person or a bot. A reserved seat is open until its person takes it. */
  kind: 'bot' | 'open' | 'person';
  /** The name of the player; empty if the seat is open. */
  name: string;
  /** The id of the person, also if a bot substitutes for them; null for other bots and open seats. */
  person: string | null;
  /** The level of the bot; null for a person or an open seat. */
  level: string | null;
  /** The person's rating when they took the seat; null if it was provisional. */
  rating: number | null;
  /** Whether the person has left the table. */
  away: boolean;
  /** The id of the person for whom the seat is reserved; null if it is not reserved. */
  reserved: string | null;
}
/** The data needed to audit the chance events of a game (docs/chance.md). */
export interface Fair {
  /** The SHA-256 hash of the seed; null if the game started from a given position. */
  commitment: string | null;
  /** What each seat contributed to the random numbers; null until the game is over. */
  nonces: string[] | null;
  /** The seed; null until the game is over, and for some time after a daily deal. */
  seed: string | null;
}
/** The opening of one seat, for statistics. */
export interface Opening {
  /** The first choice of the seat, as text: in Fjords the corners of its first tile, in For Northwood! its first fief. None if there was none. */
  first: string | null;
  /** For each piece that the seat built early, the number of moves that it had made when it built the piece.  In Fjords, the pieces are the longhouses of round 1, and the moves are the tiles laid. In For Northwood! this is empty. */
  built: number[];
}
/** All challenges to you that wait for your answer, and those that you made. */
export interface ChallengesTold {
  type: 'challenges';
  challenges: ChallengeTold[];
  /** The present time by the server's clock. */
  server_time: number;
}
/** An action that begins something, such as a visit, and how likely that is to succeed. */
export interface ChanceTold {
  action: string;
  /** The probability of success, from 0 to 1. */
  chance: number;
}
/** The answer to `chances`. */
export interface ChancesTold {
  type: 'chances';
  /** The id of the command. */
  id: string;
  /** The number of the last log entry before the position that this message is about. */
  ply: number;
  /** The probability of success of each action; empty in games without such probabilities. */
  chances: ChanceTold[];
}
/** A request to change a person's name or settings; null leaves a field unchanged. */
export interface ChangeMe {
  name?: string | null;
  language?: ('de' | 'en' | 'fr') | null;
  /** The e-mail address for notifications; an empty text removes it. */
  email?: string | null;
  /** Whether to send an e-mail when it is the person's turn in a game that lasts for days. */
  notify?: boolean | null;
}
/** A request to change what a person makes public. */
export interface ChangeProfile {
  /** Whether everybody on the server can see the profile. */
  published: boolean;
  /** Whether the person is on the leaderboards. */
  ranked: boolean;
}
/** A line of chat. */
export interface ChatTold {
  type: 'chat';
  /** The number of the line in the chat of this game, from 1. */
  n: number;
  /** The seat of the speaker; null for a spectator. */
  seat: number | null;
  /** The name of the speaker. */
  name: string;
  text: string;
  /** The time when the line was written. */
  at: number;
}
/** The claims of this turn; a claim says that no available tile fits (F5.5, only with the option `oversight`). */
export interface Claim {
  /** The seat whose turn it is; only this seat can claim. */
  by: number;
  /** The number of claims of this turn that all opponents accepted. */
  standing: number;
  /** The id of a tile that an opponent has shown to fit; null if there is none. The seat `by` must then lay a tile: any tile of the row or, where there is no row, the one that was shown to fit. */
  forced: string | null;
}
/** The state of the clocks. */
export interface ClocksTold {
  /** The seat whose clock runs; null if none does. */
  running: number | null;
  /** The seconds that each seat had left at the time `since`; null for games without a clock. */
  left: (number | null)[];
  /** The time from which the running clock counts; null if none runs. */
  since: number | null;
  /** The time at which the seat to move runs out of time; null if it has no limit. */
  deadline: number | null;
}
/** Says that the server closes this connection. */
export interface Closing {
  type: 'closing';
  /** Why: `restart` if the server shuts down, `gone` if the game was deleted, `too-fast` after too many messages that were too big. */
  reason: string;
}
/** A club as an entry of a list. */
export interface ClubBrief {
  id: string;
  name: string;
  /** The number of members. */
  people: number;
}
/** The club that an invitation link leads to. */
export interface ClubInvitation {
  /** The name of the club. */
  name: string;
  /** The number of members. */
  people: number;
  /** Whether the client is already a member. */
  member: boolean;
}
/** A club as its members see it. */
export interface ClubTold {
  id: string;
  name: string;
  /** The code in the link by which others join the club; the link opens the web app at `#/club/join/CODE`. */
  code: string;
  /** The id of the member who owns the club. */
  owner: string;
  /** Whether the client is the owner of the club. */
  mine: boolean;
  members: MemberTold[];
  /** The club's latest games. */
  games: Summary[];
  tournaments: TournamentTold[];
}
/** A member of a club, with their results in the club's games. */
export interface MemberTold {
  /** The id of the member. */
  person: string;
  name: string;
  /** The number of finished games. */
  played: number;
  /** The number of these games that the member won. */
  won: number;
  /** The number of these games that were drawn. */
  drawn: number;
}
/** A club's tournament. */
export interface TournamentTold {
  id: string;
  kind: 'round-robin' | 'swiss';
  game: GameName;
  /** The number of rounds of the whole tournament. */
  rounds: number;
  /** The seconds from one round to the next; null if the owner begins each round. */
  every: number | null;
  /** The time at which the next round begins by itself; null if no round does. */
  next_at: number | null;
  /** Whether the tournament is over. */
  over: boolean;
  /** The players; their indices in this list are their numbers in `boards` and `table`. */
  players: PlayerTold[];
  /** The pairings of each round that has begun, round by round. */
  boards: PairingTold[][];
  /** The standings, best first. */
  table: PlaceTold[];
  /** The clock of the games. */
  clock: NoClock | MoveClock | FischerClock | DaysClock;
}
/** A player in a tournament. */
export interface PlayerTold {
  /** The id of the player; null if they deleted their data. */
  person: string | null;
  name: string;
  /** Whether the player has left the tournament and is not paired any more. */
  gone: boolean;
}
/** A pairing of two players in a round of a tournament, or a player who has a bye. */
export interface PairingTold {
  /** The index in `TournamentTold.players` of the player with the first seat or the bye. */
  one: number;
  /** The index of the player with the second seat; null for a bye. */
  other: number | null;
  /** The id of their game; null if there is none. */
  game: string | null;
  /** The result; null until the pairing is decided. */
  score: ('drawn' | 'none' | 'one' | 'other') | null;
}
/** A player's row in the standings of a tournament. */
export interface PlaceTold {
  /** The index of the player in `TournamentTold.players`. */
  player: number;
  /** The player's place, from 1; players with equal points, tie-breakers and wins share a place. */
  place: number;
  /** The player's points: 1 for a win, a half for a draw. */
  points: number;
  /** The number of games that the player won. */
  wins: number;
  /** The number of the player's decided games, without byes. */
  played: number;
  /** The sum of the points of all opponents of the player: the first tie-breaker between players with equal points. */
  buchholz: number;
  /** The sum of the points of the opponents whom the player beat, plus half the points of those with whom the player drew: the second tie-breaker. */
  berger: number;
}
/** The command to connect to a game, as a player or as a spectator. */
export interface Join {
  type: 'join';
  id: string;
  /** The tokens of the client's seats; empty for a spectator. */
  tokens?: string[];
  /** The number of the last log entry that the client has, so that only the changes after it are sent; null to get the whole view. */
  since?: number | null;
  /** The language of texts in the answers. */
  language?: 'de' | 'en' | 'fr';
  /** The secret of the person, which somebody without a seat needs for the chat and for private games; null if there is none. */
  secret?: string | null;
}
/** The command to play an action. */
export interface Move {
  type: 'move';
  id: string;
  /** The number of the last log entry that the client has seen. */
  ply: number;
  action: string;
  /** The time that a message takes to the server and back, in milliseconds, as the client measured it. The server adds this time to what the player has left on the clock, up to a limit. */
  lag?: number;
}
/** The command to play the rest of the current phase at once; its outcome must be certain already (`Outlook`). */
export interface Finish {
  type: 'finish';
  id: string;
  /** The number of the last log entry that the client has seen. */
  ply: number;
}
/** The command to ask which rule an action would break in the present position. */
export interface Why {
  type: 'why';
  id: string;
  action: string;
}
/** The command to take moves back. If other people play, they are asked first. */
export interface Takeback {
  type: 'takeback';
  id: string;
  /** The number of the last log entry that the client has seen. */
  ply: number;
  /** The number of events to keep; null to go back to the client's last decision. */
  to?: number | null;
}
/** The command to resign the game. */
export interface Resign {
  type: 'resign';
  id: string;
  /** The number of the last log entry that the client has seen. */
  ply: number;
  /** The seat that resigns; null for the client's seat that is to move or, if none is, the client's first seat. */
  seat?: number | null;
}
/** The command to let a bot play for a person who left. If other people play, they are asked first. */
export interface SubstituteBy {
  type: 'substitute';
  id: string;
  /** The number of the last log entry that the client has seen. */
  ply: number;
  /** The seat of the person who left. */
  seat: number;
  /** The level of the bot. */
  level: string;
}
/** The command to leave the table, so that the other people may let a bot take over. Joining again undoes it. */
export interface Leave {
  type: 'leave';
  id: string;
}
/** The command to send a line of chat. */
export interface Say {
  type: 'chat';
  id: string;
  text: string;
}
/** The command to stop or resume the chat on this connection. */
export interface Mute {
  type: 'mute';
  id: string;
  /** Whether the chat is stopped. */
  on: boolean;
}
/** The command to check the connection and get the server's time. */
export interface Ping {
  type: 'ping';
  id: string;
}
/** The rating of a person at one time: after a rated game, or after an attempt at a puzzle. */
export interface CoursePoint {
  /** The time of the game or attempt. */
  at: number;
  rating: number;
}
/** The puzzle and the deal of a day, with the person's results. */
export interface DayTold {
  /** The day, as `YYYY-MM-DD`. */
  day: string;
  /** The id of the puzzle. */
  puzzle: string;
  /** Whether the person's first attempt at the puzzle was right; null if there was none. */
  right: boolean | null;
  deal: DealTold;
  /** The number of consecutive days, up to today or yesterday, on which the person did a daily puzzle or deal. */
  streak: number;
  /** The greatest number of consecutive days on which the person ever did so. */
  longest: number;
  /** The days around this one on which the person did the puzzle or the deal: the keys are the days, as `YYYY-MM-DD`; the values say whether the person did both. */
  lit: {
    [k: string]: boolean;
  };
}
/** The deal of the day, and the person's own game with it. */
export interface DealTold {
  /** The stars that the bot Skald reached in the deal; null if Skald has not played it yet. */
  par: number | null;
  /** The person's own game with the deal; null if they have not started it. */
  game: Summary | null;
  /** The SHA-256 hash of the deal's seed, which was published before the day (docs/chance.md); null if there was no deal. */
  commitment: string | null;
  /** The deal's seed; null as long as somebody can still start the deal. */
  seed: string | null;
  /** Whether servers with the same secret have the same deal; otherwise it is this server's own. */
  shared: boolean;
}
/** What the server has published about the deal of a day. */
export interface DealPromised {
  /** The day, as `YYYY-MM-DD`. */
  day: string;
  /** The SHA-256 hash of the deal's seed. */
  commitment: string;
  /** The seed; null as long as somebody can still start the deal. */
  seed: string | null;
}
/** The result of a pairing, as the owner of the club decides it. */
export interface Decision {
  score: 'drawn' | 'none' | 'one' | 'other';
}
/** What is known of the deck. The order of its unknown cards is not determined before they are drawn. */
export interface Deck {
  /** The number of cards in the deck. */
  count: number;
  /** The cards on top that are known, the topmost first. */
  top: string[];
  /** The other cards of the deck, in no particular order. */
  unseen: string[];
}
/** A log entry in the form that clients receive. Which fields it has depends on its kind (docs/protocol.md). */
export interface EntryTold {
  /** The number of the entry in the log of its game, from 1. */
  ply: number;
  /** The time of the entry. */
  at: number;
  kind:
    | 'answer'
    | 'back'
    | 'began'
    | 'ended'
    | 'event'
    | 'left'
    | 'made'
    | 'offer'
    | 'over'
    | 'pause'
    | 'rematch'
    | 'sat'
    | 'substitute'
    | 'takeback';
  /** The index of an event in the record, from 0. */
  n?: number;
  /** An event, in the notation of the rules. */
  text?: string;
  /** The seat that acted; absent for a chance event. */
  seat?: number;
  /** Whether another outcome of a chance event was possible. */
  revealed?: boolean;
  /** The name of the person or bot who took the seat. */
  name?: string;
  /** The id of the person who took the seat; absent for a bot. */
  person?: string;
  /** The level of the bot that took the seat, took it over, or would take it over. */
  level?: string;
  /** The rating of the person who took the seat; absent if it is provisional. */
  rating?: number;
  /** The kind of an offer; in an answer, the ply of the offer. */
  offer?: ('abandon' | 'rematch' | 'substitute' | 'takeback') | number;
  /** The number of events that remain after a takeback. */
  to?: number;
  /** The seat that a bot would take over. */
  about?: number;
  /** Whether the seat agreed to the offer. */
  yes?: boolean;
  /** Whether an offer was rejected only because the seat did not answer in time. */
  late?: boolean;
  /** Why a bot took over the seat: its person left or ran out of time, or the bot before it failed. */
  why?: 'failed' | 'left' | 'timeout';
  /** The number of seconds for which the server was down. */
  seconds?: number;
  /** How the game ended early: by resignation, by running out of time, or by agreement. */
  by?: 'abandon' | 'resign' | 'timeout';
  /** The result of a game that was played to its end. */
  result?: Result;
  /** The id of the game that is the rematch. */
  game?: string;
}
/** Says that a command was refused. */
export interface Error {
  type: 'error';
  /** The id of the command; null if none could be read. */
  id: string | null;
  /** The name of the error's type in `longhouse.errors`. */
  kind: string;
  /** The key of the message. */
  key: string;
  /** The number of the broken rule; null if no rule is broken. */
  rule: string | null;
  /** The parameters of the message, by name. */
  params: {
    [k: string]: string | number;
  };
  /** The message in the client's language. */
  text: string;
}
/** The body of every error response. */
export interface ErrorBody {
  error: Problem;
}
/** A view while tiles are laid. */
export interface ExplorationView {
  /** The name of the game. */
  game: 'fjords';
  /** The options of the game. */
  options: FjordsOptions;
  /** The seat whose view this is; null for a spectator. */
  seat: number | null;
  /** The seat to move; null if a chance event is due or the game is over. */
  turn: number | null;
  /** The kinds of action that are due, whether or not any of them is possible; empty if a chance event is due. */
  kinds: (
    | ('accept' | 'draw' | 'home' | 'house' | 'lay' | 'none' | 'nothing' | 'point' | 'viking')
    | ('horse' | 'journey' | 'wisdom')
  )[];
  /** The seat that began this round. */
  starter: number;
  /** For each round that is over, the points of each seat. */
  rounds: number[][];
  /** For each round that is over, the seat that began it. */
  starters: number[];
  /** The legal actions, sent only to the seat to move. With oversight (F5.5) they are left out where they would show which tile fits. */
  legal?: string[];
  /** All tiles on the board, in the order in which they were laid, the starting tiles first. */
  board: LaidTile[];
  /** The stones on the tiles. */
  stones: Stone[];
  /** The pieces on the tiles: longhouses, and vikings in the settlement. */
  pieces: Piece[];
  /** Whether the last event laid a tile. This tile can get a longhouse only if `due` is `build`. */
  just_laid: boolean;
  /** The pieces and stones that each seat has left. */
  supplies: Supply[];
  /** What comes next: a chance event (`first`, `row`, `swap`, `draw`) or a decision (`turn`: draw, or lay a tile that was set aside; `again`: the same after a draw that did not fit; `lay`; `build`; `answer` to a claim). */
  due: 'again' | 'answer' | 'build' | 'draw' | 'first' | 'lay' | 'row' | 'swap' | 'turn';
  /** The ids of the tiles in the face-up row; empty where tiles are drawn one by one. */
  row: string[];
  /** The ids of the tiles in the bag, in the order of the tile set. */
  bag: string[];
  /** The ids of the tiles that were drawn, did not fit anywhere and were set aside, in the order in which they were drawn. */
  aside: string[];
  /** The id of the tile that was drawn and is not laid yet; null if there is none. */
  drawn: string | null;
  /** For each tile that is not laid yet, by its id, the six corners as they are printed: clockwise from the north, `P` plains, `M` mountain, `S` sea. */
  printed: {
    [k: string]: string;
  };
  /** The claims of the current turn; a claim says that no available tile fits anywhere (F5.5). */
  claim: Claim;
}
/** A tile on the board. */
export interface LaidTile {
  /** The id of the tile in its set. */
  tile: string;
  /** The cell where the tile lies, as `q,r` (F1.1). */
  cell: string;
  /** The six corners of the tile as it lies, clockwise from the north: `P` plains, `M` mountain, `S` sea (F1.2). */
  word: string;
}
/** A stone that lies on a tile of the board and is worth points (F10.2 to F10.4). */
export interface Stone {
  /** The rune that the stone shows. */
  rune: 'friendship' | 'strength' | 'water';
  /** The cell of the tile that the stone lies on. */
  cell: string;
}
/** A piece on the board. */
export interface Piece {
  /** The seat that the piece belongs to. */
  seat: number;
  /** The cell of the tile that the piece stands on. */
  cell: string;
  /** The kind of piece: a longhouse, a longhouse with a Home stone, or a viking. */
  piece: 'home' | 'house' | 'viking';
}
/** The pieces and stones that a seat has not used yet. */
export interface Supply {
  /** The number of vikings not placed yet. */
  vikings: number;
  /** The number of longhouses not built yet. */
  houses: number;
  /** The stones that the seat can still use: Journey, Horse, Wisdom and Home, each once. */
  runes: (('friendship' | 'strength' | 'water') | 'home' | ('horse' | 'journey' | 'wisdom'))[];
}
/** A view of a game that is over. */
export interface FinishedFjordsView {
  /** The name of the game. */
  game: 'fjords';
  /** The options of the game. */
  options: FjordsOptions;
  /** The seat whose view this is; null for a spectator. */
  seat: number | null;
  /** The seat to move; null if a chance event is due or the game is over. */
  turn: number | null;
  /** The kinds of action that are due, whether or not any of them is possible; empty if a chance event is due. */
  kinds: (
    | ('accept' | 'draw' | 'home' | 'house' | 'lay' | 'none' | 'nothing' | 'point' | 'viking')
    | ('horse' | 'journey' | 'wisdom')
  )[];
  /** The seat that began this round. */
  starter: number;
  /** For each round that is over, the points of each seat. */
  rounds: number[][];
  /** For each round that is over, the seat that began it. */
  starters: number[];
  /** The legal actions, sent only to the seat to move. With oversight (F5.5) they are left out where they would show which tile fits. */
  legal?: string[];
  /** All tiles on the board, in the order in which they were laid, the starting tiles first. */
  board: LaidTile[];
  /** The stones on the tiles. */
  stones: Stone[];
  /** The pieces on the tiles: longhouses, and vikings in the settlement. */
  pieces: Piece[];
  /** Whether the last event laid a tile. This tile can get a longhouse only if `due` is `build`. */
  just_laid: boolean;
  /** The pieces and stones that each seat has left. */
  supplies: Supply[];
  /** The empty cells where a Wisdom stone lies, as `q,r`. */
  wisdom: string[];
  /** The seat that began the settlement. */
  settler: number;
  /** The seat that places the next viking, or would place it if the settlement were not over. */
  mover: number;
  /** For each seat, the cells of the vacant tiles that it can reach without a rune and that no other seat can reach.      */
  secured: string[][];
  /** The cells of the vacant tiles that two seats or more can reach, runes included. */
  contested: string[];
  /** For each seat, the cells of all vacant tiles that it can reach, runes included. */
  reach: string[][];
  /** The points of each seat so far. */
  scores: Score[];
  /** Always `over`: nothing comes next. */
  due: 'over';
  /** The result of the game. */
  result: FjordsResultTold;
}
/** The points of a seat in this round so far, split by where they come from. */
export interface Score {
  /** The points for vikings, one each (F8.1). */
  vikings: number;
  /** The points for land that nobody else can reach; 0 until the seat has placed all its vikings (F8.2). */
  land: number;
  /** The points from Strength stones; absent where the rune is not in play. */
  strength?: number;
  /** The points from Water stones; absent where the rune is not in play. */
  water?: number;
  /** The points from Friendship stones; absent where the rune is not in play. */
  friendship?: number;
  /** The points from the Home stone; absent where the rune is not in play. */
  home?: number;
  /** The sum of all these points. */
  total: number;
}
/** A view of a game that is over. */
export interface FinishedNorthwoodView {
  /** The name of the game. */
  game: 'northwood';
  /** The options of the game. */
  options: NorthwoodOptions;
  /** The number of stars to be reached. */
  goal: number;
  /** The special rules in play. */
  rules: SpecialRuleTold[];
  /** The seat whose view this is, always 0; null for a spectator, who sees the same. */
  seat: number | null;
  /** The seat to move: 0 if the player has to decide; null if a chance event is due or the game is over. */
  turn: number | null;
  /** The legal actions, sent only to the player, and only when the player has to decide. */
  legal?: string[];
  /** The eight fiefs. */
  fiefs: Fief[];
  /** The four allies. */
  allies: Ally[];
  /** The number of stars so far. */
  stars: number;
  /** The stored number of each special rule, in the order of `rules`; only `Game.position` reads it. */
  memory: number[];
  /** Always `over`: nothing comes next. */
  due: 'over';
  /** The result of the game. */
  result: NorthwoodResultTold;
}
/** A view while vikings are placed. */
export interface SettlementView {
  /** The name of the game. */
  game: 'fjords';
  /** The options of the game. */
  options: FjordsOptions;
  /** The seat whose view this is; null for a spectator. */
  seat: number | null;
  /** The seat to move; null if a chance event is due or the game is over. */
  turn: number | null;
  /** The kinds of action that are due, whether or not any of them is possible; empty if a chance event is due. */
  kinds: (
    | ('accept' | 'draw' | 'home' | 'house' | 'lay' | 'none' | 'nothing' | 'point' | 'viking')
    | ('horse' | 'journey' | 'wisdom')
  )[];
  /** The seat that began this round. */
  starter: number;
  /** For each round that is over, the points of each seat. */
  rounds: number[][];
  /** For each round that is over, the seat that began it. */
  starters: number[];
  /** The legal actions, sent only to the seat to move. With oversight (F5.5) they are left out where they would show which tile fits. */
  legal?: string[];
  /** All tiles on the board, in the order in which they were laid, the starting tiles first. */
  board: LaidTile[];
  /** The stones on the tiles. */
  stones: Stone[];
  /** The pieces on the tiles: longhouses, and vikings in the settlement. */
  pieces: Piece[];
  /** Whether the last event laid a tile. This tile can get a longhouse only if `due` is `build`. */
  just_laid: boolean;
  /** The pieces and stones that each seat has left. */
  supplies: Supply[];
  /** The empty cells where a Wisdom stone lies, as `q,r`. */
  wisdom: string[];
  /** The seat that began the settlement. */
  settler: number;
  /** The seat that places the next viking, or would place it if the settlement were not over. */
  mover: number;
  /** For each seat, the cells of the vacant tiles that it can reach without a rune and that no other seat can reach.      */
  secured: string[][];
  /** The cells of the vacant tiles that two seats or more can reach, runes included. */
  contested: string[];
  /** For each seat, the cells of all vacant tiles that it can reach, runes included. */
  reach: string[][];
  /** The points of each seat so far. */
  scores: Score[];
  /** Always `settle`: a viking has to be placed. */
  due: 'settle';
}
/** A page of the people who were found by name. */
export interface FoundPeople {
  people: FoundPerson[];
  /** Whether there is another page. */
  more: boolean;
}
/** A person who was found by name. */
export interface FoundPerson {
  /** The id of the person. */
  person: string;
  name: string;
  /** The time when the person first used the server, rounded down to the month. */
  since: number;
  /** Whether the person is a friend of the client, was asked by the client to be friends, has asked the client, or none of these. */
  friend: 'asked' | 'asks' | 'friend' | 'none';
}
/** A game that quick pairing found for you. */
export interface FoundTold {
  /** The id of the game. */
  game: string;
  /** The seat that is reserved for you. */
  seat: number;
  /** The time by which you must take the seat. */
  until: number;
  /** The names of the other players. */
  others: string[];
}
/** The code in a friend invitation link; the link opens the web app at `#/friend/CODE`. */
export interface FriendCode {
  code: string;
}
/** The person who made a friend invitation link. */
export interface FriendInvitation {
  /** The name of the person who made the link. */
  name: string;
  /** Whether the link is the client's own. */
  mine: boolean;
}
/** A friend of the client, or somebody with whom the client has an unanswered friend request. */
export interface FriendTold {
  /** The id of the person. */
  person: string;
  name: string;
  /** Whether the person is a friend, was asked by the client to be friends, or has asked the client. */
  state: 'asked' | 'asks' | 'friend' | 'none';
  /** For a friend, the number of consecutive days, up to today or yesterday, on which the friend did a daily puzzle or deal; 0 for other people. */
  streak: number;
}
/** A friend's results on a day. */
export interface FriendsDay {
  /** The id of the friend. */
  person: string;
  name: string;
  /** Whether the friend's first attempt at the puzzle was right; null if there was none, or if the client has not attempted the puzzle. */
  right: boolean | null;
  /** The friend's points in the deal; null if the friend or the client has not played it. */
  points: number | null;
}
/** The position of a record from which a new game continues. */
export interface From {
  /** The record. */
  record: RecordFile;
  /** The number of events before the position; null for the last position. */
  events?: number | null;
}
/** The settings of a game in the form that clients receive; they never change. */
export interface GameTold {
  id: string;
  game: GameName;
  options: Options;
  /** Who may watch the game: everybody, who also finds it in lists (`public`), everybody who has its link (`link`), or only its players and its creator (`private`). */
  visibility: 'link' | 'private' | 'public';
  /** Whether the game counts for ratings. */
  rated: boolean;
  /** Whether moves can be taken back even if a chance event has revealed something since. */
  casual: boolean;
  /** Whether the game has a chat. */
  chat: boolean;
  clock: NoClock | MoveClock | FischerClock | DaysClock;
  /** What happens to a seat that runs out of time: it resigns (`resign`), or a bot takes it over (`bot:LEVEL`). */
  timeout: string;
  /** The time at which the game was created. */
  made: number;
  /** The id of the person who created the game; null if the server did. */
  made_by: string | null;
  /** Whether this is a daily deal. */
  daily: boolean;
}
/** All games of a person as records. */
export interface Games {
  games: RecordFile[];
  /** The name and version of this format. */
  format?: 'longhouse-games/1';
}
/** A request for the solution of a puzzle. */
export interface GiveUp {
  /** The day, if the person gives up the daily puzzle of that day; null for an ordinary puzzle. */
  day?: string | null;
}
/** The answer of a healthy server to `/health`. */
export interface Health {
  /** The text `ok`. */
  status: string;
  /** The version of Longhouse on this server. */
  version: string;
  /** For each stage of games (`open`, `running`, `over`), how many there are. */
  games: {
    [k: string]: number;
  };
  /** The number of open sockets for playing. */
  sockets: number;
  /** A random name that the server chose when it was started. */
  instance: string;
}
/** The answer to `hint`. */
export interface HintTold {
  type: 'hint';
  /** The id of the command. */
  id: string;
  /** The number of the last log entry before the position that this message is about. */
  ply: number;
  /** The actions that the bot considers, best first. */
  candidates: CandidateTold[];
}
/** The result of an import of games. */
export interface Imported {
  /** The number of games that were stored. */
  imported: number;
  /** The number of games that were skipped, because the person has them already. */
  known: number;
}
/** A record that was stored, to be shared by link. */
export interface Kept {
  /** The id, which depends only on the content of the record. */
  id: string;
}
/** A leaderboard: its first rows, and those around the client. */
export interface Leaderboard {
  /** The first rows, then those around the client's own row. */
  rows: BoardRow[];
  /** The number of people on the leaderboard. */
  people: number;
  /** Whether the client chose to be on leaderboards. */
  listed: boolean;
  /** Whether the rows are withheld because the client has not played the deal yet. */
  later: boolean;
}
/** One task of a lesson. In the actions that its fields contain, `*` stands for any text. */
export interface LessonStep {
  /** The actions that complete the step. */
  goal: string[];
  /** The events that follow automatically after one of these actions. */
  then: string[];
  /** Illegal actions from which a person can learn, each with the number of the rule that it breaks. */
  wrong: {
    [k: string]: string;
  };
  /** Legal actions that miss the point of the lesson, in groups. The name of each group is part of the key of the text that explains what is wrong with its actions. */
  poor: {
    [k: string]: string[];
  };
}
/** A lesson of a game. */
export interface LessonTold {
  /** The id of the lesson, unique within its game. */
  id: string;
  /** The numbers of the rules that the lesson teaches. */
  rules: string[];
  /** The record from whose last position the lesson starts. */
  record: RecordFile;
  /** The tasks, one after the other. */
  steps: LessonStep[];
}
/** The games that everybody may join or watch. */
export interface Lobby {
  type: 'lobby';
  /** The public games with open seats. */
  games: Summary[];
  /** Some public games that are being played, the latest move first. */
  live: Summary[];
  /** The number of public games that are being played. */
  running: number;
  /** The kinds of games that people are looking for through quick pairing. */
  looking: LookingTold[];
  /** The version of the web app on this server, so that an open page notices a newer one. */
  app: string;
}
/** A kind of game that people are looking for now through quick pairing. */
export interface LookingTold {
  game: GameName;
  options: Options;
  clock: NoClock | MoveClock | FischerClock | DaysClock;
  /** Whether the game counts for ratings. */
  rated: boolean;
  /** The number of people who look for it. */
  count: number;
}
/** Says in which games it is your turn, and how many there are. */
export interface Waiting {
  type: 'waiting';
  /** The ids of these games; only some of them if there are many. */
  games: string[];
  /** The number of these games, including those that are left out of `games`. */
  count: number;
}
/** Says that your turn has begun, in a game whose time limit is counted in days. */
export interface Turn {
  type: 'turn';
  /** The id of the game. */
  game: string;
  /** The name of the game, such as `fjords`. */
  name: string;
}
/** Says what you are looking for through quick pairing, and what was found. */
export interface Seeking {
  type: 'seek';
  /** What you are looking for; null if you are not looking for a game. */
  seek: SeekTold | null;
  /** The game that was found; null until then. */
  found: FoundTold | null;
  /** The present time by the server's clock. */
  server_time: number;
}
/** The game that a person looks for by quick pairing: the fields of the person's wish, and when the search began. */
export interface SeekTold {
  game: GameName;
  options: Options;
  clock: NoClock | MoveClock | FischerClock | DaysClock;
  rated: boolean;
  /** Whether the person agrees that others may watch the game. */
  public: boolean;
  /** Whether opponents of any strength are welcome in a rated game. */
  anybody: boolean;
  /** The time at which the person started to look for the game. */
  since: number;
}
/** The entries of a game's log as clients receive them. */
export interface Log {
  /** The number of the last entry. */
  ply: number;
  entries: EntryTold[];
}
/** The code in a login link; the link opens the web app at `#/link/CODE`. */
export interface LoginCode {
  code: string;
}
/** A person's own profile and settings. */
export interface Me {
  /** The id of the person. */
  person: string;
  name: string;
  /** The code of the language of e-mails and notifications. */
  language: string;
  /** The name with which the person logs in; null without an account. */
  login: string | null;
  /** The e-mail address for notifications; null if there is none. */
  email: string | null;
  /** Whether the e-mail address has been confirmed. */
  confirmed: boolean;
  /** Whether the person wants an e-mail when it is their turn in a game that lasts for days. */
  notify: boolean;
  ratings: Rating[];
}
/** A person's rating in one game with one number of players. */
export interface Rating {
  game: GameName;
  /** The number of players. */
  players: number;
  /** The rating, on the scale of the openskill library. */
  rating: number;
  /** The standard deviation of the rating. */
  uncertainty: number;
  /** The number of rated games. */
  games: number;
  /** Whether the rating is not reliable yet, because the person has played too few games against rated opponents. Nobody else sees a provisional rating. */
  provisional: boolean;
}
/**
 * The answer to `join`.
 *
 *     It has the whole view or, if the client said `since`, the changes to the view that the client has.
 */
export interface Welcome {
  type: 'welcome';
  /** The id of the command `join`. */
  id: string;
  /** The settings of the game. */
  game: GameTold;
  /** The number of the last log entry that this message includes. */
  ply: number;
  /** The seats to which the client's tokens give access. */
  seats: number[];
  /** The seat whose view the client gets: the seat to move if it is one of the client's, else the client's first; null for a spectator. */
  you: number | null;
  /** The whole view; null if the client said `since`. */
  view: View | null;
  /** The log entries that the client missed; empty if it did not say `since`. */
  entries: EntryTold[];
  /** The changes to the view that the client has; empty if it did not say `since`. */
  changes: (Set | Cut | Splice)[];
  /** The state of the table apart from the view. */
  table: TableTold;
  /** The present time by the server's clock. */
  server_time: number;
  /** Whether the bots are ready to play, so that nobody has to wait for compiling. */
  bots_ready: boolean;
  /** The version of the web app on this server, so that an open page notices a newer one. */
  app: string;
}
/** A view during a visit. */
export interface VisitView {
  /** The name of the game. */
  game: 'northwood';
  /** The options of the game. */
  options: NorthwoodOptions;
  /** The number of stars to be reached. */
  goal: number;
  /** The special rules in play. */
  rules: SpecialRuleTold[];
  /** The seat whose view this is, always 0; null for a spectator, who sees the same. */
  seat: number | null;
  /** The seat to move: 0 if the player has to decide; null if a chance event is due or the game is over. */
  turn: number | null;
  /** The legal actions, sent only to the player, and only when the player has to decide. */
  legal?: string[];
  /** The eight fiefs. */
  fiefs: Fief[];
  /** The four allies. */
  allies: Ally[];
  /** The number of stars so far. */
  stars: number;
  /** The stored number of each special rule, in the order of `rules`; only `Game.position` reads it. */
  memory: number[];
  /** What comes next: `dialogue` (use an ally, call a substitute, or listen), `listen` (after an ability), `*state` (the statement is turned over), `reply`, or `ability`: what the first of `steps` waits for. */
  due: '*state' | 'ability' | 'dialogue' | 'listen' | 'reply';
  /** The number of the fief that is visited. */
  fief: number;
  /** The trump suit; null if there is none. */
  trump: ('C' | 'E' | 'F' | 'L') | null;
  /** The cards in hand. */
  hand: string[];
  /** What is known of the deck. */
  deck: Deck;
  /** The discard pile, the topmost card last. */
  discard: string[];
  /** The score pile, the topmost card last. */
  score: string[];
  /** The statement that has to be replied to; null if there is none. */
  statement: string | null;
  /** The cards in hand that may reply to the statement and would score. */
  scoring: string[];
  /** The code of the character whose ability is being carried out; null if none is. */
  ability: string | null;
  /** The code of the character who waits for the next reply; null if nobody does. */
  heeding: string | null;
  /** The remaining steps of the ability that is being carried out; the first one waits for an event. */
  steps: StepTold[];
  /** Whether it is too late to call substitutes, because an ally was used or a statement was heard (N3.2). */
  begun: boolean;
  /** The number of dialogues of this visit that are over. */
  dialogues: number;
}
/** A step of the ability that is being carried out, with its parameters. */
export interface StepTold {
  /** The name of the step, such as `Draw` or `Discard`. */
  step: string;
  /** The number of cards that the step still draws, reveals or discards. */
  count?: number;
  /** A sum of card values: of the cards drawn so far (`DrawAndAdd`), or of the cards still to be discarded (`DiscardSum`). */
  total?: number;
  /** The place of the acting character among the allies, 0 to 3. */
  slot?: number;
  /** The cards that the step is about, as a bit mask. The bit of a card has the number 8 × suit + value − 1, where the suits `C`, `F`, `L` and `E` are 0 to 3. */
  cards?: number;
  /** The pile whose top card the step offers. */
  pile?: 'discard' | 'score';
}
/** The state of a table apart from the view of its position. */
export interface TableTold {
  state: 'open' | 'over' | 'running';
  /** The seat to move; null unless the game is running and a seat has to decide. */
  turn: number | null;
  /** The number of events so far. */
  events: number;
  seats: SeatTold[];
  clocks: ClocksTold;
  /** The offers that wait for answers. */
  offers: OfferTold[];
  /** The number of events that remain if the client takes back its last decision; null if that is impossible. */
  takeback: number | null;
  /** Whether at most one person plays, so that nobody has to agree to an offer. */
  free: boolean;
  /** The data with which the chance events can be audited. */
  fair: Fair;
  /** Why the game ended before it was played out; null if it was played out or is not over. */
  ended: Ended | null;
  /** The result; null if the game was not played out. */
  result: Result | null;
  /** The id of the game that is the rematch; null if there is none. */
  rematch: string | null;
}
/** Says that something happened in the game: new log entries, with the changes that follow from them. */
export interface Update {
  type: 'update';
  /** The number of the last log entry that this message includes. */
  ply: number;
  /** The new log entries. */
  entries: EntryTold[];
  /** The seat whose view the client gets; null for a spectator. */
  you: number | null;
  /** The changes that turn the last view into the new one. */
  changes: (Set | Cut | Splice)[];
  /** The state of the table apart from the view. */
  table: TableTold;
}
/** Says whether the outcome of the current phase, such as a visit, is already certain. */
export interface Outlook {
  type: 'outlook';
  /** The number of the last log entry before the position that this message is about. */
  ply: number;
  /** Whether success is certain (true) or impossible (false); null if it is open, or if the phase has no success or failure. */
  decided: boolean | null;
  /** Whether the command `finish` can play the rest of the phase at once. */
  finish: boolean;
}
/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
  /** The id of the command. */
  id: string;
  /** The present time by the server's clock. */
  server_time: number;
}
/** Says that a bot has started to think. The bot has stopped when an update with its move arrives. */
export interface Thinking {
  type: 'thinking';
  /** The seat of the bot. */
  seat: number;
  /** The time when it started. */
  since: number;
  /** Whether the bot may still be loading or compiling its code. */
  warming: boolean;
}
/** Says who is connected to the game. */
export interface Presence {
  type: 'presence';
  /** For each seat, whether its person is connected; null for seats without a person. */
  seats: (boolean | null)[];
  /** The number of spectators. */
  watching: number;
  /** For each seat whose person is connected but not looking at the game, the time at which they stopped looking; null for other seats. Empty if there is no such seat. */
  away: (number | null)[];
  /** The names of the spectators who want to be named, at most twenty. */
  names: string[];
}
/** A challenge that the person made, or that was made to the person. */
export interface MyChallenge {
  /** The id of the game. */
  game: string;
  /** The id of the person who made the challenge. */
  by: string;
  /** The id of the person who is challenged. */
  to: string;
  /** The time by which the challenge has to be answered. */
  until: number;
  /** The answer; null while the challenge waits for it. */
  answer: ('accepted' | 'declined' | 'late') | null;
}
/** All data that the server has about the person who sent the request. */
export interface MyData {
  /** The person's own profile and settings. */
  me: Me;
  /** The time when the person first used the server. */
  since: number;
  /** Whether an operator has forbidden the person to chat. */
  muted: boolean;
  /** The devices on which the person is logged in. */
  sessions: SessionTold[];
  /** The records of the games in which the person plays or played. */
  games: RecordFile[];
  /** The lines of chat that the person wrote. */
  chat: SaidByMe[];
  /** The ids of the games that the person created. */
  made: string[];
  /** Whether the person's first attempt at a puzzle was right, by the id of the puzzle; only puzzles that the person attempted. */
  puzzles: {
    [k: string]: boolean;
  };
  /** The person's ratings in the puzzles of each game. */
  solving: PuzzlesOf[];
  /** The person's results in the daily puzzles and deals. */
  days: MyDay[];
  /** The people whom the person has blocked. */
  blocked: BlockedPerson[];
  /** The reports that the person wrote about others. */
  reports: MyReport[];
  /** What the person has chosen to make public. */
  profile: ChangeProfile;
  /** The person's friends and friend requests. The streaks are always 0 here. */
  friends: FriendTold[];
  /** The friend invitation links that the person made. */
  friend_links: MyFriendLink[];
  /** The clubs of which the person is a member. */
  clubs: ClubBrief[];
  /** The tournaments in which the person plays or played. */
  tournaments: MyTournament[];
  /** The challenges that the person made, and those that were made to the person. */
  challenges: MyChallenge[];
  /** How many rated games the person has finished with each other person, separately for each game, such as Fjords. */
  meetings: MyMeeting[];
  /** The person's rating after each rated game. */
  rated: MyRating[];
  /** The addresses at push services to which notifications for the person are sent. */
  push: string[];
  /** The times when e-mails were sent to the person during the last day. */
  letters: number[];
  /** The conditional moves that the person has planned. */
  plans: MyPlan[];
  /** The game that the person looks for by quick pairing; null if they are not looking for one. */
  seek: SeekTold | null;
  /** The measures that operators took about the person. */
  measures: MyMeasure[];
  /** The name and version of this format. */
  format: 'longhouse-data/1';
}
/** A device on which the person is logged in. */
export interface SessionTold {
  /** The id of the session, with which it can be ended. */
  id: string;
  /** The browser and the system of the device, as far as they are known; may be empty. */
  device: string;
  /** The time when the person logged in. */
  made: number;
  /** The time when the session was last used, to the hour. */
  used: number;
  /** Whether it is the session that sent the request. */
  current: boolean;
}
/** A line of chat that the person wrote. */
export interface SaidByMe {
  /** The id of the game. */
  game: string;
  /** The time when the line was written. */
  at: number;
  text: string;
}
/** A person's rating in the puzzles of a game. */
export interface PuzzlesOf {
  game: GameName;
  /** The rating, on the scale of the openskill library. */
  rating: number;
  /** The standard deviation of the rating. */
  uncertainty: number;
  /** The number of puzzles that the person attempted. */
  tries: number;
  /** The number of these puzzles that were solved at the first attempt. */
  solved: number;
}
/** The person's results in the daily puzzle and the daily deal of one day. */
export interface MyDay {
  /** The day, as `YYYY-MM-DD`. */
  day: string;
  /** Whether the first attempt at the puzzle was right; null if there was none. */
  right: boolean | null;
  /** The id of the game with the deal; null if it was not started. */
  deal: string | null;
  /** The points reached in the deal; null if it was not finished. */
  points: number | null;
}
/** A report that the person wrote. */
export interface MyReport {
  /** The id of the reported person. */
  about: string;
  /** The id of the game in which the reported incident happened; null if the report names none. */
  game: string | null;
  /** The time of the report. */
  at: number;
  text: string;
}
/** A friend invitation link that the person made. */
export interface MyFriendLink {
  /** The time when the link was made. */
  made: number;
  /** The time when somebody used it; null if nobody has. */
  used: number | null;
}
/** A tournament in which the person plays or played. */
export interface MyTournament {
  /** The id of the tournament. */
  tournament: string;
  /** The name of the club. */
  club: string;
  game: GameName;
  /** The time when the tournament began. */
  begun: number;
  /** Whether the person has left the tournament. */
  left: boolean;
}
/** How many rated games of one kind, such as Fjords, the person has finished with another person. */
export interface MyMeeting {
  /** The id of the other person. */
  person: string;
  game: GameName;
  /** The number of rated games that the two have finished together. */
  games: number;
}
/** The person's rating after a rated game. */
export interface MyRating {
  /** The id of the game. */
  id: string;
  /** The name of the game, such as `fjords`. */
  game: GameName;
  /** The number of players; a person has a separate rating for each number. */
  players: number;
  /** The time at which the game ended. */
  at: number;
  /** The rating after the game, on the scale of the openskill library. */
  rating: number;
  /** The standard deviation of the rating. */
  uncertainty: number;
}
/** Conditional moves that the person has planned in a game. */
export interface MyPlan {
  /** The id of the game. */
  game: string;
  /** The person's seat for which the moves are planned. */
  seat: number;
  /** The number of events before the position in which the lines start. */
  events: number;
  /** The lines of play that the person has planned: each is a list of actions in the order of play, the person's own and those of the other seats. */
  lines: string[][];
}
/** A measure that an operator took about the person, such as a ban. */
export interface MyMeasure {
  /** The time of the measure. */
  at: number;
  /** The kind of measure: `ban`, `unban`, `mute`, `unmute` or `rename`. */
  what: string;
  /** The reason that the operator gave; for `rename`, the old and the new name. */
  detail: string;
}
/** A seat in a new game that is reserved for its creator. */
export interface MySeat {
  kind: 'me';
}
/** A person, found by the name with which they log in. */
export interface NamedPerson {
  /** The id of the person. */
  person: string;
  /** The name that other people see. */
  name: string;
}
/** The login and password that a person wants to have. */
export interface NewAccount {
  login: string;
  password: string;
  /** The current password; null if the person has no account yet. */
  old?: string | null;
}
/** A request to create a club. */
export interface NewClub {
  /** The name of the club. */
  name: string;
}
/** A request to create a game in a club, with seats for the client and for other members. */
export interface NewClubGame {
  /** The name of the game. */
  game: string;
  /** The ids of the other members, for each of whom a seat is reserved. */
  people: string[];
  /** The options of the game; what is left out has its default. */
  options?: {
    /** any JSON */
    [k: string]: unknown;
  };
  clock?: NoClock | MoveClock | FischerClock | DaysClock;
}
/** A request to create a game. */
export interface NewGame {
  /** The name of the game. */
  game: string;
  /** Who is to have each seat. */
  seats: [MySeat | OpenSeat | BotSeat, ...(MySeat | OpenSeat | BotSeat)[]];
  /** The options of the game; what is left out has its default. */
  options?: {
    /** any JSON */
    [k: string]: unknown;
  };
  /** Whether the game is listed for everybody (`public`), can be watched by anyone with its link (`link`), or only by its players (`private`). */
  visibility?: 'link' | 'private' | 'public';
  /** Whether the game counts for ratings. */
  rated?: boolean;
  /** Whether moves can be taken back even if a chance event has revealed something since. */
  casual?: boolean;
  /** Whether the game has a chat. */
  chat?: boolean;
  clock?: NoClock | MoveClock | FischerClock | DaysClock;
  /** What happens to a seat that runs out of time: it resigns (`resign`), or a bot takes it over (`bot:LEVEL`). */
  timeout?: string;
  /** The position from which the game continues; null to start from the beginning. */
  from?: From | null;
}
/** A seat in a new game that another person can take. */
export interface OpenSeat {
  kind: 'open';
  /** The id of the person for whom the seat is reserved; null if anybody may take it. */
  person?: string | null;
}
/** A request to create a person. */
export interface NewPerson {
  name: string;
  language?: 'de' | 'en' | 'fr';
}
/** A push subscription, as browsers describe it (`PushSubscription.toJSON()`). */
export interface NewPushSubscription {
  /** The address at a push service to which notifications are posted. */
  endpoint: string;
  keys: PushKeys;
}
/** The keys of a push subscription, as the browser gives them (RFC 8291). */
export interface PushKeys {
  /** The browser's public key, with which notifications are encrypted. */
  p256dh: string;
  /** A secret of the browser, with which notifications are authenticated. */
  auth: string;
}
/** A report about a person, for the operator of the server. */
export interface NewReport {
  text: string;
  /** The id of the game in which the reported incident happened; null if it was not in a game. */
  game?: string | null;
}
/** A request to begin a tournament among all members of a club. */
export interface NewTournament {
  /** How the players are paired. */
  kind: 'round-robin' | 'swiss';
  /** The name of the game. */
  game: string;
  /** The options of the game; what is left out has its default. */
  options?: {
    /** any JSON */
    [k: string]: unknown;
  };
  /** The seconds from one round to the next; null if the owner begins each round. */
  every?: number | null;
  /** The clock of the games. */
  clock?: NoClock | MoveClock | FischerClock | DaysClock;
}
/** The answer to an offer. */
export interface OfferAnswer {
  /** Whether to accept the offer; false rejects it or, from the person who made it, withdraws it. */
  yes: boolean;
}
/** How other people did in the puzzle and the deal of a day. */
export interface OthersTold {
  /** How many people solved the puzzle; null if the client has not attempted it. */
  puzzle: PuzzleShare | null;
  /** How many people reached each number of points in the deal, by the number of points; null if the client has not played the deal. */
  deal: {
    [k: string]: number;
  } | null;
  /** The client's own points in the deal; null if the client has not played it. */
  mine: number | null;
  /** The results of the client's friends. */
  friends: FriendsDay[];
}
/** How many people attempted a daily puzzle, and how many of them solved it. */
export interface PuzzleShare {
  /** The number of people who attempted the puzzle. */
  tried: number;
  /** The number of them whose first attempt was right. */
  right: number;
}
/** The result of a finished game from the point of view of one of its players, here called the person. */
export interface OwnResult {
  /** The id of the game; empty if the client may not see the game. */
  id: string;
  /** The name of the game, such as `fjords`. */
  game: GameName;
  options: Options;
  /** The time at which the game ended. */
  at: number;
  /** The number of seats, including the person's. */
  players: number;
  /** For each other seat, the level of its bot, or null for a person. In contrast to `rivals`, this says nothing about who they were. */
  others: (string | null)[];
  /** Whether the person won, drew or lost. */
  outcome: 'drawn' | 'lost' | 'won';
  /** The person's points or stars; null if the game was not played to its end. */
  points: number | null;
  /** The person's points minus the best score of the others; null in solo games, or if the game was not played to its end. */
  margin: number | null;
  /** For each fief, whether it was won (For Northwood!); null in other games. */
  fiefs: boolean[] | null;
  /** The person's opening; null for old games without stored openings. */
  opening: Opening | null;
  /** Who had each other seat, in the same order as `others`. */
  rivals: Rival[];
  /** Whether the game counted for ratings. */
  rated: boolean;
  /** Whether the game was a daily deal. */
  daily: boolean;
}
/** Another player in a finished game. */
export interface Rival {
  /** The player's name; empty if the client may not know who it was. */
  name: string;
  /** The id of the person; null for a bot, or if the client may not know who it was. */
  person: string | null;
  /** The level of the bot; null for a person. */
  level: string | null;
}
/** A server's passphrase. */
export interface Passphrase {
  passphrase: string;
}
/** A person, with a secret for one device. */
export interface PersonWithSecret {
  /** The id of the person. */
  person: string;
  name: string;
  /** The secret that identifies the person in requests from this device. The server sends it only once. */
  secret: string;
}
/** The items (tiles or cards) that can be picked next for a chance event. */
export interface Picks {
  /** The items, as text; empty if all are picked or no chance event is due. */
  items: string[];
  /** The number of items that the chance event consists of. */
  count: number;
  /** The whole chance event in the notation of the rules, once all items are picked; until then null. */
  event: string | null;
}
/** The conditional moves of a seat, as far as they are still possible. */
export interface PlanTold {
  /** The number of events before the present position, in which the lines start. */
  events: number;
  /** The rest of each line of play that is still possible: a list of actions in the order of play, the client's own and those that are expected of other seats. */
  lines: string[][];
}
/** A request to plan conditional moves. */
export interface PlanWish {
  /** The number of events before the position in which the lines start. */
  events: number;
  /** The lines of play: each is a list of actions in the order of play, the client's own and those that are expected of other seats. The game may follow any of the lines. */
  lines: string[][];
}
/** One position of a game. */
export interface PositionTold {
  /** The number of events before the position. */
  events: number;
  view: View;
  /** The last of these events; null at the start. */
  last: string | null;
}
/** The profile of a person, as the client may see it. */
export interface ProfileTold {
  /** The id of the person. */
  person: string;
  name: string;
  /** The time when the person first used the server, rounded down to the month. */
  since: number;
  /** Whether it is the client's own profile. */
  mine: boolean;
  /** Whether everybody on the server can see the profile. */
  published: boolean;
  /** Whether the person is on the leaderboards. */
  ranked: boolean;
  /** Whether the person is a friend of the client, was asked by the client to be friends, has asked the client, or none of these. */
  friend: 'asked' | 'asks' | 'friend' | 'none';
  /** The person's ratings; other people see them only once they are no longer provisional. */
  ratings: Rating[];
  /** The course of each rating in `ratings` over time. */
  courses: RatingCourse[];
  /** The person's ratings in the puzzles of the games. */
  puzzles: PuzzlesOf[];
  /** The number of consecutive days, up to today or yesterday, on which the person did a daily puzzle or deal. */
  streak: number;
  /** The greatest number of consecutive days on which the person ever did so. */
  longest: number;
  /** The person's results in games that were decided, the latest first. In somebody else's profile, the names of opponents are left out if the client may not see their profiles, and the ids of games if they are not public. */
  results: OwnResult[];
}
/** The course of a person's rating in one game with one number of players. */
export interface RatingCourse {
  game: GameName;
  /** The number of players. */
  players: number;
  /** The rating after each rated game, the oldest first. */
  course: CoursePoint[];
}
/** What a browser needs to know to subscribe to push notifications. */
export interface PushTold {
  /** The server's public key, with which a browser subscribes; null if the server sends no push notifications. */
  key: string | null;
  /** Whether the server sends notifications to the browser that sent the request. */
  subscribed: boolean;
}
/** The solution of a puzzle. */
export interface PuzzleSolution {
  /** All events of the solution, beginning at the position of the puzzle. */
  events: string[];
  /** The value of the first decision: the final difference in points (Fjords) or the probability of success (For Northwood!). Null if the decision is proven to win, but not by how much. */
  value: number | null;
  /** Why the first decision is right. */
  reason: Reason;
  themes: string[];
  /** How the person's rating changed, if asking for the solution counted as a wrong attempt; otherwise null. */
  change: RatingChange | null;
}
/** The reason why a decision is right: a key of `longhouse.words` with its parameters. */
export interface Reason {
  /** The key of the text. */
  key: string;
  /** The values of the text's parameters, by name. */
  params: {
    [k: string]: string | number;
  };
}
/** How a person's rating changed by their first attempt at a puzzle. */
export interface RatingChange {
  /** The rating before the attempt. */
  before: number;
  /** The rating after the attempt. */
  after: number;
}
/** The rating of a person or of a puzzle, on the scale of the openskill library. */
export interface PuzzleStrength {
  rating: number;
  /** The standard deviation of the rating. */
  uncertainty: number;
  /** The number of rated attempts from which the rating was computed. */
  tries: number;
}
/** A puzzle as a client receives it, without its solution. */
export interface PuzzleTold {
  id: string;
  /** What the person has to find. */
  kind: 'lay' | 'settle' | 'visit';
  game: GameName;
  /** The record of the game up to the position of the puzzle. */
  record: RecordFile;
  /** The seat to move, for which the person decides. */
  seat: number;
  /** The number of decisions that the person has to find. */
  decisions: number;
  /** The rating of the puzzle. */
  difficulty: PuzzleStrength;
  /** Whether the person's first attempt was right; null if they have not tried. */
  solved: boolean | null;
}
/** The positions of a record, from one position on. */
export interface Replay {
  game: GameName;
  options: Options;
  /** The number of seats. */
  seats: number;
  /** The names of the players, by seat; null if the record has none. */
  players: string[] | null;
  /** Whether the game is over at the end of the record. */
  over: boolean;
  /** Why the game ended before it was played out; null if it was played out or is not over. */
  ended: Ended | null;
  /** The result; null if the game was not played out. */
  result: Result | null;
  /** The number of events before the first position. */
  from: number;
  /** The view of the first position. */
  first: View;
  /** The events after the first position. */
  steps: Step[];
}
/** One event of a replay. */
export interface Step {
  /** The event in the notation of the rules. */
  event: string;
  /** The seat that decided the event; null for a chance event. */
  seat: number | null;
  /** What happened, in words. */
  text: string;
  /** The changes that turn the view before the event into the view after it. */
  changes: (Set | Cut | Splice)[];
}
/** One line of chat. */
export interface SaidTold {
  /** The number of the line in the chat of its game, from 1. */
  n: number;
  /** The seat of the speaker; null for a spectator. */
  seat: number | null;
  /** The name of the speaker. */
  name: string;
  text: string;
  /** The time when the line was written. */
  at: number;
}
/** The response to taking a seat. */
export interface SatDown {
  /** The token with which the client plays for the seat. The server sends it only once. */
  token: string;
  /** The summary of the game after the seat was taken. */
  game: Summary;
}
/** A request to look for a game by quick pairing. */
export interface SeekWish {
  /** The name of the game. */
  game: string;
  /** The options of the game; what is left out has its default. */
  options?: {
    /** any JSON */
    [k: string]: unknown;
  };
  clock?: NoClock | MoveClock | FischerClock | DaysClock;
  /** Whether the game counts for ratings. */
  rated?: boolean;
  /** Whether others may watch the game; it is public if all of its players agree to that. */
  public?: boolean;
  /** Whether opponents of any strength are welcome in a rated game; otherwise only those whose rating is near the person's. */
  anybody?: boolean;
}
/** A request to take a seat. */
export interface SitDown {
  /** The person's contribution to the random numbers of the game. */
  nonce: string;
  /** The person's name in this game; null for their usual name. */
  name?: string | null;
}
/** The themes of a game's puzzles, and the person's progress in the puzzles of this game. */
export interface Themes {
  /** The number of puzzles with each theme, by the name of the theme. */
  themes: {
    [k: string]: number;
  };
  /** The number of all puzzles of the game. */
  puzzles: number;
  /** The number of puzzles that the person attempted. */
  tried: number;
  /** The number of puzzles that the person solved at the first attempt. */
  solved: number;
  /** The person's rating in the puzzles of this game. */
  strength: PuzzleStrength;
  /** The number of puzzles with each theme that the person solved at the first attempt, by the name of the theme. */
  solved_of: {
    [k: string]: number;
  };
  /** For each of the person's last twenty puzzles whether the first attempt was right; the latest is last. */
  last: boolean[];
  /** The person's rating after each attempt, the latest last. */
  course: CoursePoint[];
  /** The ids of puzzles that the person did not solve at the first attempt, the oldest first. */
  missed: string[];
}
/** Another token with which a client plays for a seat, for another device. */
export interface Token {
  token: string;
}
/** The result of an attempt. It does not reveal the right decision. */
export interface Tried {
  /** Whether all decisions were right, one was wrong, or all so far were right and more are to be made. */
  outcome: 'more' | 'right' | 'wrong';
  /** The events that follow the last decision: those up to the next decision or, if the last one was wrong, those that refute it. */
  then: string[];
  /** The value of the last decision: the final difference in points (Fjords) or the probability of success (For Northwood!). Null if the decision is proven to win, but not by how much. */
  value: number | null;
  /** The value of the right decision, in puzzles of For Northwood!; otherwise null. */
  best: number | null;
  /** Why the last decision is right; null if it is wrong. */
  reason: Reason | null;
  /** The themes of the puzzle, once it is solved; until then empty. */
  themes: string[];
  /** How the person's rating changed; null if the attempt is not finished or not rated. */
  change: RatingChange | null;
}
/** An attempt at a puzzle. */
export interface Try {
  /** All decisions so far, from the position of the puzzle, as text. */
  actions: [string, ...string[]];
  /** The day, if the puzzle is attempted as the daily puzzle of that day; null for an ordinary puzzle. */
  day?: string | null;
}
/** Subscribes to the lobby: the public games, and what waits for a person. Lobby sockets have no other command. */
export interface Watch {
  type: 'watch';
  /** The language of texts in the messages. */
  language?: 'de' | 'en' | 'fr';
  /** The secret of the person. With it, the client also gets what waits for this person; null to get only the public games. */
  secret?: string | null;
}
