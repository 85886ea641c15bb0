/** The characters of For Northwood!: an animal before moon, hills and firs, all in the tones of its suit. */
import { ANIMALS } from 'virtual:animals';
import { mix, SUITS, type Suit } from '../../../draw/palette';
import { n } from '../../../draw/paths';
import { Dice } from '../../../draw/random';
import { crown, suit } from './suits';

let used = 0;

export function suitOf(who: string): Suit {
  return who[1] as Suit;
}

/** A picture of w × h; `arch` rounds its top to a half circle. */
export function portrait(who: string, w: number, h: number, round: number, arch = false, lift = 0): string {
  const tone = SUITS[suitOf(who)];
  const dice = new Dice(who);
  const id = `portrait-${used++}`;
  const k = Math.min(w, h);
  const [far, mid, near] = [
    mix(tone.sky, tone.base, 0.35),
    mix(tone.sky, tone.base, 0.7),
    mix(tone.base, tone.deep, 0.45),
  ];
  const shape = arch
    ? `<path d="M0 ${n(h)}V${n(w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} ${n(w / 2)}V${n(h)}Z"`
    : `<rect width="${n(w)}" height="${n(h)}" rx="${round}"`;
  const moon = `cx="${n(w / 2)}" cy="${n(h * (0.47 - lift))}"`;
  const size = k * 0.72;
  const animal = `translate(${n(w / 2 - size / 2)} ${n(h * (0.52 - lift) - size / 2)}) scale(${n(size / 512)})`;
  const firs = [0.06, 0.16, 0.27, 0.76, 0.87, 0.96].map((v) =>
    fir(w * v + dice.from(-0.03, 0.03) * w, h * 0.78, k * dice.from(0.06, 0.1), mid),
  );
  const front = [
    [0.05, 0.1],
    [0.14, 0.065],
    [0.93, 0.11],
    [0.85, 0.07],
  ] as const;
  return (
    `<defs><clipPath id="${id}">${shape}/></clipPath><linearGradient id="${id}-haze" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".45"/></linearGradient></defs>` +
    `<g clip-path="url(#${id})"><rect width="${n(w)}" height="${n(h)}" fill="${tone.sky}"/><rect width="${n(w)}" height="${n(h * 0.62)}" fill="url(#${id}-haze)"/>` +
    `<circle ${moon} r="${n(k * 0.4)}" fill="#FFF9E8" opacity=".92"/><circle ${moon} r="${n(k * 0.46)}" fill="none" stroke="#FFF9E8" stroke-width="1.5" opacity=".55"/>` +
    hill(w, h, [0.7, 0.2, 0.5, 0.42, 0.68, 0.58], far) +
    firs.join('') +
    hill(w, h, [0.8, 0.3, 0.7, 0.6, 0.79, 0.74], mid) +
    `<g transform="${animal}"><path d="${ANIMALS[who]}" fill="#FFFDF2" stroke="#FFFDF2" stroke-width="26" stroke-linejoin="round" opacity=".9"/><path d="${ANIMALS[who]}" fill="${tone.deep}"/></g>` +
    hill(w, h, [0.93, 0.25, 0.84, 0.55, 0.92, 0.88], near) +
    front.map(([v, z]) => fir(w * v, h, k * z, tone.deep)).join('') +
    `</g>${shape} fill="none" stroke="${tone.deep}" stroke-width="1.6"/>`
  );
}

/** The rank in a ring, a crown above it for Prince, Lady and Baron. */
export function badge(who: string, x: number, y: number, r: number): string {
  const tone = SUITS[suitOf(who)];
  const crowned = 'PLB'.includes(who[0]!);
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#FBF6E9" stroke="${tone.deep}" stroke-width="1.6"/>` +
    `<text x="${x}" y="${n(y + r * 0.38)}" font-size="${n(r * 1.15)}" fill="${tone.base}" class="numeral">${who[0]}</text>` +
    (crowned ? crown(x, y - r * 1.02, r / 16) : '')
  );
}

/** The suit in a ring. */
export function seal(who: string, x: number, y: number, r: number): string {
  const tone = SUITS[suitOf(who)];
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#FBF6E9" stroke="${tone.deep}" stroke-width="1.4"/>` +
    `<g transform="translate(${x} ${y})">${suit(suitOf(who), r * 0.68, tone.base)}</g>`
  );
}

export function fir(x: number, y: number, k: number, colour: string): string {
  const l = (dx: number, dy: number): string => `l${n(dx * k)} ${n(dy * k)}`;
  const h = (dx: number): string => `h${n(dx * k)}`;
  return `<path d="M${n(x)} ${n(y - 3 * k)}${l(0.75, 1.1)}${h(-0.3)}${l(0.65, 1)}${h(-0.35)}${l(0.6, 0.95)}${h(-2.7)}${l(0.6, -0.95)}${h(-0.35)}${l(0.65, -1)}${h(-0.3)}z" fill="${colour}"/>`;
}

function hill(
  w: number,
  h: number,
  [y0, x1, y1, x2, y2, y3]: [number, number, number, number, number, number],
  colour: string,
): string {
  return `<path d="M0 ${n(h * y0)}Q${n(w * x1)} ${n(h * y1)} ${n(w * x2)} ${n(h * y2)}T${n(w)} ${n(h * y3)}V${n(h)}H0Z" fill="${colour}"/>`;
}
