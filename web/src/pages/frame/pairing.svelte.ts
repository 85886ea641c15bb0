/** Quick pairing, as I see it: what I look for, what was found, and what became of it. */
import { untrack } from 'svelte';
import type { FoundTold, LobbyMessage, SeekTold, SeekWish } from '../../api/generated';
import { fetchSeats, introduce, myName, request, sit, tokensOf } from '../../api/server';
import { go, route } from '../../parts/route.svelte';
import { say } from '../../words.svelte';

type Seeking = Extract<LobbyMessage, { type: 'seek' }>;

class Pairing {
  seek = $state.raw<SeekTold | null>(null);
  found = $state.raw<FoundTold | null>(null);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = 0;
  /** What became of the last game that was found: the other one did not come, or I did not. */
  word = $state<'gone' | 'late' | null>(null);
  /** The game at whose table I sit and wait. */
  private sat = $state<string | null>(null);
  private declined = false;

  constructor() {
    addEventListener('storage', () => this.noteSeat());
  }

  hear(told: Seeking | null): void {
    if (!told) return;
    untrack(() => {
      if (this.found && !told.found) this.ended(told.seek !== null);
      if (told.found && told.found.game !== this.found?.game) this.word = null;
      this.seek = told.seek;
      this.found = told.found ?? null;
      this.noteSeat();
      this.ahead = told.server_time - Date.now() / 1000;
    });
  }

  async look(wish: SeekWish): Promise<void> {
    this.word = null;
    this.declined = false;
    await introduce();
    this.seek = await request<SeekTold>('PUT', 'me/seek', wish);
  }

  async anybody(): Promise<void> {
    if (!this.seek) return;
    const { since: _, ...wish } = this.seek;
    await this.look({ ...wish, options: { ...wish.options }, anybody: true });
  }

  async stop(): Promise<void> {
    this.declined = true;
    await request('DELETE', 'me/seek');
    this.seek = this.found = null;
  }

  async sitDown(): Promise<void> {
    if (!this.found) return;
    const { game, seat } = this.found;
    try {
      if (!tokensOf(game).length) await sit(game, seat, myName() ?? say('web-guest'));
    } catch (refusal) {
      await fetchSeats(game); // perhaps I sat down on another device
      if (!tokensOf(game).length) throw refusal;
    }
    this.sat = game;
    go(`game/${game}`);
  }

  /** Perhaps I sat down in another tab. */
  private noteSeat(): void {
    if (this.found && tokensOf(this.found.game).length) this.sat = this.found.game;
  }

  /** Whether I sit already. */
  get waits(): boolean {
    return this.found !== null && this.found.game === this.sat;
  }

  /** The game that was found is gone from the list: it began, or somebody did not come. */
  private ended(again: boolean): void {
    const here = route()[0] === 'game' && route()[1] === this.found?.game;
    if (again) {
      this.word = 'gone';
      if (here) go('play');
    } else if (!this.waits && !this.declined) this.word = 'late';
    this.sat = null;
  }
}

export const pairing = new Pairing();
