/** A view of For Northwood! (`src/longhouse/games/northwood/view.py`), and its legal actions sorted by what they point at. */
import { outcomeOf } from '../table/outcome';
import type { View } from '../table/protocol';

export interface Fief {
  fief: number;
  fate: 'open' | 'won' | 'lost';
  ruler: string | null;
  friendly: boolean;
  worth: number;
  stars: number;
}

export interface Ally {
  ally: string;
  substitute: string | null;
  ready: boolean;
}

/** What is left to do of an ability; the first one waits for a decision. */
export interface Step {
  step: string;
  count?: number;
  total?: number;
  pile?: 'discard' | 'score';
}

export interface NorthwoodView extends View {
  game: 'northwood';
  options: { setup?: 'intro' | 'full'; scenario?: string; challenge?: boolean };
  goal: number;
  rules: ({ rule: string; seen?: Record<string, number> } & Record<string, unknown>)[];
  fiefs?: Fief[];
  allies?: Ally[];
  stars?: number;
  hand?: string[] | null;
  // in a visit
  fief?: number;
  trump?: string | null;
  deck?: { count: number; top: string[]; unseen: string[] };
  discard?: string[];
  score?: string[];
  statement?: string | null;
  scoring?: string[];
  ability?: string | null;
  heeding?: string | null;
  steps?: Step[];
  result?: { stars: number; won: boolean; fiefs: boolean[] };
}

/** Whether the journey is over and brought stars enough. */
export function won({ result }: NorthwoodView): boolean {
  return result !== undefined && outcomeOf(result, 0) === 'won';
}

const ON_CARDS = ['reply', 'discard', 'score', 'swap', 'choose'];
const ON_FIEFS = ['visit', 'fief'];
const ON_ALLIES = ['use', 'ready'];

/** The legal actions by what is pointed at; what points at nothing is a button. */
export interface Choices {
  cards: Map<string, string>;
  fiefs: Map<number, string>;
  allies: Map<string, string>;
  calls: string[];
  buttons: string[];
}

export function choices(legal: readonly string[]): Choices {
  const found: Choices = { cards: new Map(), fiefs: new Map(), allies: new Map(), calls: [], buttons: [] };
  for (const action of legal) {
    const [verb, what] = action.split(' ') as [string, string | undefined];
    if (ON_CARDS.includes(verb)) found.cards.set(what!, action);
    else if (ON_FIEFS.includes(verb)) found.fiefs.set(Number(what), action);
    else if (ON_ALLIES.includes(verb)) found.allies.set(what!, action);
    else if (verb === 'call') found.calls.push(action);
    else found.buttons.push(action);
  }
  return found;
}
