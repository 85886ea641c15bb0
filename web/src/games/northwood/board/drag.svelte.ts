/** Dragging a card from the hand to a pile. */
import type { Turn } from './turn.svelte';

const A_CLICK = 8; // px

export class Drag {
  card = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  private from: { card: string; action: string; x: number; y: number } | null = null;
  private clicked = true;

  constructor(private readonly turn: () => Turn) {}

  begin(event: PointerEvent, card: string): void {
    const action = this.turn().open.cards.get(card);
    this.clicked = true;
    if (event.button !== 0 || !this.turn().mine || !action || !this.turn().pileOf(action)) return;
    // the card receives all further events of this pointer, wherever it is
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.from = { card, action, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.from) return;
    [this.x, this.y] = [event.clientX - this.from.x, event.clientY - this.from.y];
    if (this.card || Math.hypot(this.x, this.y) < A_CLICK) return;
    this.card = this.from.card;
    this.clicked = false;
    this.turn().chosen = this.from.action;
    this.turn().aim = this.turn().pileOf(this.from.action);
  }

  drop(event: PointerEvent): void {
    const { aim } = this.turn();
    const below = document.elementsFromPoint(event.clientX, event.clientY);
    if (this.card && below.some((each) => each.closest(`[data-place='${aim}']`)))
      void this.turn().act(this.from!.action);
    this.end();
  }

  end(): void {
    this.from = this.card = this.turn().aim = null;
  }

  /** Whether the button was pressed and not dragged. */
  wasClick(): boolean {
    const { clicked } = this;
    this.clicked = true;
    return clicked;
  }
}
