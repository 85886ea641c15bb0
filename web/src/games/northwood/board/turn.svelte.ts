/** The state of the board during a decision: the choices, the chosen one, and the messages about it. */
import type { Refusal } from '../../../api/protocol';
import { refusalOf } from '../../../api/refused';
import type { Sitting } from '../../../api/sitting';
import { Confirmation } from '../../../parts/confirmation.svelte';
import { suitOf } from '../draw/portrait';
import { sayReason } from '../../../parts/reasons';
import { sentences } from '../../../parts/sentences';
import { say, sayRefusal, type Params } from '../../../words.svelte';
import { choices, won, type NorthwoodView } from '../view';

export type Pile = 'deck' | 'discard' | 'reply' | 'score';

export class Turn {
  /** The target pile of the card being dragged. */
  aim = $state<Pile | null>(null);
  chosen = $state<string | null>(null);
  reason = $state('');
  /** What a hint says. */
  advice = $state('');
  /** The rule that `reason` is about. */
  rule = $state<string | null>(null);
  /** The ally whose ability is read although it cannot be used now. */
  about = $state<string | null>(null);
  /** The card, ally or fief that was clicked but cannot be chosen. */
  refused = $state<string | null>(null);

  private readonly confirmation = new Confirmation();

  constructor(private readonly sitting: () => Sitting) {}

  /** The action that waits to be confirmed. */
  get unsure(): string | null {
    return this.confirmation.asked;
  }

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
    const { about: read } = this;
    const words = [this.reason || this.advice];
    if (read) words.push(`${say('northwood-character', { character: read })}: ${this.ability(read)}`);
    if (words.some(Boolean)) return words.filter(Boolean).join(' ');
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

  /** What is to be decided, for screen readers: nothing while chance is due, and nothing twice. */
  readonly asked = $derived.by(() => {
    const { view, title, detail } = this;
    if (this.over) return sentences(title, say('web-stars-of', { count: view.stars ?? 0, goal: view.goal }));
    if (view.turn === null) return '';
    if (this.reason || this.advice || this.chosen) return sentences(detail);
    if (view.due === 'dialogue' || view.due === 'listen') return sentences(detail);
    return view.due === 'ability' ? sentences(title) : sentences(title, detail);
  });

  async act(action: string): Promise<void> {
    if (this.table.pacing && !this.confirmation.allows(action)) return;
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
    [this.reason, this.advice, this.rule, this.refused, this.about] = ['', '', null, null, null];
    if (!action || !this.mine) return;
    if (this.chosen === action) return void this.act(action);
    this.cancel();
    this.chosen = action;
  }

  async pickCard(code: string): Promise<void> {
    await this.pickOrAsk(this.open.cards.get(code), this.verbOf(this.open.cards), code);
  }

  /** Whoever cannot be chosen is read about. */
  async pickAlly(code: string): Promise<void> {
    const action = this.open.allies.get(code);
    const verb = this.verbOf(this.open.allies) ?? (['dialogue', 'listen'].includes(this.view.due) ? 'use' : null);
    if (!action) this.clear();
    this.about = action ? null : code;
    if (action || verb) await this.pickOrAsk(action, verb!, code);
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
    else if (this.mine) [this.chosen, this.reason] = [null, say('web-northwood-first', { due: this.view.due })];
  }

  private verbOf(open: ReadonlyMap<unknown, string>): string | undefined {
    return [...open.values()][0]?.split(' ')[0];
  }

  /** Does not play what was asked about. */
  cancel(): boolean {
    return this.confirmation.cancel();
  }

  async undo(): Promise<void> {
    if (this.cancel()) return;
    if (this.chosen) this.chosen = null;
    else await this.table.undo?.();
  }

  readonly undoable = $derived.by(() => !this.over && (this.chosen !== null || this.table.undo !== null));

  /** Whether the chosen card can also be dragged to a pile. */
  readonly aimable = $derived(this.chosen !== null && this.pileOf(this.chosen) !== null);

  async hint(): Promise<void> {
    const { ply, hint } = this.table;
    if (!hint) return;
    [this.reason, this.rule, this.advice] = ['', null, say('web-hint-wait')];
    await this.trying(async () => {
      const [best] = await hint();
      if (this.table.ply !== ply) return; // it comes too late
      this.advice = '';
      if (!best) return;
      this.chosen = best.action;
      const action = this.adviceOf(best.action);
      const reason = best.reasons.map((why) => sayReason(this.table, why)).join(' ');
      this.advice = say('web-hint', { action, reason }).trim();
    });
  }

  clear(): void {
    this.cancel();
    this.chosen = this.rule = this.refused = this.about = null;
    this.reason = this.advice = '';
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

  /** An action as an advice. */
  adviceOf(action: string): string {
    return say('web-northwood-advice', this.paramsOf(action));
  }

  /** The label of the button for an action. */
  labelOf(action: string): string {
    return say('web-northwood-do', this.paramsOf(action));
  }

  /** What texts about an action need; `stop` means to decline if a swap is offered. */
  private paramsOf(action: string): Params {
    const [verb, about = ''] = action.split(' ');
    return {
      verb: verb === 'stop' && this.step?.step === 'Trade' ? 'decline' : verb!,
      value: about[0] ?? '',
      suit: verb === 'name' ? about : (about[1] ?? ''),
      character: about,
    };
  }

  private async trying(what: () => Promise<unknown>): Promise<void> {
    try {
      await what();
    } catch (problem) {
      this.refuse(refusalOf(problem));
    }
  }

  private refuse(why: Refusal): void {
    this.advice = '';
    [this.reason, this.rule] = [sayRefusal(why), why.rule];
  }
}
