/** The messages of `docs/protocol.md`, under this app's names; the types are generated from the server's. */
import type { Because, BecauseTold, Problem } from './generated';

export type {
  CandidateTold,
  ChatTold as ChatLine,
  Clock,
  Edit,
  EntryTold as Entry,
  GameTold,
  Message,
  OfferTold as Offer,
  Problem as Refusal,
  SeatTold as Seat,
  Summary as Game,
  TableTold as Surroundings,
  View,
} from './generated';

/** Why an action would be refused; null if it would not be. */
export function whyNot({ legal, key, rule, params, text }: Because | BecauseTold): Problem | null {
  return legal || key === null ? null : { kind: 'IllegalAction', key, rule, params: params ?? {}, text: text ?? '' };
}
