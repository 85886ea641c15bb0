/** What this server offers. */
import type { Catalogue } from './generated';
import { request } from './server';

let complete: Catalogue | null = null;

/** The offer of this server; asked for until the bots of every game have reported, which they do soon after its start. */
export async function catalogue(): Promise<Catalogue> {
  const found = complete ?? (await request<Catalogue>('GET', 'catalogue'));
  if (found.games.every(({ name }) => name in found.bots)) complete = found;
  return found;
}
