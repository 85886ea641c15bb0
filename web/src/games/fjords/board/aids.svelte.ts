/** What helps to see: gaps that stay open, tiles that fit, and how the land would be shared out. From the view alone. */
import type { Sitting } from '../../../api/sitting';
import { settings } from '../../../parts/settings.svelte';
import { fitsAt, gaps, openPlaces, tilesLeft } from './fitting';
import { forecastOf } from './forecast';
import type { Turn } from './turn.svelte';

export class Aids {
  /** The empty place that is asked about. */
  place = $state<string | null>(null);
  /** The cell under the mouse, or with the keyboard focus. */
  pointed: string | null = null;

  constructor(
    private readonly turn: Turn,
    private readonly table: () => Sitting,
  ) {}

  private readonly exploring = $derived.by(() => !this.turn.settling && !this.turn.over && !this.table().rated);
  /** Whether it is told what fits: never without placement help (F5.5). */
  readonly on = $derived.by(() => this.exploring && settings.is('aids') && !this.turn.view.options.oversight);
  readonly gaps = $derived.by(() => (this.on ? gaps(this.turn.view) : []));
  readonly fits = $derived.by(() => (this.on && this.place !== null ? fitsAt(this.turn.view, this.place) : []));
  /** How many tiles are left. */
  readonly left = $derived.by(() => Object.values(tilesLeft(this.turn.view)).flat().length);
  readonly forecast = $derived.by(() => {
    if (!this.exploring || !settings.is('forecast') || this.turn.view.pieces.length === 0) return null;
    return forecastOf(this.turn.view);
  });

  /** Asks about a place, if a tile could lie there; returns whether it could. */
  ask(cell: string | null): boolean {
    if (!this.on || cell === null || !openPlaces(this.turn.view).includes(cell)) return false;
    this.place = cell;
    return true;
  }
}
