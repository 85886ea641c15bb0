/** What every page with a bar shows of me: my games, and the day. */
import type { AskedTold, ChallengeTold, DayTold, FriendTold, LookingTold } from '../../api/generated';
import { LobbySocket } from '../../api/lobby.svelte';
import type { Game } from '../../api/protocol';
import { myName, request, secret } from '../../api/server';
import { notify } from '../../parts/attention';
import { keepsSeat } from '../../parts/games';
import { say } from '../../words.svelte';
import { pairing } from './pairing.svelte';

class House {
  /** My games, those that wait for me first; null until they are known. */
  mine = $state.raw<Game[] | null>(null);
  /** The public games with free seats. */
  open = $state.raw<Game[]>([]);
  /** Today's puzzle and deal; null until they are known. */
  day = $state.raw<DayTold | null>(null);
  /** The offers that wait for my answer, in any of my games. */
  asked = $state.raw<readonly AskedTold[]>([]);
  /** Public games that are being played, how many there are, and what people look for by quick pairing. */
  live = $state.raw<readonly Game[]>([]);
  running = $state(0);
  looking = $state.raw<readonly LookingTold[]>([]);
  /** The challenges to me and by me. */
  challenges = $state.raw<readonly ChallengeTold[]>([]);
  /** The offers and challenges that I put off: they leave the page, and the bell brings them back. */
  later = $state.raw<readonly string[]>([]);
  /** People who want to be my friends. */
  suitors = $state.raw<readonly FriendTold[]>([]);
  /** Whether nothing of this is shown at present, as at a table. */
  quiet = false;
  /** The name under which I play; null for guests. */
  name = $state<string | null>(null);
  known = $state(false);

  /** The games in which it is my turn. */
  readonly waiting = $derived((this.mine ?? []).filter(({ waiting, state }) => waiting && state === 'running'));

  /** The challenges that wait for my answer. */
  readonly invitations = $derived(this.challenges.filter(({ mine, answer }) => !mine && answer === null));
  /** Games that have not begun and keep a seat for me, as those of a tournament; invitations are told apart. */
  readonly kept = $derived(
    (this.mine ?? []).filter(({ id, seats }) => keepsSeat(seats) && !this.challenges.some(({ game }) => game === id)),
  );
  /** How many things wait for me. */
  readonly toAnswer = $derived(
    [this.waiting, this.kept, this.invitations, this.asked, this.suitors].reduce((sum, { length }) => sum + length, 0),
  );

  /** Shows again what I put off; `key` is what was put in `later`. */
  again(key: string): void {
    this.later = this.later.filter((each) => each !== key);
  }

  /** Follows the lobby until the returned function is called. */
  follow(): () => void {
    const lobby = new LobbySocket((game) => notify(game, say('web-your-turn')));
    const stop = $effect.root(() => {
      $effect(() => {
        void lobby.news;
        if (!this.quiet) void this.look();
      });
      $effect(() => {
        this.open = lobby.open;
      });
      $effect(() => {
        this.asked = lobby.asked;
      });
      $effect(() => {
        [this.live, this.running, this.looking] = [lobby.live, lobby.running, lobby.looking];
      });
      $effect(() => {
        this.challenges = lobby.challenges;
      });
      $effect(() => {
        pairing.hear(lobby.seeking);
      });
    });
    return () => {
      stop();
      lobby.leave();
    };
  }

  /** Asks again; what cannot be had stays as it was. */
  async look(): Promise<void> {
    const name = myName();
    this.known = secret() !== null;
    this.name = name === say('web-guest') ? null : name;
    const [mine, day, friends] = await Promise.all([
      this.known ? request<Game[]>('GET', 'me/games').catch(() => this.mine) : [],
      request<DayTold>('GET', 'daily').catch(() => this.day),
      this.known ? request<FriendTold[]>('GET', 'me/friends').catch(() => this.suitors) : [],
    ]);
    [this.mine, this.day] = [mine, day];
    this.suitors = friends.filter(({ state }) => state === 'asks');
  }
}

export const house = new House();
