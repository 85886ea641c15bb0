/** The state of the board during a turn: the plan, the actions, and the messages about them. */
import type { Refusal } from '../../../api/protocol';
import { refusalOf } from '../../../api/refused';
import type { Sitting } from '../../../api/sitting';
import { Confirmation } from '../../../parts/confirmation.svelte';
import { nameOf } from '../../../parts/names';
import { sayReason } from '../../../parts/reasons';
import { sentences } from '../../../parts/sentences';
import { say, sayRefusal } from '../../../words.svelte';
import { Atlas } from '../atlas';
import { placeOf } from '../telling';
import { editionOf, settling, type FjordsView } from '../view';
import type { Way } from './moves';
import { Plan } from './plan.svelte';
import { Premove } from './premove.svelte';
import { cellOf, cellRefusalOf, type CellRefusal } from './refusals';
import { lastCell, saga, type StoryLine } from './story';
import { verdictOf } from './verdict';

export class Turn {
  /** Why an action is illegal, shown at its cell. */
  refusal = $state.raw<CellRefusal | null>(null);
  /** The cell that a hint is about. */
  hinted = $state.raw<string | null>(null);
  /** The message above the board: a hint, or what to choose first. */
  notice = $state('');

  /** The cell that a line of the saga is about, while it is pointed at. */
  lit = $state<string | null>(null);

  /** What a moment says to those who do not see it. */
  spoken = $state('');

  /** Why what was tried did nothing, told in the tray. */
  remark = $state('');
  /** The cell of the last move made here, which was seen there as a ghost. */
  made = $state<string | null>(null);

  /** What the last move brought to the one player at this screen. */
  gained = $state('');
  /** That an empty place can be filled no more. */
  gap = $state('');

  readonly plan = new Plan(
    () => this.view,
    () => this.over,
  );
  readonly premove = new Premove(this);

  private readonly confirmation = new Confirmation();
  /** The action that waits to be confirmed; a plan that changed is not meant any more. */
  readonly unsure = $derived.by(() => {
    const { asked } = this.confirmation;
    return asked?.includes(' ') && asked !== this.plan.action ? null : asked;
  });

  constructor(private readonly sitting: () => Sitting) {}

  get table(): Sitting {
    return this.sitting();
  }

  readonly view = $derived.by(() => this.table.view as FjordsView);
  readonly over = $derived.by(() => this.view.due === 'over' || this.table.ended !== null);
  readonly mine = $derived.by(() => this.table.mine && !this.over);
  /** The seat to move if it is played on this screen, else null. */
  readonly seat = $derived.by(() => (this.mine ? this.view.turn : null));
  readonly settling = $derived(settling(this.view));
  /** Whether a tile is to be laid, or pointed out where it would fit. */
  readonly placing = $derived(['lay', 'turn', 'again', 'answer'].includes(this.view.due));

  /** The names of tiles and places. */
  readonly atlas = $derived.by(() => new Atlas(this.view, this.table));

  /** The events so far as sentences. */
  readonly told = $derived.by(() => saga(this.table, this.view, this.table.entries, this.atlas));
  readonly last = $derived.by(() => lastCell(this.table.entries));

  readonly title = $derived.by(() => {
    const { table, view } = this;
    if (this.over) return verdictOf(table, view).title;
    if (table.waiting)
      return view.turn === null ? say('web-wait') : say('web-wait-for', { who: nameOf(table, view.turn) });
    if (!this.mine)
      return view.turn === null || table.seats.includes(view.turn)
        ? ''
        : say('web-turn-of', { you: 'no', who: nameOf(table, view.turn) });
    const due = say('web-due', { due: view.due, edition: editionOf(view) });
    return table.seats.length > 1 ? say('web-due-of', { who: nameOf(table, view.turn!), due }) : due;
  });

  /** Whether nobody at this screen can settle any more, while others can. */
  readonly out = $derived.by(() => {
    const { seats } = this.table;
    const { reach, supplies, turn } = this.view;
    if (this.over || turn === null || !reach || !seats.length || seats.includes(turn)) return false;
    return seats.every((seat) => reach[seat]?.length === 0 || supplies[seat]?.vikings === 0);
  });

  readonly detail = $derived.by(() => {
    const { plan, view } = this;
    if (this.over) return verdictOf(this.table, view).detail;
    if (!this.mine) return this.premove.detail || (this.table.thinking?.warming ? say('web-warming') : '');
    if (this.remark) return this.remark;
    if (this.settling) {
      if (plan.cell) return say('web-confirm-hint');
      const step = plan.space === null ? 'space' : 'cell';
      if (plan.way !== 'viking') return say('web-way-about', { way: plan.way, step });
      return say('web-claimable', { count: plan.cells.size });
    }
    if (view.due === 'build') return say('web-build-detail', { houses: view.supplies[view.turn!]!.houses });
    if (plan.blind) return say('web-blind');
    if (view.due === 'turn' || view.due === 'again')
      return say('web-draw-detail', { aside: plan.placements.size ? 'yes' : 'no' });
    if (plan.tile === null) return say('web-choose-tile');
    if (plan.cell) return say('web-confirm-lay');
    return say('web-fits', { count: plan.placements.get(plan.tile)?.size ?? 0 });
  });

  /** The announcement for screen readers. */
  readonly news = $derived.by(() =>
    sentences(
      this.spoken,
      ...(this.out ? [] : this.fresh.map(({ text }) => text)), // then only the end is told
      this.gained,
      this.gap,
      ...(this.over && !this.spoken ? [this.title, this.detail] : []),
      this.refusal?.text,
      this.remark,
      this.notice,
      this.mine ? say('web-your-turn') : '',
    ),
  );

  /** The lines of the saga that came with the last change; the last one after something was taken back. */
  private fresh = $state.raw<readonly StoryLine[]>([]);
  private known = -1;

  async act(action: string): Promise<void> {
    if (this.table.pacing && !this.confirmation.allows(action)) return;
    await this.play(action, this.plan.cell ?? (this.view.due === 'build' ? this.last : null));
  }

  /** Plays an action; `made` is the cell where its ghost was seen. */
  async play(action: string, made: string | null): Promise<void> {
    this.made = made;
    try {
      await this.table.move(action);
    } catch (problem) {
      this.refuse(action, refusalOf(problem));
    }
  }

  /** Chooses a tile, or turns it if it is chosen already. */
  choose(tile: string): void {
    this.unsay();
    if (tile === this.plan.tile) this.rotate();
    else this.plan.choose(tile);
  }

  /** What was said about the plan before is over. */
  private unsay(): void {
    this.remark = this.notice = '';
    this.hinted = null;
  }

  /** Turns the tile, or says why that changes nothing. */
  rotate(): void {
    const { plan } = this;
    this.notice = '';
    if (plan.tile === null) this.remark = say('web-choose-tile');
    else if (plan.turn()) this.remark = '';
    else this.remark = say('web-turn-vain', { where: new Set(plan.word).size === 1 ? 'same' : 'here' });
  }

  /** The first click on a cell plans an action, the second plays it; without a legal action, the server is asked why. */
  async point(cell: string): Promise<void> {
    const { plan } = this;
    this.refusal = null;
    this.unsay();
    if (!this.mine) return this.premove.point(cell);
    if (this.view.due === 'build') return;
    if (cell === plan.cell && plan.action) return this.act(plan.action);
    if (plan.point(cell)) return;
    const action = plan.attempt(cell);
    if (action === null) this.notice = say('web-choose-tile');
    else await this.ask(action);
  }

  /** Shows why an action is refused, if it is. */
  async ask(action: string): Promise<void> {
    this.refusal = null;
    try {
      const why = await this.table.why(action);
      if (why) this.refuse(action, why);
    } catch (problem) {
      this.refuse(action, refusalOf(problem));
    }
  }

  /** Does not play what was asked about. */
  cancel(): boolean {
    return this.confirmation.cancel();
  }

  async undo(): Promise<void> {
    this.refusal = null;
    if (this.cancel() || this.premove.undo()) return;
    if (!this.plan.undo()) await this.table.undo?.();
  }

  readonly undoable = $derived.by(
    () => !this.over && ((this.plan.cell ?? this.premove.cell) !== null || this.table.undo !== null),
  );

  async hint(): Promise<void> {
    const { ply, hint } = this.table;
    if (!hint) return;
    this.notice = say('web-hint-wait');
    try {
      const [best] = await hint();
      if (this.table.ply !== ply) return; // it comes too late
      this.notice = '';
      if (!best) return;
      this.planned(best.action);
      const reason = best.reasons.map((why) => sayReason(this.table, why)).join(' ');
      this.notice = say('web-hint', { action: this.toldOf(best.action), reason }).trim();
    } catch (problem) {
      this.notice = sayRefusal(refusalOf(problem));
    }
  }

  /** Discards the plan, because the position has changed. */
  clear(): void {
    const { told, known } = this;
    this.fresh = known < 0 || known > told.length ? told.slice(-1) : told.slice(known);
    this.known = told.length;
    this.cancel();
    this.plan.clear();
    this.refusal = this.hinted = null;
    this.notice = this.remark = '';
  }

  /** Applies a hint: plans the tile as it would lie, or marks the cell for a viking. */
  private planned(action: string): void {
    const [verb, first, second, word] = action.split(' ');
    if (verb === 'lay') {
      this.plan.choose(first!);
      this.plan.cell = second!;
      this.plan.word = word!;
      this.hinted = second!;
    } else if (this.settling) {
      this.plan.use(verb as Way);
      this.hinted = first!;
    }
  }

  /** An action as advice. */
  private toldOf(action: string): string {
    const [verb = '', , , word = ''] = action.split(' ');
    const cell = placeOf(action);
    const { atlas } = this;
    return say('web-hint-action', {
      verb,
      rune: verb,
      tile: cell === null ? '' : verb === 'lay' ? atlas.thisTile(word, cell) : atlas.tile(cell),
      where: cell === null ? '' : atlas.where(cell),
      edition: editionOf(this.view),
    });
  }

  private refuse(action: string, why: Refusal): void {
    this.refusal = cellRefusalOf(this.view, cellOf(action) ?? this.last ?? '0,0', action, why);
  }
}
