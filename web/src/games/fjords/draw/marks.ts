/** The marks of land as SVG markup: whose it is, who may get it, where a viking may be placed. */
import { CREAM } from '../../../draw/palette';
import { n, roundedHexagon } from '../../../draw/paths';
import { emblem, shieldOutline } from '../../../draw/pieces';
import { border } from './borders';

const INK = '#22302F';
const LEGAL = '#0A6158';

/** The colours of a clan's marks, by seat: field, edge and emblem of the shield, the border and the tint inside it. */
const COLOURS = [
  { field: '#F4CE63', edge: '#7A5206', sign: '#3B2703', line: '#A87404', halo: CREAM, band: '#F0B92E' },
  { field: '#2B3038', edge: '#0E1114', sign: '#F4F6F8', line: '#23282F', halo: CREAM, band: '#31363E' },
  { field: '#7A3A90', edge: '#3F1752', sign: '#FFFFFF', line: '#6B2E84', halo: CREAM, band: '#9B52B2' },
  { field: '#FBF6EA', edge: '#6E6248', sign: '#463B28', line: '#FFFFFF', halo: '#5B5038', band: '#FFFDF3' },
] as const;
const BAND = [0.5, 0.34, 0.4, 0.55];
const WASH = [0.14, 0.08, 0.1, 0.16];

/** Below these widths of a cell in pixels there are no shields, and pills are smaller. */
const NO_SHIELDS = 34;
const SMALL = 72;

/** Lengths that keep their size on the screen, for a side of so many units at a zoom; on a large screen all are larger. */
export class Scale {
  constructor(
    private readonly zoom: number,
    private readonly unit: number,
    private readonly big = 1,
  ) {}

  /** Pixels of the screen in units of the drawing. */
  px(pixels: number): number {
    return (pixels * this.big) / this.zoom;
  }

  private get width(): number {
    return (Math.sqrt(3) * this.unit * this.zoom) / this.big;
  }

  get bare(): boolean {
    return this.width < NO_SHIELDS;
  }

  /** The radius of the shield on secured land. */
  get shield(): number {
    return Math.max(this.px(8.8), Math.min(this.px(15), 0.24 * this.unit));
  }

  get pill(): number {
    return this.px(this.width < SMALL ? 0.84 : 1);
  }
}

/** A clan's shield with a cream rim. */
export function mark(seat: number, radius: number, rim: number): string {
  const { field, edge, sign } = COLOURS[seat]!;
  const outline = shieldOutline(seat);
  return (
    `<g transform="scale(${n(radius)})" stroke-linejoin="round">` +
    `<g fill="${CREAM}" stroke="${CREAM}" stroke-width="${n((2 * rim) / radius + 0.3)}">${outline}</g>` +
    `<g fill="${field}" stroke="${edge}" stroke-width=".15">${outline}</g>` +
    `<g transform="scale(.62)">${emblem(seat, sign)}</g></g>`
  );
}

/** Land that one clan alone can reach: a tint that fades inwards, and a border in its colour. */
export function securedArea(seat: number, cells: readonly string[], scale: Scale, unit: number, id: string): string {
  const { line, halo, band } = COLOURS[seat]!;
  const whole = border(cells, 0, 0.12, unit);
  const inner = border(cells, 0.085, 0.2, unit);
  return (
    `<clipPath id="${id}"><path d="${whole}"/></clipPath>` +
    `<g clip-path="url(#${id})"><path d="${whole}" fill="${band}" fill-opacity="${WASH[seat]}"/>` +
    `<path d="${whole}" fill="none" stroke="${band}" stroke-opacity="${BAND[seat]}" stroke-width="${0.4 * unit}"/></g>` +
    `<g fill="none" stroke-linejoin="round">` +
    `<path d="${inner}" class="drawn" pathLength="1" stroke="${halo}" stroke-opacity=".9" stroke-width="${n(scale.px(4.6))}"/>` +
    `<path d="${inner}" class="drawn" pathLength="1" stroke="${line}" stroke-width="${n(scale.px(2.4))}"/></g>`
  );
}

/** Land that the same clans can reach: a dotted line. */
export function contestedArea(cells: readonly string[], scale: Scale, unit: number): string {
  const line = border(cells, 0.085, 0.2, unit);
  const dots = (colour: string, width: number): string =>
    `<path d="${line}" stroke="${colour}" stroke-width="${n(scale.px(width))}"/>`;
  return `<g fill="none" stroke-linecap="round" stroke-dasharray="0 ${n(scale.px(8))}">${dots(CREAM, 4.4)}${dots(INK, 2.6)}</g>`;
}

/** The shields of the clans that can reach contested land, in rows of two; `size` is the length of a pixel. */
export function pill(clans: readonly number[], size: number): string {
  const rows = clans.length > 2 ? 2 : 1;
  const [width, height] = [47.5, rows === 2 ? 45 : 27];
  const shields = clans.map((seat, i) => {
    const alone = i === clans.length - 1 && i % 2 === 0;
    const x = alone ? 0 : (i % 2) * 19.5 - 9.75;
    const y = rows === 2 ? Math.floor(i / 2) * 19.5 - 9.75 : 0;
    return `<g transform="translate(${x} ${y})">${mark(seat, 8.4, 0)}</g>`;
  });
  return (
    `<g transform="scale(${n(size)})">` +
    `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="13.5" fill="${CREAM}" stroke="${INK}" stroke-opacity=".55" stroke-width="1.2"/>` +
    `${shields.join('')}</g>`
  );
}

/** A coin with a plus: a viking may be placed here. */
export function coin(size: number): string {
  return (
    `<g transform="scale(${n(size)})"><circle r="11.5" fill="${CREAM}"/><circle r="9.5" fill="${LEGAL}"/>` +
    `<path d="M-4.6 0H4.6M0 -4.6V4.6" stroke="${CREAM}" stroke-width="2.2" stroke-linecap="round"/></g>`
  );
}

export const MARKS = ['secured', 'contested', 'free', 'beyond'] as const;
export type MarkKind = (typeof MARKS)[number];

/** A mark on a small tile around the origin, of radius 1, as a key; `seats` are those it is shown for. */
export function sample(kind: MarkKind, seats: readonly number[], id: string): string {
  const scale = new Scale(15, 1); // of a key 15 pixels in radius
  const tile = `<path d="${roundedHexagon(1, 0.06)}" fill="${kind === 'beyond' ? '#C9C5B8' : '#AFC076'}"/>`;
  if (kind === 'secured') return tile + securedArea(seats[0]!, ['0,0'], scale, 1, id) + mark(seats[0]!, 0.5, 0.08);
  if (kind === 'contested') return tile + contestedArea(['0,0'], scale, 1) + pill(seats.slice(0, 2), 0.03);
  return kind === 'free' ? tile + coin(0.047) : tile;
}
