/** What this server offers; asked for once. */
import type { Catalogue } from './generated';
import { cached, request } from './server';

export const catalogue: () => Promise<Catalogue> = cached(() => request<Catalogue>('GET', 'catalogue'));
