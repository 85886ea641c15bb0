/** The state of the board during a turn: the plan, the actions, and the messages about them. */
import type { Refusal } from '../../../api/protocol';
import { refusalOf } from '../../../api/refused';
import type { Sitting } from '../../../api/sitting';
import { nameOf } from '../../../parts/names';
import { say, sayRefusal } from '../../../words.svelte';
import { editionOf, settling, type FjordsView } from '../view';
import type { Way } from './moves';
import { Plan } from './plan.svelte';
import { cellOf, cellRefusalOf, type CellRefusal } from './refusals';
import { lastCell, saga } from './story';
import { verdictOf } from './verdict';

export class Turn {
  /** Why an action is illegal, shown at its cell. */
  refusal = $state.raw<CellRefusal | null>(null);
  /** The cell that a hint is about. */
  hinted = $state.raw<string | null>(null);
  /** The message above the board: a hint, or what to choose first. */
  notice = $state('');

  /** What the settlement is about, from its beginning until somebody here settles or has seen it. */
  phase = $state('');

  readonly plan = new Plan(() => this.view);

  constructor(private readonly sitting: () => Sitting) {}

  private get table(): Sitting {
    return this.sitting();
  }

  readonly view = $derived.by(() => this.table.view as FjordsView);
  readonly over = $derived.by(() => this.view.due === 'over' || this.table.ended !== null);
  readonly mine = $derived.by(() => this.table.mine && !this.over);
  /** The seat to move if it is played on this screen, else null. */
  readonly seat = $derived.by(() => (this.table.mine ? this.view.turn : null));
  readonly settling = $derived(settling(this.view));
  /** Whether a tile is to be laid, or pointed out where it would fit. */
  readonly placing = $derived(['lay', 'turn', 'again', 'answer'].includes(this.view.due));

  /** The events so far as sentences. */
  readonly told = $derived.by(() => saga(this.table, this.view, this.table.entries));
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
    if (!this.mine && this.out) return say('web-out-of-moves', { who: nameOf(this.table, view.turn!) });
    if (!this.mine) return this.table.thinking?.warming ? say('web-warming') : '';
    if (this.settling) return plan.cell ? say('web-confirm-hint') : say('web-claimable', { count: plan.cells.size });
    if (view.due === 'build') return say('web-build-detail', { houses: view.supplies[view.turn!]!.houses });
    if (plan.blind) return say('web-blind');
    if (view.due === 'turn' || view.due === 'again')
      return say('web-draw-detail', { aside: plan.placements.size ? 'yes' : 'no' });
    if (plan.tile === null) return say('web-choose-tile');
    return say('web-fits', { count: plan.placements.get(plan.tile)?.size ?? 0 });
  });

  /** The announcement for screen readers. */
  readonly news = $derived.by(() =>
    [
      this.phase,
      this.told.at(-1)?.text,
      this.out ? this.detail : '',
      this.refusal?.text,
      this.notice,
      this.mine ? say('web-your-turn') : '',
    ]
      .filter(Boolean)
      .join(' '),
  );

  async act(action: string): Promise<void> {
    try {
      await this.table.move(action);
    } catch (problem) {
      this.refuse(action, refusalOf(problem));
    }
  }

  /** The first click on a cell plans an action, the second plays it; without a legal action, the server is asked why. */
  async point(cell: string): Promise<void> {
    const { plan } = this;
    this.refusal = null;
    if (!this.mine || this.view.due === 'build') return;
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

  async undo(): Promise<void> {
    this.refusal = null;
    if (!this.plan.undo()) await this.table.undo?.();
  }

  readonly undoable = $derived.by(() => !this.over && (this.plan.cell !== null || this.table.undo !== null));

  async hint(): Promise<void> {
    try {
      const [best] = (await this.table.hint?.()) ?? [];
      if (!best) return;
      this.planned(best.action);
      this.notice = say('web-hint', { action: best.reasons.map(sayRefusal).join(' ') || this.labelOf(best.action) });
    } catch (problem) {
      this.notice = sayRefusal(refusalOf(problem));
    }
  }

  /** Discards the plan, because the position has changed. */
  clear(): void {
    this.plan.clear();
    this.refusal = this.hinted = null;
    this.notice = '';
  }

  /** Applies a hint: plans the tile as it would lie, or marks the cell for a viking. */
  private planned(action: string): void {
    const [verb, first, second, word] = action.split(' ');
    if (verb === 'lay') {
      this.plan.choose(first!);
      this.plan.cell = second!;
      this.plan.word = word!;
    } else if (this.settling) {
      this.plan.use(verb as Way);
      this.hinted = first!;
    }
  }

  private labelOf(action: string): string {
    const [verb, first, second] = action.split(' ');
    const cell = (verb === 'lay' ? second : first) ?? '';
    return say('web-hint-action', { verb: verb!, cell, edition: editionOf(this.view) });
  }

  private refuse(action: string, why: Refusal): void {
    this.refusal = cellRefusalOf(this.view, cellOf(action) ?? this.last ?? '0,0', action, why);
  }
}
