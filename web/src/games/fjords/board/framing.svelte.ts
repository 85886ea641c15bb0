/** What is in sight: the camera follows the land, and the legend has its place beside it. */
import { untrack } from 'svelte';
import { Camera, spot, UNIT, type Margins } from './camera.svelte';
import { openPlaces } from './fitting';
import type { Marks } from './marks.svelte';
import type { Moments } from './moments/moments.svelte';
import { cellOf } from './refusals';
import type { Compared } from '../../board';
import type { Turn } from './turn.svelte';

const SAID = 44; // height in pixels of the message below a cell
const LEGEND = 264; // width and height in pixels of the legend
const LOW = 700; // height in pixels below which the land needs all the room
const LARGE = [1600, 900] as const; // the size of the screen from which all grows
const ROOM_TO_GROW = 0.92; // the part of the table that is used where the land outgrew it

export class Framing {
  readonly camera = new Camera(() => this.big);
  /** The size of the window, and of the tray that covers the foot of the table. */
  width = $state(innerWidth);
  height = $state(innerHeight);
  trayWidth = $state(900);
  trayHeight = $state(160);
  legendOpen = $state(false);
  /** Whether somebody here opened the legend. */
  private asked = $state(false);

  constructor(
    private readonly turn: Turn,
    private readonly marks: Marks,
    private readonly moments: Moments,
    private readonly compared: () => Compared | null,
    /** Whether something else is told at the table, as the task of a puzzle. */
    private readonly crowded: () => boolean,
  ) {
    // another size of the screen, or another phase, is a new picture
    $effect(() => {
      void [this.camera.width, this.camera.height, turn.settling];
      untrack(() => this.camera.free || this.fit());
    });
    // nothing moves during a gesture
    $effect(() => {
      void [this.land, this.around, this.trayHeight, turn.last];
      if (!this.camera.held) untrack(() => this.keepInSight());
    });
    $effect(() => {
      const cell = turn.refusal?.cell;
      if (cell === undefined) return;
      untrack(() => this.camera.reveal(cell, { ...this.margins, bottom: this.margins.bottom + SAID }));
    });
    // the legend never lies over land, unless somebody opened it
    $effect(() => {
      if (this.legendOpen && !this.asked && !this.camera.gliding && this.coversLand()) this.legendOpen = false;
    });
  }

  readonly narrow = $derived.by(() => this.width <= 760);

  /** How much larger everything is on a very large screen. */
  readonly big = $derived.by(() => {
    const factor = Math.min(this.width / LARGE[0], this.height / LARGE[1]);
    return factor < 1.3 ? 1 : Math.round(factor * 20) / 20;
  });

  /** Whether the marks are explained: not while a moment tells something else. */
  readonly explained = $derived.by(
    () =>
      this.turn.settling &&
      (this.moments.now === null || this.moments.now === 'out') &&
      !(this.narrow && this.height < LOW && this.crowded()),
  );

  /** The parts of the table that are covered: on large screens by header and tray. */
  readonly margins = $derived.by<Margins>(() => {
    if (this.narrow) return { top: this.explained ? 64 : 8, right: 52, bottom: 8, left: 8 };
    return { top: 84 * this.big, right: 40, bottom: this.trayHeight + 44 * this.big, left: 40 * this.big };
  });

  readonly land = $derived.by(() => this.turn.view.board.map(({ cell }) => cell));

  /** What has to be in sight besides the land: every place that could be pointed at, so that choosing a tile moves nothing. */
  private readonly around = $derived.by(() => {
    const { settling, plan, view } = this.turn;
    const both = this.compared();
    const cells = both ? [both.played, both.better].flatMap((action) => cellOf(action) ?? []) : [];
    return [...(settling ? plan.cells.keys() : openPlaces(view)), ...cells];
  });

  recentre(): void {
    this.camera.free = false;
    this.fit();
  }

  toggleLegend(): void {
    this.asked = this.legendOpen = !this.legendOpen;
    if (!this.legendOpen) this.marks.lit = null;
  }

  /** Shows all that has to be in sight, beside the legend if that costs little. */
  private fit(slack = 1): void {
    const { camera, margins } = this;
    const cells = [...this.land, ...this.around];
    const beside = { ...margins, left: margins.left + LEGEND * this.big };
    this.legendOpen =
      this.turn.settling &&
      this.marks.learning &&
      !this.narrow &&
      camera.zoomFor(cells, beside) >= camera.zoomFor(cells, margins) * 0.85;
    camera.fit(cells, this.legendOpen ? beside : margins, slack);
  }

  /** Moves the camera only if something is out of sight; a player who moved it is shown what happened last. */
  private keepInSight(): void {
    const { camera, margins } = this;
    const hidden =
      !this.land.every((cell) => camera.shows(cell, margins)) ||
      !this.around.every((cell) => camera.shows(cell, margins, 0.6));
    const { last } = this.turn;
    if (!camera.free && hidden) this.fit(ROOM_TO_GROW);
    else if (camera.free && last !== null && !camera.shows(last, margins, 0.6)) camera.reveal(last, margins);
  }

  private coversLand(): boolean {
    const { camera, margins } = this;
    const [right, bottom] = [margins.left + LEGEND * this.big, margins.top + LEGEND * this.big];
    return this.land.some((cell) => {
      const [x, y] = spot(cell).map((at) => at * camera.zoom);
      return x! + camera.x - UNIT * camera.zoom * 0.86 < right && y! + camera.y - UNIT * camera.zoom < bottom;
    });
  }
}
