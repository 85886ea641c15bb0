/** The move a player is preparing: chosen, rotated and previewed, but not made yet. */
import { settling, type FjordsView } from '../view';
import { claims, nextTurn, placements, type Way } from './moves';

export class Plan {
  tile = $state<string | null>(null);
  cell = $state<string | null>(null);
  word = $state<string | null>(null);
  way = $state<Way>('viking');
  space = $state<string | null>(null);

  constructor(
    private readonly view: () => FjordsView,
    /** Whether the game is over; one that ended early still has actions in its view. */
    private readonly over: () => boolean,
  ) {}

  private readonly legal = $derived.by(() => (this.over() ? [] : (this.view().legal ?? [])));
  readonly placements = $derived(placements(this.legal));
  readonly claims = $derived(claims(this.legal));

  /** Without placement help the view has no legal moves (F5.5): any placement may be tried. */
  readonly blind = $derived.by(() => !this.over() && this.view().legal === undefined && !settling(this.view()));

  /** The tiles that can be chosen now. */
  readonly choices = $derived.by(() => {
    const { row = [], aside = [], drawn } = this.view();
    return row.length ? row : [...(drawn ? [drawn] : []), ...aside];
  });

  /** The cells that can be pointed at, each with how many ways there are. */
  readonly cells = $derived.by(() => {
    if (settling(this.view())) {
      const ways = this.claims.get(this.way) ?? new Map<string, string[]>();
      const cells = this.space === null ? [...ways.keys()] : (ways.get(this.space) ?? []);
      return new Map(cells.map((cell) => [cell, 1]));
    }
    const cells = this.tile === null ? undefined : this.placements.get(this.tile);
    return new Map([...(cells ?? [])].map(([cell, words]) => [cell, words.length]));
  });

  /** The planned action in notation; null while it is incomplete. */
  readonly action = $derived.by(() => {
    if (this.cell === null) return null;
    if (settling(this.view())) {
      if (this.way === 'wisdom') return this.space === null ? null : `wisdom ${this.space} ${this.cell}`;
      return `${this.way} ${this.cell}`;
    }
    const verb = this.view().due === 'answer' ? 'point' : 'lay';
    return this.tile === null ? null : `${verb} ${this.tile} ${this.cell} ${this.word}`;
  });

  choose(tile: string): void {
    this.tile = tile;
    this.cell = null;
    this.word = this.view().printed?.[tile] ?? null;
  }

  /** Turns the tile clockwise: on a cell to the next way it fits there, else by a sixth. Returns whether it lies otherwise. */
  turn(): boolean {
    if (this.tile === null || this.word === null) return false;
    const before = this.word;
    const allowed = this.cell === null ? undefined : this.placements.get(this.tile)?.get(this.cell);
    this.word = nextTurn(before, allowed ?? null);
    return this.word !== before;
  }

  /** Selects a cell; returns whether an action is possible there. */
  point(cell: string): boolean {
    if (settling(this.view())) {
      if (!this.cells.has(cell)) return false;
      if (this.way === 'wisdom' && this.space === null) this.space = cell;
      else this.cell = cell;
      return true;
    }
    if (this.tile === null) return false;
    const words = this.placements.get(this.tile)?.get(cell);
    if (!words && !this.blind) return false;
    this.cell = cell;
    if (words && !words.includes(this.word!)) this.word = nextTurn(this.word!, words);
    return true;
  }

  /** The illegal action to ask the server about when a cell without legal actions is clicked. */
  attempt(cell: string): string | null {
    if (settling(this.view())) return this.way === 'wisdom' ? null : `${this.way} ${cell}`;
    return this.tile === null ? null : `lay ${this.tile} ${cell} ${this.word}`;
  }

  use(way: Way): void {
    this.way = way;
    this.cell = this.space = null;
  }

  /** Undoes one step of the plan; returns whether there was one. */
  undo(): boolean {
    if (this.cell !== null) this.cell = null;
    else if (this.space !== null) this.space = null;
    else if (this.way !== 'viking' && this.claims.has('viking')) this.way = 'viking';
    else return false;
    return true;
  }

  clear(): void {
    this.tile = this.cell = this.word = this.space = null;
    this.way = this.claims.has('viking') ? 'viking' : ([...this.claims.keys()][0] ?? 'viking');
    const drawing = this.view().kinds.includes('draw'); // drawing from the bag is possible, so do not preselect a tile set aside
    if (this.choices.length === 1 && !drawing) this.choose(this.choices[0]!);
  }
}
