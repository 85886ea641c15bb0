/** What became of a rematch at a table that is over. */
import type { Entry, Seat, Surroundings } from '../../api/protocol';

export type Rematch =
  | { state: 'none' }
  /** It was asked for or agreed to here; these seats have not answered. Who asked can take back the offer. */
  | { state: 'asked'; waiting: number[]; offer: number | null }
  /** Somebody else asks for it. */
  | { state: 'offered'; seat: number; offer: number }
  | { state: 'declined'; seat: number };

/** What is known of a table. */
interface Known {
  readonly around: Pick<Surroundings, 'offers'> | null;
  readonly entries: readonly Entry[];
  readonly seats: readonly number[];
  readonly players: readonly Seat[];
}

export function rematchOf({ around, entries, seats, players }: Known): Rematch {
  const offer = around?.offers.find(({ kind }) => kind === 'rematch');
  if (offer) {
    const answered = [offer.seat, ...offer.agreed];
    if (!seats.length) return { state: 'none' };
    if (!seats.some((seat) => answered.includes(seat))) return { state: 'offered', seat: offer.seat, offer: offer.ply };
    const person = (seat: number): unknown => players[seat]?.person ?? seat;
    const heard = new Set([...answered, ...seats].map(person));
    const waiting = players.flatMap(({ kind }, seat) => (kind === 'person' && !heard.has(person(seat)) ? [seat] : []));
    return { state: 'asked', waiting, offer: seats.includes(offer.seat) ? offer.ply : null };
  }
  const asked = entries.findLast(({ kind, offer: what }) => kind === 'offer' && what === 'rematch');
  const no = entries.findLast(({ kind, yes }) => kind === 'answer' && yes === false);
  return asked && no?.seat !== undefined && no.offer === asked.ply && no.seat !== asked.seat // unless it was taken back
    ? { state: 'declined', seat: no.seat }
    : { state: 'none' };
}
