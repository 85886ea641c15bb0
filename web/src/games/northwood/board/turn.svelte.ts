/** The state of the board during a decision: the choices, the chosen one, and the messages about it. */
import type { Refusal } from '../../../api/protocol';
import { refusalOf } from '../../../api/refused';
import type { Sitting } from '../../../api/sitting';
import { suitOf } from '../draw/portrait';
import { say, sayRefusal } from '../../../words.svelte';
import { choices, won, type NorthwoodView } from '../view';

export type Pile = 'deck' | 'discard' | 'reply' | 'score';

export class Turn {
  /** The target pile of the card being dragged. */
  aim = $state<Pile | null>(null);
  chosen = $state<string | null>(null);
  reason = $state('');
  /** The rule that `reason` is about. */
  rule = $state<string | null>(null);
  /** The card, ally or fief that was clicked but cannot be chosen. */
  refused = $state<string | null>(null);

  constructor(private readonly sitting: () => Sitting) {}

  private get table(): Sitting {
    return this.sitting();
  }

  readonly view = $derived.by(() => this.table.view as NorthwoodView);
  readonly open = $derived(choices(this.view.legal ?? []));
  readonly hand = $derived(this.view.hand ?? []);
  readonly over = $derived.by(() => this.view.due === 'over' || this.table.ended !== null);
  readonly mine = $derived.by(() => this.table.mine);

  private readonly step = $derived(this.view.due === 'ability' ? this.view.steps?.[0] : undefined);

  /** The action of the main button. */
  readonly main = $derived(this.chosen ?? this.open.buttons.find((action) => action === 'listen') ?? null);
  readonly others = $derived(this.open.buttons.filter((action) => action !== 'listen'));
  readonly answer = $derived(this.chosen?.startsWith('reply ') ? this.chosen.split(' ')[1]! : null);
  readonly scores = $derived(this.answer !== null && (this.view.scoring ?? []).includes(this.answer));

  readonly title = $derived.by(() => {
    if (this.over) return say('web-northwood-over', { won: won(this.view) ? 'yes' : 'no' });
    if (this.view.due !== 'ability') return say('web-northwood-due', { due: this.view.due });
    const { step = '', count = 1, total = count, pile = 'discard' } = this.step ?? {};
    return say('web-northwood-step', { step, count: total, pile });
  });

  readonly detail = $derived.by(() => {
    if (this.reason) return this.reason;
    const { view, open } = this;
    const [verb, about = ''] = this.chosen?.split(' ') ?? [];
    if (verb === 'use') return this.ability(about);
    if (verb === 'visit') {
      const fief = view.fiefs![Number(about)]!;
      return say('web-visit-detail', { fief: fief.fief, suit: suitOf(fief.ruler!) });
    }
    if (view.ability) return say('northwood-ability', { character: view.ability });
    switch (view.due) {
      case 'visit':
        return say('web-visit-prompt');
      case 'dialogue':
      case 'listen':
        return say('web-dialogue-prompt', { can: open.allies.size ? 'yes' : 'no' });
      case 'reply':
        return say('web-reply-prompt', {
          suit: (view.statement ?? 'xC')[1]!,
          scoring: view.scoring?.length ?? 0,
          follow: open.cards.size < this.hand.length ? 'yes' : 'no',
        });
      default:
        return '';
    }
  });

  async act(action: string): Promise<void> {
    await this.trying(() => this.table.move(action));
  }

  /** The pile a card of the hand is dragged to, if it goes to one. */
  pileOf(action: string): Pile | null {
    const verb = action.split(' ')[0]!;
    if (verb === 'swap') return this.step?.pile ?? 'deck';
    return verb === 'reply' || verb === 'discard' || verb === 'score' ? verb : null;
  }

  /** The first click chooses an action, the second plays it. */
  pick(action: string | undefined): void {
    [this.reason, this.rule, this.refused] = ['', null, null];
    if (!action || !this.mine) return;
    if (this.chosen === action) void this.act(action);
    else this.chosen = action;
  }

  async pickCard(code: string): Promise<void> {
    await this.pickOrAsk(this.open.cards.get(code), this.verbOf(this.open.cards), code);
  }

  async pickAlly(code: string): Promise<void> {
    await this.pickOrAsk(this.open.allies.get(code), this.verbOf(this.open.allies) ?? 'use', code);
  }

  async pickFief(fief: number): Promise<void> {
    await this.pickOrAsk(this.open.fiefs.get(fief), this.verbOf(this.open.fiefs), String(fief));
  }

  /** Shows why an action is refused, if it is. */
  async ask(action: string): Promise<void> {
    this.chosen = null;
    await this.trying(async () => {
      const why = await this.table.why(action);
      if (!why) return;
      this.refuse(why);
      this.refused = action.split(' ')[1] ?? null;
    });
  }

  private async pickOrAsk(action: string | undefined, verb: string | undefined, what: string): Promise<void> {
    if (action) this.pick(action);
    else if (this.mine && verb) await this.ask(`${verb} ${what}`);
  }

  private verbOf(open: ReadonlyMap<unknown, string>): string | undefined {
    return [...open.values()][0]?.split(' ')[0];
  }

  async undo(): Promise<void> {
    if (this.chosen) this.chosen = null;
    else await this.table.undo?.();
  }

  readonly undoable = $derived.by(() => !this.over && (this.chosen !== null || this.table.undo !== null));

  /** Whether the chosen card can also be dragged to a pile. */
  readonly aimable = $derived(this.chosen !== null && this.pileOf(this.chosen) !== null);

  async hint(): Promise<void> {
    await this.trying(async () => {
      const [best] = (await this.table.hint?.()) ?? [];
      if (!best) return;
      this.chosen = best.action;
      this.rule = null;
      this.reason = say('web-hint', { action: best.reasons.map(sayRefusal).join(' ') || this.labelOf(best.action) });
    });
  }

  clear(): void {
    this.chosen = this.rule = this.refused = null;
    this.reason = '';
  }

  /** The text of a character's ability; for QL, which copies the ruler, followed by the ruler's ability. */
  private ability(character: string): string {
    const text = say('northwood-ability', { character });
    const { fief, fiefs } = this.view;
    const ruler = fief === undefined ? null : fiefs![fief]!.ruler;
    return character === 'QL' && ruler && ruler !== 'QL'
      ? `${text} ${say('northwood-ability', { character: ruler })}`
      : text;
  }

  /** The label of the button for an action; `stop` means to decline if a swap is offered. */
  labelOf(action: string): string {
    const [verb, about = ''] = action.split(' ');
    return say('web-northwood-do', {
      verb: verb === 'stop' && this.step?.step === 'Trade' ? 'decline' : verb!,
      value: about[0] ?? '',
      suit: verb === 'name' ? about : (about[1] ?? ''),
      character: about,
    });
  }

  private async trying(what: () => Promise<unknown>): Promise<void> {
    try {
      await what();
    } catch (problem) {
      this.refuse(refusalOf(problem));
    }
  }

  private refuse(why: Refusal): void {
    [this.reason, this.rule] = [sayRefusal(why), why.rule];
  }
}
