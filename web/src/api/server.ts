/** HTTP requests to the server, and what this browser stores: my identity and the tokens of my seats. */
import { language, say } from '../words.svelte';
import type { ErrorBody, Me, NewGame, PersonWithSecret as Person, SatDown, SeatPlan, Token } from './generated';
import type { Merged } from './merged';
import { forgetAnswers } from './offline';
import type { Game, Refusal } from './protocol';
import { refusalOf, Refused, UNREACHABLE } from './refused';
import { PROTOCOL, version } from './version.svelte';

export type { Catalogue } from './generated';

/** A seat of a game to be created; `name` is my name if I take the seat. */
export type SeatWish = Merged<SeatPlan> & { name?: string };

export type Setup = Omit<NewGame, 'game' | 'options' | 'seats'> &
  Pick<Game, 'visibility'> & { game: string; options: object; seats: SeatWish[] };

/** The window event dispatched when the server asks for its passphrase. */
export const LOCKED = 'locked';

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language(), 'Longhouse-Protocol': String(PROTOCOL) };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const mine = secret();
  if (mine) headers.Authorization = `Bearer ${mine}`;
  const [ok, said] = await answered(
    fetch(new URL(`api/${path}`, location.href.split('#')[0]), {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  if (!ok) {
    const { error } = said as ErrorBody;
    if (error.key === 'server-protocol') version.refused();
    if (error.kind === 'PassphraseNeeded' && path !== 'enter') dispatchEvent(new Event(LOCKED));
    throw new Refused(error);
  }
  return said as T;
}

/** Parses a response; one that is not JSON of ours came from a proxy in between. */
async function answered(asked: Promise<Response>): Promise<[ok: boolean, said: unknown]> {
  try {
    const answer = await asked;
    return [answer.ok, answer.status === 204 ? null : await answer.json()];
  } catch {
    throw new Refused(UNREACHABLE);
  }
}

/** Caches an answer: requests it on first use, and again only if that failed. */
export function cached<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= ask().catch((failure: unknown) => {
      asked = null;
      throw failure;
    });
    return asked;
  };
}

/** Caches an answer for each argument. */
export function cachedFor<T>(ask: (about: string) => Promise<T>): (about: string) => Promise<T> {
  const asking = new Map<string, () => Promise<T>>();
  return (about) => {
    const known = asking.get(about) ?? cached(() => ask(about));
    asking.set(about, known);
    return known();
  };
}

function person(): Person | null {
  const kept = localStorage.getItem('longhouse.person');
  return kept ? (JSON.parse(kept) as Person) : null;
}

export function secret(): string | null {
  return person()?.secret ?? null;
}

export function me(): string | null {
  return person()?.person ?? null;
}

export function myName(): string | null {
  return person()?.name ?? null;
}

/** Registers me at the server if needed, under this name; by default my present name, or as a guest. */
export async function introduce(name = myName() ?? say('web-guest')): Promise<void> {
  const known = person();
  if (known && known.name === name) return;
  const told = known
    ? { ...known, ...(await request<Me>('PATCH', 'me', { name })) }
    : await request<Person>('POST', 'people', { name, language: language() });
  be(told);
}

function be(told: Person): void {
  if (told.secret !== secret()) void forgetAnswers();
  localStorage.setItem(
    'longhouse.person',
    JSON.stringify({ person: told.person, name: told.name, secret: told.secret }),
  );
}

/** Logs in on this device. */
export async function logIn(login: string, password: string): Promise<void> {
  be(await request<Person>('POST', 'login', { login, password }));
}

/** A login link whose maker wants to become the person of this browser, which only that person can allow. */
export interface AskedLink {
  readonly code: string;
  readonly question: Refusal;
}

/**
 * Follows a login link (`#/link/CODE`), by which this browser becomes the same person as the device that made it. If the
 * other device is to become the person of this browser instead, that person has to agree: then the link is returned.
 */
export async function followLink(): Promise<AskedLink | null> {
  const code = /^#\/link\/([\w-]+)$/.exec(location.hash)?.[1];
  if (!code) return null;
  history.replaceState(null, '', '#/');
  try {
    be(await request<Person>('POST', `links/${code}`));
  } catch (failure) {
    const question = refusalOf(failure);
    if (question.key === 'server-link-sure') return { code, question };
  }
  return null; // who cannot follow it stays who they are
}

/** Lets the device that made a login link sign in as me. */
export async function consent(code: string): Promise<void> {
  be(await request<Person>('POST', `links/${code}?sure=true`));
}

/** Logs out and removes all personal data from this device. */
export async function logOut(): Promise<void> {
  await request('POST', 'logout');
  forgetMe();
}

/** Forgets who I am and my seats on this device. */
export function forgetMe(): void {
  void forgetAnswers();
  for (const key of Object.keys(localStorage))
    if (key === 'longhouse.person' || key.startsWith('longhouse.seats.')) localStorage.removeItem(key);
}

/** Fetches the tokens of my seats in a game, for a device that does not have them. */
export async function fetchSeats(game: string): Promise<void> {
  if (!secret() || tokensOf(game).length) return;
  const { mine } = await request<Game>('GET', `games/${game}`);
  for (const seat of mine) {
    const { token } = await request<Token>('POST', `games/${game}/seats/${seat}/token`);
    keep(game, token);
  }
}

/** Fetches them again, instead of those that this device has. */
export function fetchSeatsAnew(game: string): Promise<void> {
  localStorage.removeItem(`longhouse.seats.${game}`);
  return fetchSeats(game);
}

export function tokensOf(game: string): string[] {
  return JSON.parse(localStorage.getItem(`longhouse.seats.${game}`) ?? '[]') as string[];
}

function keep(game: string, token: string): void {
  localStorage.setItem(`longhouse.seats.${game}`, JSON.stringify([...tokensOf(game), token]));
}

function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates a game and takes my seats. */
export async function make(setup: Setup): Promise<Game> {
  const seats = setup.seats.map(({ kind, level, person }) => ({
    kind,
    ...(level ? { level } : {}),
    ...(person ? { person } : {}),
  }));
  const game = await request<Game>('POST', 'games', { ...setup, seats });
  for (const [seat, wish] of setup.seats.entries()) if (wish.kind === 'me') await sit(game.id, seat, wish.name);
  return game;
}

/** Takes an open seat. */
export async function sit(game: string, seat: number, name?: string): Promise<void> {
  const told = { nonce: nonce(), ...(name === undefined ? {} : { name }) };
  const { token } = await request<SatDown>('POST', `games/${game}/seats/${seat}`, told);
  keep(game, token);
}

/** Begins a game of one player again with the same deal; the answer is the id of the new game. */
export async function dealAgain(id: string): Promise<string> {
  const { token, game } = await request<SatDown>('POST', `games/${id}/same-deal`);
  keep(game.id, token);
  return game.id;
}

/** Sits down on the seats of a rematch that are kept for me; players move up by one seat, and their names with them. */
export async function sitAgain(game: string, names: readonly string[]): Promise<void> {
  const own = me();
  if (!own || tokensOf(game).length) return;
  const { seats } = await request<Game>('GET', `games/${game}`);
  for (const [seat, { kind, reserved }] of seats.entries())
    if (kind === 'open' && reserved === own) await sit(game, seat, names[(seat + 1) % names.length]);
}
