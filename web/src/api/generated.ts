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
/** Removes the key at `path`. */
export type Cut = ['cut', string[]];
export type Edit = Set | Cut | Splice;
/** Sets the value at `path`; an empty path replaces the whole view. */
export type Set = ['set', string[], unknown];
/** Replaces `count` items of the list at `path`, from index `at`, by `items`. */
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

/** End the game without a loser; if other people play, ask them first. */
export interface Abandon {
  type: 'abandon';
  id: string;
  ply: number;
}
/** A login and its password. */
export interface Account {
  login: string;
  password: string;
}
/** Confirms that a command was executed, and at which ply. */
export interface Ack {
  type: 'ack';
  id: string;
  ply: number;
}
/** An action with its evaluation, its text, and the reason why it is good. */
export interface AdviceInWords {
  /** The action as text. */
  action: string;
  /** The expected difference to the best opponent (Fjords), or the expected stars (For Northwood!). */
  value: number;
  /** The probability of winning (Fjords) or of reaching the goal (For Northwood!), from 0 to 1. */
  win: number;
  /** How often the search tried the action. */
  visits?: number;
  /** A proven lower bound on the value. */
  low?: number;
  /** A proven upper bound on the value. */
  high?: number;
  /** The probability that the current visit succeeds (For Northwood!). */
  hit?: number;
  text: string;
  reason: ReasonTold;
}
/** The reason why a bot recommends an action. */
export interface ReasonTold {
  key: string;
  params: {
    [k: string]: string | number;
  };
  text: string;
}
/** A place for an ally, with a substitute if one was called. */
export interface Ally {
  /** The ally who belongs to this place. */
  ally: string;
  /** The friendly ruler who was called in the place of the ally for this visit. */
  substitute: string | null;
  /** Whether the ally, or the substitute, can be used. */
  ready: boolean;
}
/** The analysis of a game, with texts in the client's language. */
export interface Analysis {
  /** The name of the game. */
  game: GameName;
  /** The plies of the decisions that lost most, worst first. */
  worst: number[];
  /** Whether every decision was analysed. */
  complete: boolean;
  /** The value of the game over time. */
  points: Point[];
  /** For each seat, what changed the value of the game. */
  accounts: SeatAccount[];
  /** The events that changed the value most, in the order of the game. */
  swings: Swing[];
  /** The turning point: the ply of the last decision at which the best seat was still behind (or still ahead, in a solo game that it lost). None if there is none. */
  turned: number | null;
  /** From this ply on, all values are proven. */
  proven_from: number | null;
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
  /** The probability that the current visit succeeds (For Northwood!). */
  hit?: number;
}
/**
 * A breakdown of how the value of a game changed for one seat, from start to end. `start` plus all changes is
 *     `end`.
 */
export interface SeatAccount {
  /** The seat that this account is about. */
  seat: number;
  /** The value at the start. */
  start: Worth;
  /** The changes by the seat's own decisions. */
  decisions: Worth;
  /** The changes by decisions of the other seats. */
  others: Worth;
  /** The changes by chance; None if they cannot be separated from those of the other seats. */
  draws: Worth | null;
  /** Changes that no event explains: only the engine's estimate changed. */
  doubt: Worth;
  /** The value at the end. */
  end: Worth;
}
/** The value of a game for one seat, or a change in it: in points or stars, and as a probability of winning. */
export interface Worth {
  /** The value in points (Fjords) or stars (For Northwood!). */
  value: number;
  /** The value as a probability of winning or of reaching the goal. */
  win: number;
}
/** One large change of a game's value for a seat, caused by a decision or by chance. */
export interface Swing {
  /** The number of events before the event that caused the change. */
  ply: number;
  /** The seat whose value changed. */
  seat: number;
  /** The seat whose decision caused it; None if chance did, or several events together. */
  by: number | null;
  /** The change in points (Fjords) or stars (For Northwood!). */
  value: number;
  /** The change in the probability of winning or of reaching the goal. */
  win: number;
}
/** The evaluation of one decision of a game, with the best action as text. */
export interface JudgedInWords {
  ply: number;
  seat: number;
  played: Candidate;
  best: CandidateInWords;
  /** Why the best action is best. */
  reason: ReasonTold;
  /** The points or stars that the played action lost. */
  lost: number;
  /** The probability of winning that the played action lost. */
  lost_win: number;
  proven: boolean;
}
/** A possible action, with its value for the seat to move. */
export interface Candidate {
  /** The action as text. */
  action: string;
  /** The expected difference to the best opponent (Fjords), or the expected stars (For Northwood!). */
  value: number;
  /** The probability of winning (Fjords) or of reaching the goal (For Northwood!), from 0 to 1. */
  win: number;
  /** How often the search tried the action. */
  visits?: number;
  /** A proven lower bound on the value. */
  low?: number;
  /** A proven upper bound on the value. */
  high?: number;
  /** The probability that the current visit succeeds (For Northwood!). */
  hit?: number;
}
/** An action with its evaluation and its text. */
export interface CandidateInWords {
  /** The action as text. */
  action: string;
  /** The expected difference to the best opponent (Fjords), or the expected stars (For Northwood!). */
  value: number;
  /** The probability of winning (Fjords) or of reaching the goal (For Northwood!), from 0 to 1. */
  win: number;
  /** How often the search tried the action. */
  visits?: number;
  /** A proven lower bound on the value. */
  low?: number;
  /** A proven upper bound on the value. */
  high?: number;
  /** The probability that the current visit succeeds (For Northwood!). */
  hit?: number;
  text: string;
}
/** The progress of an analysis (`done` of `due` decisions), and its result once it is done. */
export interface AnalysisTold {
  key: string;
  state: 'done' | 'failed' | 'left' | 'none' | 'running';
  done: number;
  due: number;
  analysis: Analysis | null;
  problem: Problem | null;
}
/**
 * An error as a client receives it.
 *
 *     `kind` is for programs; `text` is for people, and can be built again from the message `key` and `params`. `rule` is
 *     the number of the broken rule, `index` the index of the wrong event in a record.
 */
export interface Problem {
  /** The name of the error's type in `longhouse.errors`. */
  kind: string;
  key: string;
  rule: string | null;
  params: {
    [k: string]: string | number;
  };
  text: string;
  index?: number;
}
/** Answer an offer. */
export interface AnswerOffer {
  type: 'answer';
  id: string;
  offer: number;
  yes: boolean;
}
/** A view before allies, rulers and cards are dealt. */
export interface ArrivalView {
  /** The name of the game. */
  game: 'northwood';
  /** Its options. */
  options: NorthwoodOptions;
  /** The stars to be reached. */
  goal: number;
  /** The special rules in play. */
  rules: SpecialRuleTold[];
  /** Whose view this is, always 0; null for a spectator, who sees the same. */
  seat: number | null;
  /** 0 if the player has to decide; null if a chance event is due or the game is over. */
  turn: number | null;
  /** The legal actions, sent only to the player, and only when the player has to decide. */
  legal?: string[];
  /** Allies and rulers are to be dealt. */
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
  /** Whether the scenario is played in its harder way; absent without a scenario. */
  challenge?: boolean;
}
/** A special rule of the scenario, with its parameter if it has one. */
export interface SpecialRuleTold {
  /** The name of the rule (docs/scenarios.md). */
  rule: string;
  /** The fief it is about (`visit-last`, `must-win`). */
  fief?: number;
  /** How often allies may be used in the whole game (`few-favours`). */
  favours?: number;
  /** How many cards a hand has (`hand-size`). */
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
  format: 'longhouse/1';
  /** The version of the rules; 1 if it is absent. */
  rules?: number;
  game: GameName;
  options: Options;
  /** A name for each seat; those of bots begin with `bot:`. */
  players?: string[];
  /** The hash of the seed, published before the game (docs/chance.md). */
  commitment?: string;
  /** The text that each seat added to the seed. */
  nonces?: string[];
  /** The seed of all chance events; published when the game is over. */
  seed?: string;
  /** All events, chance included, in the notation of the rules. */
  events: string[];
  /** Why the game ended early, if it was not played to its end. */
  ended?: Ended;
  /** The result, if the game was played to its end. */
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
  /** The rounds of a match, 1 or 3; absent where there is always one (base and Epic). */
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
  /** The seat that won; empty after a draw. */
  winners: number[];
  /** The points of each seat in each round; absent where there is only one round. */
  rounds?: number[][];
}
/** The result of a game, in the same form as in a record. */
export interface NorthwoodResultTold {
  /** The stars of all fiefs together. */
  stars: number;
  /** Whether the stars reached the goal (N3.7). */
  won: boolean;
  /** For each fief whether it was won. */
  fiefs: boolean[];
}
/** A request for the best moves in a position of a record, with a time budget. */
export interface AskBest {
  record: RecordFile;
  events?: number | null;
  milliseconds?: number;
}
/** A request for the items that can be picked next in the coming chance event; `picked` has those picked before. */
export interface AskChance {
  record: RecordFile;
  events: number;
  picked?: string[];
}
/** Ask for the probability of success of each action that begins something, such as a visit. */
export interface AskChances {
  type: 'chances';
  id: string;
  ply: number;
}
/** Ask for a hint. */
export interface AskHint {
  type: 'hint';
  id: string;
  ply: number;
}
/** A request for a position of a record; by default the last one, as a spectator sees it. */
export interface AskPosition {
  record: RecordFile;
  events?: number | null;
  seat?: number | null;
}
/** Start a rematch; if other people play, ask them first. */
export interface AskRematch {
  type: 'rematch';
  id: string;
  ply: number;
}
/**
 * A request for all positions of a record after `from` events.
 *
 *     If `play` has actions, they are played after these events, in place of the rest of the record.
 */
export interface AskReplay {
  record: RecordFile;
  seat?: number | ('all' | 'turn') | null;
  from?: number;
  play?: string[] | null;
  seed?: string | null;
}
/** A request to explain an action in a position of a record. */
export interface AskWhy {
  record: RecordFile;
  action: string;
  events?: number | null;
}
/** All offers that wait for your answer. */
export interface Asked {
  type: 'asked';
  offers: AskedTold[];
}
/** An offer in one of your games that waits for your answer. */
export interface AskedTold {
  game: string;
  name: GameName;
  who: string;
  offer: OfferTold;
}
/** An offer that waits for answers. */
export interface OfferTold {
  ply: number;
  kind: 'abandon' | 'rematch' | 'substitute' | 'takeback';
  seat: number;
  agreed: number[];
  to?: number;
  about?: number;
  level?: string;
  /** When the offer counts as rejected unless it is answered. */
  until?: number;
}
/** Say whether somebody looks at the game on this client, and whether to show their name among the spectators. */
export interface Attend {
  type: 'attend';
  id: string;
  away?: boolean;
  named?: boolean;
}
/** Whether an action is legal; if not, the rule that it would break. */
export interface Because {
  legal: boolean;
  rule: string | null;
  key: string | null;
  params: {
    [k: string]: string | number;
  } | null;
  text: string | null;
}
/** The answer to `why`: whether an action is legal; if not, the rule that it would break. */
export interface BecauseTold {
  type: 'because';
  id: string;
  legal: boolean;
  rule: string | null;
  key: string | null;
  params: {
    [k: string]: string | number;
  } | null;
  text: string | null;
}
/** The best moves in a position, best first, and the decisions expected up to the next chance event. */
export interface BestTold {
  seat: number | null;
  candidates: AdviceInWords[];
  line: ExpectedStep[];
  proven: boolean;
  nodes: number;
  seconds: number;
}
/** A decision that the bot expects: its action, the seat that decides, and its text. */
export interface ExpectedStep {
  action: string;
  seat: number;
  text: string;
}
/** A person whom the client has blocked. */
export interface BlockedPerson {
  person: string;
  name: string;
}
/** A row of a leaderboard. People with equal values have the same place. */
export interface BoardRow {
  place: number;
  /** The person's id, if the client may see their profile. */
  person: string | null;
  name: string;
  /** The rating, the points or the days. */
  value: number;
  /** How many games, puzzles or days the value is based on. */
  count: number;
  mine: boolean;
}
/** The level of the bot to put on a seat. */
export interface BotLevel {
  level: string;
}
/** A seat for a bot. */
export interface BotSeat {
  kind: 'bot';
  level: string;
}
/** A view between two visits. */
export interface CampView {
  /** The name of the game. */
  game: 'northwood';
  /** Its options. */
  options: NorthwoodOptions;
  /** The stars to be reached. */
  goal: number;
  /** The special rules in play. */
  rules: SpecialRuleTold[];
  /** Whose view this is, always 0; null for a spectator, who sees the same. */
  seat: number | null;
  /** 0 if the player has to decide; null if a chance event is due or the game is over. */
  turn: number | null;
  /** The legal actions, sent only to the player, and only when the player has to decide. */
  legal?: string[];
  /** The eight fiefs. */
  fiefs: Fief[];
  /** The four allies. */
  allies: Ally[];
  /** The stars so far. */
  stars: number;
  /** The stored number of each special rule; only `Game.position` reads it. */
  memory: number[];
  /** A hand is to be drawn, or a fief to be chosen. */
  due: '*hand' | 'visit';
  /** The hand for the next visit; null before it is drawn. */
  hand: string[] | null;
}
/** One fief; a view lists all eight by number. */
export interface Fief {
  /** Its number, 0 to 7. */
  fief: number;
  /** Whether it was visited, and how that ended. */
  fate: 'lost' | 'open' | 'won';
  /** Its ruler; null if the ruler has left the game. */
  ruler: string | null;
  /** Whether the ruler can be called as a substitute (N3.2). */
  friendly: boolean;
  /** The stars that are printed on it. */
  worth: number;
  /** The stars it has brought so far. */
  stars: number;
}
/** An action that a bot considers: its expected value, and the probability of winning or, in a visit, of success. */
export interface CandidateTold {
  action: string;
  value: number;
  win: number | null;
  hit: number | null;
  reasons: ReasonTold[];
}
/** The games, bots and languages of this server. */
export interface Catalogue {
  games: CatalogueEntry[];
  bots: {
    [k: string]: string[];
  };
  bots_ready: boolean;
  languages: string[];
  version: string;
}
/** A game that can be created, with its default options. */
export interface CatalogueEntry {
  name: GameName;
  options: Options;
  seats: number[];
  scenarios: string[];
  learning: string[][];
}
/**
 * A challenge of yours (`mine`) or to you: the game, the other person, and the time by which it must be answered.
 *
 *     `summary` is the game, as long as the challenge waits. After that, `answer` tells the person who made the challenge
 *     how it was answered.
 */
export interface ChallengeTold {
  game: string;
  name: GameName;
  mine: boolean;
  person: string;
  who: string;
  until: number;
  summary: Summary | null;
  answer: ('accepted' | 'declined' | 'late') | null;
}
/** The summary of a game for one person: `mine` are their seats, `waiting` says whether one of them is to move. */
export interface Summary {
  id: string;
  game: GameName;
  options: Options;
  visibility: 'link' | 'private' | 'public';
  rated: boolean;
  casual: boolean;
  chat: boolean;
  clock: NoClock | MoveClock | FischerClock | DaysClock;
  timeout: string;
  made: number;
  made_by: string | null;
  daily: boolean;
  state: 'open' | 'over' | 'running';
  free: boolean;
  seats: SeatTold[];
  moved: number;
  ply: number;
  events: number;
  turn: number | null;
  deadline: number | null;
  mine: number[];
  waiting: boolean;
  fair: Fair;
  ended: Ended | null;
  result: Result | null;
  /** The opening of each seat; empty until the game is over. */
  openings: Opening[];
  rematch: string | null;
  offers: OfferTold[];
}
/** A game without a time limit. */
export interface NoClock {
  kind: 'none';
}
/** A time limit in seconds for each action. */
export interface MoveClock {
  kind: 'move';
  seconds: number;
}
/** A time limit in seconds for the whole game, plus an increment after each action. */
export interface FischerClock {
  kind: 'fischer';
  seconds: number;
  increment?: number;
}
/** A time limit in days for each action. */
export interface DaysClock {
  kind: 'days';
  days: number;
}
/** A seat in the form that clients receive. */
export interface SeatTold {
  kind: 'bot' | 'open' | 'person';
  name: string;
  person: string | null;
  level: string | null;
  rating: number | null;
  away: boolean;
  reserved: string | null;
}
/** The data needed to audit chance events: the commitment and, after the end, nonces and seed (docs/chance.md). */
export interface Fair {
  commitment: string | null;
  nonces: string[] | null;
  seed: string | null;
}
/** The opening of one seat, for statistics. */
export interface Opening {
  /** The first choice of the seat: in Fjords the corners of its first tile, in For Northwood! its first fief. */
  first: string | null;
  /** How many moves the seat had made when it built each early piece: in Fjords, tiles laid before each longhouse of round 1. */
  built: number[];
}
/** All challenges to you, and those that you made. */
export interface ChallengesTold {
  type: 'challenges';
  challenges: ChallengeTold[];
  server_time: number;
}
/** An action that begins something, such as a visit, and the probability that this succeeds. */
export interface ChanceTold {
  action: string;
  chance: number;
}
/** The answer to `chances`: the probabilities of success; empty in games that have none. */
export interface ChancesTold {
  type: 'chances';
  id: string;
  ply: number;
  chances: ChanceTold[];
}
/** Changes to a person's profile; null leaves a field unchanged. */
export interface ChangeMe {
  name?: string | null;
  language?: ('de' | 'en' | 'fr') | null;
  email?: string | null;
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
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
/** The claims that no tile fits (F5.5), in games that hide where tiles fit (option `oversight`). */
export interface Claim {
  /** The seat whose turn it is; only this seat can claim. */
  by: number;
  /** How many claims of this turn were accepted by all opponents. */
  standing: number;
  /** The tile that an opponent showed to fit; null if none did. Then the seat must lay: any tile of the row or, without a row, this tile. */
  forced: string | null;
}
/** The clocks: the seat whose clock runs and since when, the time left per seat at that moment, and the deadline. */
export interface ClocksTold {
  running: number | null;
  left: (number | null)[];
  since: number | null;
  deadline: number | null;
}
/** The server closes this connection. */
export interface Closing {
  type: 'closing';
  reason: string;
}
/** A club in a list. */
export interface ClubBrief {
  id: string;
  name: string;
  people: number;
}
/** The club that an invitation link leads to. */
export interface ClubInvitation {
  name: string;
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
  owner: string;
  /** Whether the client owns the club. */
  mine: boolean;
  members: MemberTold[];
  games: Summary[];
  tournaments: TournamentTold[];
}
/** A member of a club, with their results in its games. */
export interface MemberTold {
  person: string;
  name: string;
  played: number;
  won: number;
  drawn: number;
}
/** A club's tournament. */
export interface TournamentTold {
  id: string;
  kind: 'round-robin' | 'swiss';
  game: GameName;
  rounds: number;
  every: number | null;
  next_at: number | null;
  over: boolean;
  players: PlayerTold[];
  /** The pairings of each round that has begun. */
  boards: PairingTold[][];
  table: PlaceTold[];
}
/** A player in a tournament. */
export interface PlayerTold {
  person: string | null;
  name: string;
  gone: boolean;
}
/** A pairing in a round: the numbers of its players (only one if it is a bye), their game, and who won. */
export interface PairingTold {
  one: number;
  other: number | null;
  game: string | null;
  score: ('drawn' | 'none' | 'one' | 'other') | null;
}
/** A player's row in the standings of a tournament. */
export interface PlaceTold {
  player: number;
  place: number;
  points: number;
  wins: number;
  played: number;
  /** The points of all opponents: the first tie-breaker between players with equal points. */
  buchholz: number;
  /** The points of beaten opponents plus half the points of opponents the player drew with: the second tie-breaker. */
  berger: number;
}
/** Connect to a game with seat tokens, or as a spectator. With `since`, only the changes after that ply are sent. */
export interface Join {
  type: 'join';
  id: string;
  tokens?: string[];
  since?: number | null;
  language?: 'de' | 'en' | 'fr';
  secret?: string | null;
}
/** Play an action. */
export interface Move {
  type: 'move';
  id: string;
  ply: number;
  action: string;
  /** How long messages to the server and back take, in milliseconds, as the client measured it. The clocks give this time back, up to a limit. */
  lag?: number;
}
/** Play a decided phase to its end at once. */
export interface Finish {
  type: 'finish';
  id: string;
  ply: number;
}
/** Ask which rule an action would break. */
export interface Why {
  type: 'why';
  id: string;
  action: string;
}
/** Take moves back, up to an earlier decision; if other people play, ask them first. */
export interface Takeback {
  type: 'takeback';
  id: string;
  ply: number;
  to?: number | null;
}
/** Resign the game. */
export interface Resign {
  type: 'resign';
  id: string;
  ply: number;
  seat?: number | null;
}
/** Let a bot play for a person who left; if other people play, ask them first. */
export interface SubstituteBy {
  type: 'substitute';
  id: string;
  ply: number;
  seat: number;
  level: string;
}
/** Leave the table. */
export interface Leave {
  type: 'leave';
  id: string;
}
/** Send a line of chat. */
export interface Say {
  type: 'chat';
  id: string;
  text: string;
}
/** Turn chat off or on for this connection. */
export interface Mute {
  type: 'mute';
  id: string;
  on: boolean;
}
/** Check the connection and ask for the server's time. */
export interface Ping {
  type: 'ping';
  id: string;
}
/** The rating of a person after an attempt. */
export interface CoursePoint {
  at: number;
  rating: number;
}
/** The daily puzzle and deal, with the person's results. */
export interface DayTold {
  day: string;
  puzzle: string;
  right: boolean | null;
  deal: DealTold;
  streak: number;
  longest: number;
  /** The days around this one on which something was done, and whether it was both the puzzle and the deal. */
  lit: {
    [k: string]: boolean;
  };
}
/** The deal of the day, and the person's own game with it. */
export interface DealTold {
  /** The stars that the bot Skald reached in the deal; null if Skald has not played it yet. */
  par: number | null;
  game: Summary | null;
  /** The SHA-256 of the seed, which was published before the day (docs/chance.md); null if there was no deal. */
  commitment: string | null;
  /** The seed, once nobody can start the deal any more. */
  seed: string | null;
  /** Whether other servers have the same deal. Otherwise it is this server's own. */
  shared: boolean;
}
/** The commitment to the deal of a day, and its seed once nobody can start it any more. */
export interface DealPromised {
  day: string;
  commitment: string;
  seed: string | null;
}
/** The owner's decision about who won a pairing. */
export interface Decision {
  score: 'drawn' | 'none' | 'one' | 'other';
}
/** The known part of the deck. Its order is not determined before a card is drawn. */
export interface Deck {
  /** How many cards it has. */
  count: number;
  /** The cards on top that are known, the topmost first. */
  top: string[];
  /** The other cards, in no particular order. */
  unseen: string[];
}
/** An entry in the form that clients receive; which fields it has depends on its kind (docs/protocol.md). */
export interface EntryTold {
  ply: number;
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
  /** The index of an event in the record. */
  n?: number;
  /** An event, in the notation of the rules. */
  text?: string;
  /** The seat that acted; absent for a chance event. */
  seat?: number;
  /** Whether another outcome of a chance event was possible. */
  revealed?: boolean;
  name?: string;
  person?: string;
  level?: string;
  rating?: number;
  /** What is offered; in an answer, the ply of the offer. */
  offer?: ('abandon' | 'rematch' | 'substitute' | 'takeback') | number;
  /** How many events remain after a takeback. */
  to?: number;
  /** The seat that a bot would take over. */
  about?: number;
  yes?: boolean;
  /** Whether the answer is a no because the seat did not answer in time. */
  late?: boolean;
  why?: 'failed' | 'left' | 'timeout';
  /** How long the server was down. */
  seconds?: number;
  by?: 'abandon' | 'resign' | 'timeout';
  result?: Result;
  /** The id of the game that is the rematch. */
  game?: string;
}
/** Says that a command was refused; `kind` is the name of the error's type in `longhouse.errors`. */
export interface Error {
  type: 'error';
  id: string | null;
  kind: string;
  key: string;
  rule: string | null;
  params: {
    [k: string]: string | number;
  };
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
  /** Its options. */
  options: FjordsOptions;
  /** Whose view this is; null for a spectator. */
  seat: number | null;
  /** The seat to move; null if a chance event is due or the game is over. */
  turn: number | null;
  /** The kinds of action that are due, whether or not any of them is possible; none where chance is due. */
  kinds: (
    | ('accept' | 'draw' | 'home' | 'house' | 'lay' | 'none' | 'nothing' | 'point' | 'viking')
    | ('horse' | 'journey' | 'wisdom')
  )[];
  /** The seat that began this round. */
  starter: number;
  /** The points of each seat in the rounds that are over. */
  rounds: number[][];
  /** The seat that began each of these rounds. */
  starters: number[];
  /** The legal actions, sent only to the seat to move. With oversight (F5.5) they are left out where they would show which tile fits. */
  legal?: string[];
  /** All tiles on the board, in the order in which they were laid, the starting tiles first. */
  board: LaidTile[];
  /** The stones on the tiles. */
  stones: Stone[];
  /** The pieces on the tiles: longhouses, and vikings in the settlement. */
  pieces: Piece[];
  /** Whether the last event laid a tile, so that it is too late for a longhouse. */
  just_laid: boolean;
  /** What each seat has left. */
  supplies: Supply[];
  /** What comes next: a chance event (`first`, `row`, `swap`, `draw`) or a decision (`turn`: draw, or lay a tile that was set aside; `again`: the same after a draw that did not fit; `lay`; `build`; `answer` to a claim). */
  due: 'again' | 'answer' | 'build' | 'draw' | 'first' | 'lay' | 'row' | 'swap' | 'turn';
  /** The face-up row; empty where tiles are drawn one by one. */
  row: string[];
  /** The tiles in the bag, in the order of the set. */
  bag: string[];
  /** The tiles that were set aside. */
  aside: string[];
  /** The tile that was drawn and has to be laid. */
  drawn: string | null;
  /** The corners of each tile that is not laid yet, by its id, as they are printed. */
  printed: {
    [k: string]: string;
  };
  /** The state of claims that nothing fits (F5.5). */
  claim: Claim;
}
/** A tile on the board. */
export interface LaidTile {
  /** The id of the tile in its set. */
  tile: string;
  /** Where it lies, `q,r` (F1.1). */
  cell: string;
  /** Its six corners clockwise from the north as it lies: `P` plains, `M` mountain, `S` sea (F1.2). */
  word: string;
}
/** A stone that lies on a tile of the board and is worth points (F10.2 to F10.4). */
export interface Stone {
  /** Which rune it shows. */
  rune: 'friendship' | 'strength' | 'water';
  /** The tile it lies on. */
  cell: string;
}
/** A piece on the board. */
export interface Piece {
  /** The seat that the piece belongs to. */
  seat: number;
  /** The tile it stands on. */
  cell: string;
  /** A longhouse, a longhouse with a Home stone, or a viking. */
  piece: 'home' | 'house' | 'viking';
}
/** The pieces and stones that a seat has not used yet. */
export interface Supply {
  /** Vikings to be placed. */
  vikings: number;
  /** Longhouses to be built. */
  houses: number;
  /** The stones it can still use: Journey, Horse, Wisdom and Home, each once. */
  runes: (('friendship' | 'strength' | 'water') | 'home' | ('horse' | 'journey' | 'wisdom'))[];
}
/** A view of a game that is over. */
export interface FinishedFjordsView {
  /** The name of the game. */
  game: 'fjords';
  /** Its options. */
  options: FjordsOptions;
  /** Whose view this is; null for a spectator. */
  seat: number | null;
  /** The seat to move; null if a chance event is due or the game is over. */
  turn: number | null;
  /** The kinds of action that are due, whether or not any of them is possible; none where chance is due. */
  kinds: (
    | ('accept' | 'draw' | 'home' | 'house' | 'lay' | 'none' | 'nothing' | 'point' | 'viking')
    | ('horse' | 'journey' | 'wisdom')
  )[];
  /** The seat that began this round. */
  starter: number;
  /** The points of each seat in the rounds that are over. */
  rounds: number[][];
  /** The seat that began each of these rounds. */
  starters: number[];
  /** The legal actions, sent only to the seat to move. With oversight (F5.5) they are left out where they would show which tile fits. */
  legal?: string[];
  /** All tiles on the board, in the order in which they were laid, the starting tiles first. */
  board: LaidTile[];
  /** The stones on the tiles. */
  stones: Stone[];
  /** The pieces on the tiles: longhouses, and vikings in the settlement. */
  pieces: Piece[];
  /** Whether the last event laid a tile, so that it is too late for a longhouse. */
  just_laid: boolean;
  /** What each seat has left. */
  supplies: Supply[];
  /** The spaces where a Wisdom stone lies. */
  wisdom: string[];
  /** The seat that began the settlement. */
  settler: number;
  /** The seat that places the next viking, or would place it if the settlement were not over. */
  mover: number;
  /** For each seat the vacant tiles that it can reach without a rune and that no other seat can reach. */
  secured: string[][];
  /** The vacant tiles that two seats or more can reach, runes included. */
  contested: string[];
  /** For each seat all vacant tiles that it can reach, runes included. */
  reach: string[][];
  /** The points of each seat so far. */
  scores: Score[];
  /** Nothing comes next. */
  due: 'over';
  /** The result. */
  result: FjordsResultTold;
}
/** The points of a seat in this round so far, split by where they come from. */
export interface Score {
  /** One point for each viking (F8.1). */
  vikings: number;
  /** Land that nobody else can reach, once no viking is left (F8.2). */
  land: number;
  /** What the Strength stones bring; absent where the rune is not in play. */
  strength?: number;
  /** What the Water stones bring; absent where the rune is not in play. */
  water?: number;
  /** What the Friendship stones bring; absent where the rune is not in play. */
  friendship?: number;
  /** What the Home stones bring; absent where the rune is not in play. */
  home?: number;
  /** The sum of all these points. */
  total: number;
}
/** A view of a game that is over. */
export interface FinishedNorthwoodView {
  /** The name of the game. */
  game: 'northwood';
  /** Its options. */
  options: NorthwoodOptions;
  /** The stars to be reached. */
  goal: number;
  /** The special rules in play. */
  rules: SpecialRuleTold[];
  /** Whose view this is, always 0; null for a spectator, who sees the same. */
  seat: number | null;
  /** 0 if the player has to decide; null if a chance event is due or the game is over. */
  turn: number | null;
  /** The legal actions, sent only to the player, and only when the player has to decide. */
  legal?: string[];
  /** The eight fiefs. */
  fiefs: Fief[];
  /** The four allies. */
  allies: Ally[];
  /** The stars so far. */
  stars: number;
  /** The stored number of each special rule; only `Game.position` reads it. */
  memory: number[];
  /** Nothing comes next. */
  due: 'over';
  /** The result. */
  result: NorthwoodResultTold;
}
/** A view while vikings are placed. */
export interface SettlementView {
  /** The name of the game. */
  game: 'fjords';
  /** Its options. */
  options: FjordsOptions;
  /** Whose view this is; null for a spectator. */
  seat: number | null;
  /** The seat to move; null if a chance event is due or the game is over. */
  turn: number | null;
  /** The kinds of action that are due, whether or not any of them is possible; none where chance is due. */
  kinds: (
    | ('accept' | 'draw' | 'home' | 'house' | 'lay' | 'none' | 'nothing' | 'point' | 'viking')
    | ('horse' | 'journey' | 'wisdom')
  )[];
  /** The seat that began this round. */
  starter: number;
  /** The points of each seat in the rounds that are over. */
  rounds: number[][];
  /** The seat that began each of these rounds. */
  starters: number[];
  /** The legal actions, sent only to the seat to move. With oversight (F5.5) they are left out where they would show which tile fits. */
  legal?: string[];
  /** All tiles on the board, in the order in which they were laid, the starting tiles first. */
  board: LaidTile[];
  /** The stones on the tiles. */
  stones: Stone[];
  /** The pieces on the tiles: longhouses, and vikings in the settlement. */
  pieces: Piece[];
  /** Whether the last event laid a tile, so that it is too late for a longhouse. */
  just_laid: boolean;
  /** What each seat has left. */
  supplies: Supply[];
  /** The spaces where a Wisdom stone lies. */
  wisdom: string[];
  /** The seat that began the settlement. */
  settler: number;
  /** The seat that places the next viking, or would place it if the settlement were not over. */
  mover: number;
  /** For each seat the vacant tiles that it can reach without a rune and that no other seat can reach. */
  secured: string[][];
  /** The vacant tiles that two seats or more can reach, runes included. */
  contested: string[];
  /** For each seat all vacant tiles that it can reach, runes included. */
  reach: string[][];
  /** The points of each seat so far. */
  scores: Score[];
  /** A viking is to be placed. */
  due: 'settle';
}
/** A game found by quick pairing: its id, your seat, the time by which you must sit down, and the other players. */
export interface FoundTold {
  game: string;
  seat: number;
  until: number;
  others: string[];
}
/** The code in a friend invitation link; the link opens the web app at `#/friend/CODE`. */
export interface FriendCode {
  code: string;
}
/** The person who made a friend invitation link. */
export interface FriendInvitation {
  name: string;
  /** Whether the link is the client's own. */
  mine: boolean;
}
/** A friend, somebody whom the client has asked to be friends, or somebody who has asked the client. */
export interface FriendTold {
  person: string;
  name: string;
  state: 'asked' | 'asks' | 'friend' | 'none';
  /** A friend's daily streak in days; 0 for people who are not friends yet. */
  streak: number;
}
/** A friend's results on a day; each result is null until the client has one, too. */
export interface FriendsDay {
  person: string;
  name: string;
  right: boolean | null;
  points: number | null;
}
/** The position from which a new game continues: a record, and how many of its events to use. */
export interface From {
  record: RecordFile;
  events?: number | null;
}
/** The settings of a game that clients receive; they never change. */
export interface GameTold {
  id: string;
  game: GameName;
  options: Options;
  visibility: 'link' | 'private' | 'public';
  rated: boolean;
  casual: boolean;
  chat: boolean;
  clock: NoClock | MoveClock | FischerClock | DaysClock;
  timeout: string;
  made: number;
  made_by: string | null;
  daily: boolean;
}
/** All games of a person as records. */
export interface Games {
  games: RecordFile[];
  format?: 'longhouse-games/1';
}
/** A request for the solution of a puzzle, with the day if it is a daily puzzle. */
export interface GiveUp {
  day?: string | null;
}
/** The response of a healthy server. */
export interface Health {
  status: string;
  version: string;
  games: {
    [k: string]: number;
  };
  sockets: number;
  /** The random name of this run of the server. */
  instance: string;
}
/** The answer to `hint`: the actions a bot considers, best first. */
export interface HintTold {
  type: 'hint';
  id: string;
  ply: number;
  candidates: CandidateTold[];
}
/** The result of an import: how many games were imported, and how many were skipped as already known. */
export interface Imported {
  imported: number;
  known: number;
}
/** The id of a record that was stored. */
export interface Kept {
  id: string;
}
/** A leaderboard: its first rows, and those around the client. */
export interface Leaderboard {
  rows: BoardRow[];
  /** How many people the leaderboard lists. */
  people: number;
  /** Whether the client chose to be on leaderboards. */
  listed: boolean;
  /** Whether the rows are withheld until the client has played the deal, too. */
  later: boolean;
}
/** One step of a lesson; its fields are explained in `lessons.course.CourseStep`. */
export interface LessonStep {
  goal: string[];
  then: string[];
  wrong: {
    [k: string]: string;
  };
  poor: {
    [k: string]: string[];
  };
}
/** A lesson: the rules it teaches, the record it starts from, and its steps. */
export interface LessonTold {
  id: string;
  rules: string[];
  record: RecordFile;
  steps: LessonStep[];
}
/** The public games with open seats. */
export interface Lobby {
  type: 'lobby';
  games: Summary[];
  /** Some public games that are being played, the latest move first. */
  live: Summary[];
  /** How many public games are being played. */
  running: number;
  /** The games that people are looking for through quick pairing. */
  looking: LookingTold[];
  /** The version of the web app on this server, so that an open page notices a newer one. */
  app: string;
}
/** How many people are currently looking for the same game. */
export interface LookingTold {
  game: GameName;
  options: Options;
  clock: NoClock | MoveClock | FischerClock | DaysClock;
  rated: boolean;
  count: number;
}
/** All games in which it is your turn. */
export interface Waiting {
  type: 'waiting';
  games: string[];
  count: number;
}
/** Tells you that your turn has begun, in a game whose time limit is counted in days. */
export interface Turn {
  type: 'turn';
  game: string;
  name: string;
}
/** What you are looking for through quick pairing, and the game once one is found; null if you are not looking. */
export interface Seeking {
  type: 'seek';
  seek: SeekTold | null;
  found: FoundTold | null;
  server_time: number;
}
/** What a person looks for, and since when. */
export interface SeekTold {
  game: GameName;
  options: Options;
  clock: NoClock | MoveClock | FischerClock | DaysClock;
  rated: boolean;
  public: boolean;
  anybody: boolean;
  since: number;
}
/** The entries of a game's log as clients receive them, and the ply of the last one. */
export interface Log {
  ply: number;
  entries: EntryTold[];
}
/** The code in a login link; the link opens the web app at `#/link/CODE`. */
export interface LoginCode {
  code: string;
}
/** A person's own profile. */
export interface Me {
  person: string;
  name: string;
  language: string;
  login: string | null;
  email: string | null;
  /** Whether the e-mail address has been confirmed. */
  confirmed: boolean;
  notify: boolean;
  ratings: Rating[];
}
/** A person's rating in one game with a given number of players. */
export interface Rating {
  game: GameName;
  players: number;
  rating: number;
  uncertainty: number;
  games: number;
  /** Whether the person has played too few games against rated opponents. Nobody else sees a provisional rating. */
  provisional: boolean;
}
/** The answer to `join`: the whole view, or the changes since the ply that the client had. */
export interface Welcome {
  type: 'welcome';
  id: string;
  game: GameTold;
  ply: number;
  seats: number[];
  you: number | null;
  view: View | null;
  entries: EntryTold[];
  changes: (Set | Cut | Splice)[];
  table: TableTold;
  server_time: number;
  bots_ready: boolean;
  /** The version of the web app on this server, so that an open page notices a newer one. */
  app: string;
}
/** A view during a visit. */
export interface VisitView {
  /** The name of the game. */
  game: 'northwood';
  /** Its options. */
  options: NorthwoodOptions;
  /** The stars to be reached. */
  goal: number;
  /** The special rules in play. */
  rules: SpecialRuleTold[];
  /** Whose view this is, always 0; null for a spectator, who sees the same. */
  seat: number | null;
  /** 0 if the player has to decide; null if a chance event is due or the game is over. */
  turn: number | null;
  /** The legal actions, sent only to the player, and only when the player has to decide. */
  legal?: string[];
  /** The eight fiefs. */
  fiefs: Fief[];
  /** The four allies. */
  allies: Ally[];
  /** The stars so far. */
  stars: number;
  /** The stored number of each special rule; only `Game.position` reads it. */
  memory: number[];
  /** What comes next: `dialogue` (use an ally, call a substitute, or listen), `listen` (after an ability), `*state` (the statement is turned over), `reply`, or `ability`: what the first of `steps` waits for. */
  due: '*state' | 'ability' | 'dialogue' | 'listen' | 'reply';
  /** The fief that is visited. */
  fief: number;
  /** The trump; null without one. */
  trump: ('C' | 'E' | 'F' | 'L') | null;
  /** The hand. */
  hand: string[];
  /** The deck. */
  deck: Deck;
  /** The discard pile, the topmost card last. */
  discard: string[];
  /** The score pile, the topmost card last. */
  score: string[];
  /** The statement that has to be replied to. */
  statement: string | null;
  /** The cards in hand that may reply to the statement, and would score. */
  scoring: string[];
  /** The character whose ability is being carried out. */
  ability: string | null;
  /** The character who waits for the next reply, if one does. */
  heeding: string | null;
  /** What is left to do of the ability; the first step waits for an event. */
  steps: StepTold[];
  /** Whether it is too late to call substitutes (N3.2). */
  begun: boolean;
  /** How many dialogues of this visit are over. */
  dialogues: number;
}
/** A step of the ability that is being carried out, with its parameters. */
export interface StepTold {
  /** The name of the step. */
  step: string;
  /** How many cards it is about. */
  count?: number;
  /** The sum of values it asks for. */
  total?: number;
  /** The place among the allies it is about, 0 to 3. */
  slot?: number;
  /** The cards it is about, as bits: suit × 8 + value − 1. */
  cards?: number;
  /** The pile it is about. */
  pile?: 'discard' | 'score';
}
/** The state of a table apart from the view: seats, clocks, offers, result. */
export interface TableTold {
  state: 'open' | 'over' | 'running';
  turn: number | null;
  events: number;
  seats: SeatTold[];
  clocks: ClocksTold;
  offers: OfferTold[];
  takeback: number | null;
  free: boolean;
  fair: Fair;
  ended: Ended | null;
  result: Result | null;
  rematch: string | null;
}
/** New entries of the game's log, and the resulting changes to the view. */
export interface Update {
  type: 'update';
  ply: number;
  entries: EntryTold[];
  you: number | null;
  changes: (Set | Cut | Splice)[];
  table: TableTold;
}
/** Whether the result of the current phase is decided, and whether the rest of it can be played at once. */
export interface Outlook {
  type: 'outlook';
  ply: number;
  decided: boolean | null;
  finish: boolean;
}
/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
  id: string;
  server_time: number;
}
/** Says that a bot has started to think; `warming` is true if the bot may still be loading or compiling its code. */
export interface Thinking {
  type: 'thinking';
  seat: number;
  since: number;
  warming: boolean;
}
/** The seats that are connected (null for seats without a person), and the number of spectators. */
export interface Presence {
  type: 'presence';
  seats: (boolean | null)[];
  watching: number;
  /** For each connected seat whose player is not looking at the game: the time since when. */
  away: (number | null)[];
  /** The names of the spectators who want to be named, at most twenty. */
  names: string[];
}
/** All data that the server has about a person. */
export interface MyData {
  me: Me;
  sessions: SessionTold[];
  games: RecordFile[];
  chat: SaidByMe[];
  /** The puzzles that the person tried, and whether the first try was right. */
  puzzles: {
    [k: string]: boolean;
  };
  days: MyDay[];
  blocked: BlockedPerson[];
  reports: MyReport[];
  profile: ChangeProfile;
  friends: FriendTold[];
  clubs: ClubBrief[];
  /** The person's rating after each rated game. */
  rated: MyRating[];
  /** The addresses at push services to which notifications for the person are sent. */
  push: string[];
  plans: MyPlan[];
  /** What the person looks for by quick pairing. */
  seek: SeekTold | null;
  format: 'longhouse-data/1';
}
/** A device on which the person is logged in. */
export interface SessionTold {
  id: string;
  /** The browser and the system, as far as they are known; may be empty. */
  device: string;
  made: number;
  /** When the device was last used, to the hour. */
  used: number;
  /** Whether it is the device that sent the request. */
  current: boolean;
}
/** A line of chat that the person wrote. */
export interface SaidByMe {
  game: string;
  at: number;
  text: string;
}
/** The person's results for one day: whether the puzzle was solved, and the game with the daily deal. */
export interface MyDay {
  day: string;
  right: boolean | null;
  deal: string | null;
}
/** A report that the person wrote. */
export interface MyReport {
  about: string;
  game: string | null;
  at: number;
  text: string;
}
/** The person's rating after a rated game. */
export interface MyRating {
  id: string;
  game: GameName;
  players: number;
  at: number;
  rating: number;
  uncertainty: number;
}
/** Conditional moves of the person in a game, from the position after `events` events. */
export interface MyPlan {
  game: string;
  seat: number;
  events: number;
  lines: string[][];
}
/** A seat reserved for the creator of the game. */
export interface MySeat {
  kind: 'me';
}
/** A person, found by their username. */
export interface NamedPerson {
  person: string;
  name: string;
}
/** The login and password that a person wants to have. */
export interface NewAccount {
  login: string;
  password: string;
  /** The current password, if the person has one. */
  old?: string | null;
}
/** A request to create a club. */
export interface NewClub {
  name: string;
}
/** A request to create a game in a club, with seats for the client and for other members. */
export interface NewClubGame {
  game: string;
  people: string[];
  options?: {
    /** any JSON */
    [k: string]: unknown;
  };
}
/** A request to create a game. */
export interface NewGame {
  game: string;
  seats: [MySeat | OpenSeat | BotSeat, ...(MySeat | OpenSeat | BotSeat)[]];
  options?: {
    /** any JSON */
    [k: string]: unknown;
  };
  visibility?: 'link' | 'private' | 'public';
  rated?: boolean;
  casual?: boolean;
  chat?: boolean;
  clock?: NoClock | MoveClock | FischerClock | DaysClock;
  timeout?: string;
  from?: From | null;
}
/** A seat that is open to everybody, or reserved for one person. */
export interface OpenSeat {
  kind: 'open';
  person?: string | null;
}
/** A request to create a person. */
export interface NewPerson {
  name: string;
  language?: 'de' | 'en' | 'fr';
}
/** A subscription as browsers describe it (`PushSubscription.toJSON()`). */
export interface NewPushSubscription {
  endpoint: string;
  keys: PushKeys;
}
/** The keys of a subscription, as the browser gives them. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/** A report about a person, for the operator of the server. */
export interface NewReport {
  text: string;
  game?: string | null;
}
/** A request to begin a tournament among all members. */
export interface NewTournament {
  kind: 'round-robin' | 'swiss';
  game: string;
  options?: {
    /** any JSON */
    [k: string]: unknown;
  };
  /** Seconds from one round to the next; null if the owner begins each round. */
  every?: number | null;
}
/** The answer to an offer. */
export interface OfferAnswer {
  yes: boolean;
}
/** How others did on a day; the results for a puzzle or deal that the client has not finished are null. */
export interface OthersTold {
  puzzle: PuzzleShare | null;
  /** How many people reached each number of points. */
  deal: {
    [k: string]: number;
  } | null;
  /** The client's own points. */
  mine: number | null;
  friends: FriendsDay[];
}
/** How many people tried a daily puzzle, and how many solved it at the first attempt. */
export interface PuzzleShare {
  tried: number;
  right: number;
}
/** The result of a game from one person's point of view. */
export interface OwnResult {
  id: string;
  game: GameName;
  options: Options;
  at: number;
  players: number;
  /** The other seats: the level of a bot, null for a person. */
  others: (string | null)[];
  outcome: 'drawn' | 'lost' | 'won';
  /** Points or stars; null if the game was not played to its end. */
  points: number | null;
  /** The difference to the best score of the others; negative if the person had fewer points. */
  margin: number | null;
  /** Which fiefs were won, in For Northwood! */
  fiefs: boolean[] | null;
  /** The person's opening; null for old games without stored openings. */
  opening: Opening | null;
  /** The others at the table, in the order of `others`. */
  rivals: Rival[];
  rated: boolean;
  daily: boolean;
}
/** Another player at the table. */
export interface Rival {
  /** The player's name; empty if the client may not see it. */
  name: string;
  person: string | null;
  level: string | null;
}
/** A server's passphrase. */
export interface Passphrase {
  passphrase: string;
}
/** A person and their secret, which is sent only once. */
export interface PersonWithSecret {
  person: string;
  name: string;
  secret: string;
}
/** The items that can be picked next, how many the chance event needs, and the whole event once all are picked. */
export interface Picks {
  items: string[];
  count: number;
  event: string | null;
}
/** The conditional moves of a seat that are still possible. They start from the position after `events` events. */
export interface PlanTold {
  events: number;
  lines: string[][];
}
/** Conditional moves: lines of actions of all seats, from the position after `events` events. */
export interface PlanWish {
  events: number;
  lines: string[][];
}
/** The position after `events` events, with the last of these events. */
export interface PositionTold {
  events: number;
  view: View;
  last: string | null;
}
/** The profile of a person. */
export interface ProfileTold {
  person: string;
  name: string;
  /** When the person came to the server, to the month. */
  since: number;
  mine: boolean;
  published: boolean;
  ranked: boolean;
  friend: 'asked' | 'asks' | 'friend' | 'none';
  /** The person's ratings; other people see them only once they are no longer provisional. */
  ratings: Rating[];
  courses: RatingCourse[];
  puzzles: PuzzlesOf[];
  streak: number;
  longest: number;
  /** The decided games, the latest first. In the profile of somebody else, people without a public profile have no name, and private games no id. */
  results: OwnResult[];
}
/** A person's rating after each rated game of one kind, the oldest first. */
export interface RatingCourse {
  game: GameName;
  players: number;
  course: CoursePoint[];
}
/** A person's rating in the puzzles of a game. */
export interface PuzzlesOf {
  game: GameName;
  rating: number;
  uncertainty: number;
  tries: number;
  solved: number;
}
/** Whether the server sends push notifications, and whether it sends them to the browser that asks. */
export interface PushTold {
  /** The server's public key; null if the server sends no push notifications. */
  key: string | null;
  subscribed: boolean;
}
/** All events that solve a puzzle, and why its first decision is right. */
export interface PuzzleSolution {
  events: string[];
  value: number | null;
  reason: Reason;
  themes: string[];
  change: RatingChange | null;
}
/** The reason why a decision is right: a key of `longhouse.words` with its parameters. */
export interface Reason {
  key: string;
  params: {
    [k: string]: string | number;
  };
}
/** The person's rating before and after their first attempt. */
export interface RatingChange {
  before: number;
  after: number;
}
/** The rating of a person or a puzzle. */
export interface PuzzleStrength {
  rating: number;
  uncertainty: number;
  tries: number;
}
/** A puzzle as a client receives it: a record up to its position, and how many decisions have to be found. */
export interface PuzzleTold {
  id: string;
  kind: 'lay' | 'settle' | 'visit';
  game: GameName;
  record: RecordFile;
  seat: number;
  decisions: number;
  difficulty: PuzzleStrength;
  /** Whether the person's first attempt was right; null if they have not tried. */
  solved: boolean | null;
}
/** The positions of a record: the first view, and for each event the changes that lead to the next view. */
export interface Replay {
  game: GameName;
  options: Options;
  seats: number;
  players: string[] | null;
  over: boolean;
  ended: Ended | null;
  result: Result | null;
  from: number;
  first: View;
  steps: Step[];
}
/** One event of a replay: the seat that decided it (null for chance), its text, and how it changes the view. */
export interface Step {
  event: string;
  seat: number | null;
  text: string;
  changes: (Set | Cut | Splice)[];
}
/** One line of chat. */
export interface SaidTold {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
/** The response to taking a seat: the seat's token, which is sent only once, and the game. */
export interface SatDown {
  token: string;
  game: Summary;
}
/** What a person looks for: a game, its options and clock. */
export interface SeekWish {
  game: string;
  options?: {
    /** any JSON */
    [k: string]: unknown;
  };
  clock?: NoClock | MoveClock | FischerClock | DaysClock;
  rated?: boolean;
  /** Whether others may watch the game. */
  public?: boolean;
  /** Whether opponents of any strength are welcome; otherwise, in rated games, only those near the person's rating. */
  anybody?: boolean;
}
/** A request to take a seat, with a nonce and optionally another name for this game. */
export interface SitDown {
  nonce: string;
  name?: string | null;
}
/** The themes of a game's puzzles, with the number of puzzles in each, and the person's progress. */
export interface Themes {
  themes: {
    [k: string]: number;
  };
  puzzles: number;
  tried: number;
  solved: number;
  strength: PuzzleStrength;
  /** How many puzzles of each theme the person solved at once. */
  solved_of: {
    [k: string]: number;
  };
  /** Whether the person solved the last twenty puzzles at once, the latest last. */
  last: boolean[];
  /** The person's rating after each attempt, the latest last. */
  course: CoursePoint[];
  /** The ids of puzzles that the person did not solve at once, the oldest first. */
  missed: string[];
}
/** Another token for a seat. */
export interface Token {
  token: string;
}
/** The result of an attempt. `then` has the events that follow; the right decision is not revealed. */
export interface Tried {
  outcome: 'more' | 'right' | 'wrong';
  then: string[];
  value: number | null;
  /** The value of the right decision; only for puzzles of Northwood. */
  best: number | null;
  reason: Reason | null;
  themes: string[];
  change: RatingChange | null;
}
/** An attempt at a puzzle: all decisions so far, from the position of the puzzle. */
export interface Try {
  actions: [string, ...string[]];
  /** The day, if this is an attempt at a daily puzzle. */
  day?: string | null;
}
/** Subscribe to the lobby. */
export interface Watch {
  type: 'watch';
  language?: 'de' | 'en' | 'fr';
  secret?: string | null;
}
