/** The colours of the land, the clans and the suits: the same by day and by night. */

export const LAND = {
  meadow: '#AFC076',
  meadowHigh: '#BFCC89',
  meadowLow: '#9FB368',
  blade: '#8AA054',
  bladeHigh: '#CAD69A',
  bank: '#95A95C',
  sand: '#EBDCB2',
  wetSand: '#D9C493',
  foam: '#F4FAF5',
  shallows: ['#468C9C', '#5FA6AC', '#8CC4BF', '#B9DDD0'],
  sea: '#3A8094',
  wave: '#79B7BC',
  heath: '#8A9A57',
  rock: '#888D8B',
  rockHigh: '#9C9F99',
  rockLow: '#737A7D',
  lit: '#C0BBB0',
  lit2: '#A8A59D',
  shade: '#66707D',
  shade2: '#545E6C',
  snow: '#FDFCF8',
  snowLow: '#C6D5E2',
  spruce: '#3F6450',
  spruceHigh: '#5A8262',
  birch: '#F3EFE4',
  birchMark: '#3A3A36',
  leaf: '#C9CC5F',
  leafHigh: '#DFDD83',
  leafLow: '#A3AB48',
  stone: '#A9A89E',
  stoneHigh: '#C7C5BB',
  stoneLow: '#7F8078',
} as const;

export const INK = '#1B2224';
export const CREAM = '#FFFDF3';

export interface Clan {
  readonly key: 'ochre' | 'raven' | 'heather' | 'bone';
  readonly base: string;
  readonly dark: string;
  readonly light: string;
  readonly mark: string;
  readonly face: string;
  readonly hair: string;
  readonly hat: readonly [string, string];
}

/** By seat. */
export const CLANS: readonly Clan[] = [
  {
    key: 'ochre',
    base: '#DDA51E',
    dark: '#8F6205',
    light: '#F4D273',
    mark: '#3B2703',
    face: '#FBE6A6',
    hair: '#B4541F',
    hat: ['#E9EDEE', '#8F989B'],
  },
  {
    key: 'raven',
    base: '#31363E',
    dark: '#13161A',
    light: '#5D6570',
    mark: '#EEF1F4',
    face: '#5D6570',
    hair: '#A9A296',
    hat: ['#4A515B', '#15181C'],
  },
  {
    key: 'heather',
    base: '#8F4BA3',
    dark: '#54246A',
    light: '#C594D3',
    mark: '#FFFFFF',
    face: '#6C2F82',
    hair: '#6B3A20',
    hat: ['#8F4BA3', '#54246A'],
  },
  {
    key: 'bone',
    base: '#F3ECDC',
    dark: '#8D8064',
    light: '#FFFFFF',
    mark: '#463B28',
    face: '#FFFDF6',
    hair: '#E0C26A',
    hat: ['#C9A24B', '#7D5D1D'],
  },
];

export type Suit = 'C' | 'F' | 'L' | 'E';

export const SUITS: Record<Suit, { base: string; deep: string; pale: string; sky: string }> = {
  C: { base: '#A4371C', deep: '#5E1B0B', pale: '#F4D3BE', sky: '#E9A886' },
  F: { base: '#A8387C', deep: '#5B1743', pale: '#F6D7E6', sky: '#E3A3C6' },
  L: { base: '#35702F', deep: '#173B17', pale: '#DCE8C4', sky: '#A9C98B' },
  E: { base: '#255C93', deep: '#102F52', pale: '#D3E3F2', sky: '#96BEDF' },
};

export function mix(a: string, b: string, t: number): string {
  const part = (colour: string, i: number): number => parseInt(colour.slice(i, i + 2), 16);
  return `#${[1, 3, 5]
    .map((i) =>
      Math.round(part(a, i) + (part(b, i) - part(a, i)) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
