/** Dialogue cards of For Northwood!, 150 × 210, as SVG markup. */
import { mix, SUITS, type Suit } from '../../../draw/palette';
import { leaf, n } from '../../../draw/paths';
import { fir } from './portrait';
import { Dice } from '../../../draw/random';
import { suit } from './suits';

export const WIDTH = 150;
export const HEIGHT = 210;

/** A card by its code (`7E`); trumps carry a gold ribbon behind the index. */
export function card(code: string, trump: string | null): string {
  const [value, s] = [Number(code[0]), code[1] as Suit];
  const tone = SUITS[s];
  const ribbon = s === trump;
  const top = ribbon ? tone.deep : tone.base;
  const index = (colour: string, hole?: string): string =>
    `<text font-size="35" fill="${colour}" class="numeral">${value}</text><g transform="translate(0 16)">${suit(s, 9.6, colour, hole)}</g>`;
  return (
    `<rect width="150" height="210" rx="13" fill="#FBF6E9" stroke="#8E8061"/>` +
    `<path d="M.5 120H149.500V197A13 13 0 0 1 137 209.500H13A13 13 0 0 1 .5 197Z" fill="#F3EAD3" opacity=".55"/>` +
    `<rect x="6" y="6" width="138" height="198" rx="9" fill="none" stroke="${tone.base}" stroke-opacity=".4" stroke-width="1.2"/>` +
    `<g transform="translate(75 105) scale(1.04)">${wreath(s, value)}</g>` +
    (ribbon
      ? '<path d="M8 0H40V74L24 65L8 74Z" fill="#F2C14E" stroke="#7A5206" stroke-width="1.2" stroke-linejoin="round"/>'
      : '') +
    `<g transform="translate(24 38)">${index(top, ribbon ? '#F2C14E' : undefined)}</g>` +
    `<g transform="translate(126 172) rotate(180)">${index(tone.base)}</g>`
  );
}

/** Two twigs meet in a ring; the pips hang on it, one for each point of value. */
function wreath(s: Suit, value: number): string {
  const { base, pale } = SUITS[s];
  const R = 39;
  const leaves: string[] = [];
  for (let i = 0; i < 11; i++)
    for (const side of [-1, 1]) {
      const degrees = 180 - side * (9 + i * 15.5);
      const a = (degrees * Math.PI) / 180;
      for (const lean of [-34, 34])
        leaves.push(leaf([Math.sin(a) * R, -Math.cos(a) * R], 5, 1.7, 4.6, degrees - side * 90 + lean));
    }
  const twigs = `<circle r="${R}" fill="none" stroke="${base}" stroke-width="1.3" opacity=".45"/><path d="${leaves.join('')}" fill="${base}" opacity=".28"/>`;
  if (value === 1) return twigs + suit(s, 24, base);
  const pips = Array.from({ length: value }, (_, i) => {
    const a = (Math.PI * 2 * i) / value;
    return `<g transform="translate(${n(Math.sin(a) * R)} ${n(-Math.cos(a) * R)})"><circle r="11" fill="#FAF4E4"/>${suit(s, 8.6, base)}</g>`;
  });
  return `${twigs}<circle r="20" fill="${pale}"/>${suit(s, 13, base, pale)}${pips.join('')}`;
}

/** The back of a card. */
export const BACK = ((): string => {
  const leaf = 'c5 4 5 12 0 17c-5 -5 -5 -13 0 -17v19';
  let net = '';
  for (let j = 0; j < 10; j++)
    for (let i = 0; i < 6; i++) net += `M${n(22 + i * 21 + (j % 2) * 10.5)} ${15 + j * 18}${leaf}`;
  return (
    `<rect width="150" height="210" rx="13" fill="#274A43" stroke="#0E1E1C"/><rect x="7" y="7" width="136" height="196" rx="9" fill="#21413B" stroke="#D8B666" stroke-width="1.4"/>` +
    `<path d="${net}" fill="none" stroke="#3F6B60" stroke-width="1.2" clip-path="inset(9px round 8px)"/>` +
    `<circle cx="75" cy="105" r="34" fill="#21413B" stroke="#D8B666" stroke-width="1.6"/><circle cx="75" cy="105" r="29" fill="none" stroke="#D8B666" stroke-width=".7"/>` +
    `<path transform="translate(75 106)" d="M0 -24L9 -10H5L13 2H7L17 15H2.5V23H-2.5V15H-17L-7 2H-13L-5 -10H-9Z" fill="#D8B666"/>`
  );
})();

export interface Wood {
  readonly name: 'dusk' | 'morning';
  readonly sky: string;
  readonly sky2: string;
  readonly layers: readonly [string, string, string];
  readonly moss: string;
  readonly glow: string;
}

export const DUSK: Wood = {
  name: 'dusk',
  sky: '#31504E',
  sky2: '#16262A',
  layers: ['#27413F', '#203735', '#1A2E2E'],
  moss: '#2A453B',
  glow: '#FFE6A3',
};
export const MORNING: Wood = {
  name: 'morning',
  sky: '#E9EBDC',
  sky2: '#CBD6C6',
  layers: ['#D0DBCB', '#C6D3C2', '#BCCBB9'],
  moss: '#DCE3CF',
  glow: '#FFF6D8',
};

/** The clearing around the card table. Its gradients are named after the wood: a page may show it at both times of day. */
export function forest(w: number, h: number, wood: Wood): string {
  const dice = new Dice('forest');
  const scale = Math.max(0.62, Math.min(1.6, w / 1000));
  const horizon = h * 0.12;
  let out =
    `<defs><linearGradient id="sky-${wood.name}" x2="0" y2="1"><stop stop-color="${wood.sky2}"/><stop offset=".3" stop-color="${wood.sky}"/></linearGradient>` +
    `<radialGradient id="clearing-${wood.name}"><stop stop-color="${wood.moss}" stop-opacity=".95"/><stop offset="1" stop-color="${wood.moss}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#sky-${wood.name})"/>`;
  wood.layers.forEach((colour, layer) => {
    const y = horizon + [0, 40, 92][layer]! * scale;
    const size = [26, 36, 50][layer]! * scale;
    for (let x = -30; x < w + 40;) {
      const z = size * dice.from(0.7, 1.35);
      out += fir(x, y + 6 * scale, z, colour);
      x += z * dice.from(1, 2.1);
    }
    out += `<rect y="${n(y)}" width="${w}" height="${n(Math.max(0, h - y))}" fill="${colour}"/>`;
  });
  out += `<ellipse cx="${n(w * 0.56)}" cy="${n(h * 0.62)}" rx="${n(w * 0.5)}" ry="${n(h * 0.34)}" fill="url(#clearing-${wood.name})"/>`;
  for (let x = -20; x < w + 40;) {
    const z = 34 * scale * dice.from(0.6, 1.3);
    out += fir(x, h + z * 0.9, z, mix(wood.layers[2], wood.sky2, 0.55));
    x += z * dice.from(0.9, 1.8);
  }
  for (let i = 0; i < 15; i++) {
    const at = `cx="${n(dice.from(0, w))}" cy="${n(dice.from(horizon, h))}" fill="${wood.glow}"`;
    out += `<circle ${at} r="${n(6 * scale)}" opacity=".07"/><circle ${at} r="${n(1.6 * scale)}" opacity=".6"/>`;
  }
  return out;
}
