/** A view of For Northwood! (docs/views.md), in any phase, and its legal actions by what the player clicks. */
import type { Ally, Fief, NorthwoodView as AnyPhase } from '../../api/generated';
import type { Merged } from '../../api/merged';

export type NorthwoodView = Merged<AnyPhase>;
export type { Ally, Fief };

/** Whether the journey is over and its goal was reached. */
export function won({ result }: NorthwoodView): boolean {
  return result?.won === true;
}

const ON_CARDS = ['reply', 'discard', 'score', 'swap', 'choose'];
const ON_FIEFS = ['visit', 'fief'];
const ON_ALLIES = ['use', 'ready'];

/** The legal actions by the card, ally or fief to click; actions without one are buttons. */
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
