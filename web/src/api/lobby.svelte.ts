/** The lobby: public games with open seats, and notifications that it is my turn in one of my games. */
import { language } from '../words.svelte';
import type { AskedTold, ChallengeTold, LobbyMessage, LookingTold } from './generated';
import type { Game } from './protocol';
import { secret } from './server';
import { PROTOCOL, version } from './version.svelte';

const RETRY_DELAY = 3000; // milliseconds

export class LobbySocket {
  open = $state.raw<Game[]>([]);
  /** The offers that wait for my answer, in any of my games. */
  asked = $state.raw<readonly AskedTold[]>([]);
  /** Public games that are being played, and how many there are. */
  live = $state.raw<Game[]>([]);
  running = $state(0);
  /** What people look for by quick pairing. */
  looking = $state.raw<readonly LookingTold[]>([]);
  /** What I look for, and what was found; null until the server says something of it. */
  seeking = $state.raw<Extract<LobbyMessage, { type: 'seek' }> | null>(null);
  /** The challenges to me and by me. */
  challenges = $state.raw<readonly ChallengeTold[]>([]);
  /** Counts up whenever something may have changed in my own games. */
  news = $state(0);
  private socket: WebSocket | null = null;
  private timer = 0;
  private left = false;

  /** `onturn` is called with the id of a game in which it is my turn. */
  constructor(private readonly onturn: (game: string) => void) {
    this.connect();
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    const address = new URL(`api/lobby?protocol=${PROTOCOL}`, location.href.split('#')[0]);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.socket = socket;
    const mine = secret();
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'watch', language: language(), ...(mine ? { secret: mine } : {}) }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as LobbyMessage;
      if (message.type === 'lobby') {
        this.open = message.games;
        this.live = message.live ?? [];
        this.running = message.running ?? 0;
        this.looking = message.looking ?? [];
        version.heard(message.app);
      } else if (message.type === 'asked') this.asked = message.offers;
      else if (message.type === 'challenges') this.challenges = message.challenges;
      else if (message.type === 'seek') this.seeking = message;
      else if (message.type === 'error' && message.key === 'server-protocol') version.refused();
      else this.news++;
      if (message.type === 'turn') this.onturn(message.game);
    };
    socket.onclose = () => {
      if (!this.left) this.timer = window.setTimeout(() => this.connect(), RETRY_DELAY);
    };
  }
}
