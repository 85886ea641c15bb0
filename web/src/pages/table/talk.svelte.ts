/** The talk at a table: what is said, what is unread, and whether it is muted on this device. */
import type { ChatLine } from '../../api/protocol';
import type { Table } from '../../api/table.svelte';

const READ_AFTER = 2000; // milliseconds in sight
const NEWS_FOR = 4000;
const LONGEST_NEWS = 60; // characters
const MUTED = 'longhouse.muted';

export class Talk {
  muted = $state(false);
  /** Whether the chat is in sight. */
  open = $state(false);
  /** The number of the last line that was read. */
  private read = $state(0);
  /** What was unread when the chat was opened, for a line above it. */
  fresh = $state(0);

  constructor(private readonly table: Table) {
    this.muted = muted().includes(table.id);
    this.read = Number(sessionStorage.getItem(this.key) ?? 0);
    $effect(() => {
      if (this.muted && table.connected) void table.say('mute', { on: true }).catch(() => undefined);
    });
    const begun = Date.now() / 1000;
    let heard = 0;
    $effect(() => {
      const last = this.lines.at(-1);
      if (!last || last.n <= heard) return;
      heard = last.n;
      if (this.open || this.muted || this.own(last) || last.at < begun + table.ahead) return;
      const text = `${last.name}: ${last.text}`;
      this.news = text.length > LONGEST_NEWS ? `${[...text].slice(0, LONGEST_NEWS).join('')}…` : text;
      const timer = setTimeout(() => (this.news = null), NEWS_FOR);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!this.open || document.hidden) return;
      const last = this.lines.at(-1)?.n ?? 0;
      const timer = setTimeout(() => this.seen(last), READ_AFTER);
      return () => clearTimeout(timer);
    });
  }

  get lines(): readonly ChatLine[] {
    return this.table.chat;
  }

  readonly unread = $derived.by(() =>
    this.muted ? 0 : this.lines.filter((line) => line.n > this.read && !this.own(line)).length,
  );

  /** The newest line of somebody else, cut, for a few seconds; null while the chat is in sight. */
  news = $state<string | null>(null);

  own(line: ChatLine): boolean {
    return line.seat !== null && line.seat !== undefined && this.table.seats.includes(line.seat);
  }

  /** The first unread line, or 0. */
  get firstNew(): number {
    return this.fresh;
  }

  show(): void {
    this.fresh = this.lines.find((line) => line.n > this.read && !this.own(line))?.n ?? 0;
    this.open = true;
  }

  hide(): void {
    this.open = false;
  }

  async mute(on: boolean): Promise<void> {
    this.muted = on;
    const others = muted().filter((id) => id !== this.table.id);
    localStorage.setItem(MUTED, JSON.stringify(on ? [...others, this.table.id].slice(-50) : others));
    await this.table.say('mute', { on });
    if (!on) await this.table.readChat();
  }

  private seen(n: number): void {
    this.read = Math.max(this.read, n);
    sessionStorage.setItem(this.key, String(this.read));
  }

  private get key(): string {
    return `longhouse.read.${this.table.id}`;
  }
}

function muted(): string[] {
  try {
    return JSON.parse(localStorage.getItem(MUTED) ?? '[]') as string[];
  } catch {
    return [];
  }
}
