/** The four suits, stars and crowns as SVG markup. */
import type { Suit } from '../../../draw/palette';
import { leaf, n } from '../../../draw/paths';

/** A suit sign about 2r wide, around the origin. */
export function suit(s: Suit, r: number, colour: string, hole = '#FBF6E9'): string {
  switch (s) {
    case 'C':
      return `<path d="M-7.5 -8C-9.5 -1 -8.5 6 -4 10.5C-4.8 5 -4 -2 -7.5 -8ZM-.5 -10.5C-3 -2 -2 6 2.5 11.5C2.5 5 3.5 -3 -.5 -10.5ZM6.8 -9C4.5 -2 5.2 4 8.8 8.5C9.5 3 10 -3.5 6.8 -9Z" fill="${colour}" transform="scale(${n(r / 10.5)}) rotate(14)"/>`;
    case 'F': {
      const petals = [0, 72, 144, 216, 288].map((a) => leaf([0, 0], 5.8, 3.5, 4.6, a));
      return `<g transform="translate(0 ${n(r / 25)}) scale(${n(r / 10)})" fill="${colour}"><path d="${petals.join('')}"/><circle r="2.7" fill="${hole}"/><circle r="1.5"/></g>`;
    }
    case 'L':
      return (
        `<g transform="rotate(20) scale(${n(r / 10.5)})"><path d="M0 -11C7.5 -6.5 8.5 2 1 8.2V11.5H-1V8.2C-8.5 2 -7.5 -6.5 0 -11Z" fill="${colour}"/>` +
        `<path d="M0 -7V8M0 -2.500L3.800 -5M0 -2.500L-3.800 -5M0 2L4.300 -1M0 2L-4.300 -1M0 5.600L3 3.500M0 5.600L-3 3.500" stroke="${hole}" stroke-width=".95" fill="none" stroke-linecap="round"/></g>`
      );
    case 'E':
      return (
        `<g transform="scale(${n(r / 10.5)})"><path d="M-11 0C-6.5 -8 6.5 -8 11 0C6.5 8 -6.5 8 -11 0Z" fill="${colour}"/><circle r="4.5" fill="${hole}"/><circle r="2.7" fill="${colour}"/>` +
        `<circle cx="1.2" cy="-1.2" r=".9" fill="${hole}"/><path d="M-8.5 -6.500L-7 -5M0 -9.300V-7.400M8.500 -6.500L7 -5" stroke="${colour}" stroke-width="1.5" stroke-linecap="round"/></g>`
      );
  }
}

export function star(x: number, y: number, r: number, fill: string, line?: string): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [a, reach] = [(Math.PI * i) / 5, i % 2 ? r * 0.45 : r];
    return `${n(x + Math.sin(a) * reach)} ${n(y - Math.cos(a) * reach)}`;
  });
  const edge = line ? ` stroke="${line}" stroke-width="1.3" stroke-linejoin="round"` : '';
  return `<path d="M${points.join('L')}Z" fill="${fill}"${edge}/>`;
}

export function crown(x: number, y: number, k: number): string {
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(k)})" fill="#F2C14E" stroke="#6B4704" stroke-linejoin="round">` +
    `<path d="M-11 6L-13 -6L-6 0L0 -10L6 0L13 -6L11 6Z" stroke-width="1.6"/><circle cy="-10" r="1.8"/></g>`
  );
}
