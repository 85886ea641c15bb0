/** The four seasons of the Longhouse Year: their pictures, and the animal of each scenario. */
import { n } from '../../draw/paths';
import { Dice } from '../../draw/random';
import { fir } from './draw/portrait';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

const TONES: Record<Season, { sky: [string, string]; sun: string; firs: [string, string]; ground: [string, string] }> =
  {
    spring: {
      sky: ['#CFE3DC', '#E0EBDF'],
      sun: '#FBF6E9',
      firs: ['#93B98F', '#5F9169'],
      ground: ['#9CC489', '#7FAE6E'],
    },
    summer: {
      sky: ['#F2D28A', '#F6E5B4'],
      sun: '#FDF3BE',
      firs: ['#9AAA62', '#52824A'],
      ground: ['#A7B85E', '#8AA24E'],
    },
    autumn: {
      sky: ['#E2A268', '#F1C891'],
      sun: '#FBE5B4',
      firs: ['#C77F3D', '#84441C'],
      ground: ['#C07B40', '#A86532'],
    },
    winter: {
      sky: ['#7F9CC2', '#C7D5E6'],
      sun: '#F3F6FA',
      firs: ['#8CA6C8', '#56769E'],
      ground: ['#DCE6F0', '#F3F7FA'],
    },
  };
/** What flies or grows: the colours of flowers, leaves and snow. */
const SPECKS: Record<Season, string[]> = {
  spring: ['#FFFFFF', '#FBE6A6'],
  summer: ['#E7AE2B', '#C0392B', '#FFFFFF'],
  autumn: ['#B5472C', '#E7A13A'],
  winter: ['#FFFFFF'],
};

/** The animals whose portraits stand for the scenarios. */
export const ANIMAL_OF: Readonly<Record<string, string>> = {
  'first-thaw': 'QF',
  'open-gates': 'LL',
  'nine-guests': 'JL',
  'long-way-round': 'KF',
  'both-sides': 'PE',
  'round-dance': 'PF',
  'small-table': 'BF',
  'late-guest': 'KC',
  'tired-hands': 'BC',
  'harvest-toll': 'JF',
  'moving-day': 'BE',
  'empty-larder': 'JC',
  'upside-down': 'PL',
  'twin-beacons': 'KE',
  'few-candles': 'QE',
  'longest-night': 'PC',
};

/** A season as a landscape of 840 × 200. */
export function landscape(season: Season): string {
  const { sky, sun, firs, ground } = TONES[season];
  const dice = new Dice(season);
  const row = (y: number, size: number, colour: string): string => {
    let out = '';
    for (let x = -20; x < 860;) {
      const k = size * dice.from(0.75, 1.3);
      out += fir(x, y, k, colour);
      x += k * dice.from(1.6, 3.2);
    }
    return out;
  };
  const specks = Array.from({ length: season === 'winter' ? 34 : 14 }, () => {
    const y = season === 'winter' || season === 'autumn' ? dice.from(6, 190) : dice.from(150, 194);
    const colour = SPECKS[season][Math.floor(dice.from(0, SPECKS[season].length))] ?? '#FFFFFF';
    return `<circle cx="${n(dice.from(0, 840))}" cy="${n(y)}" r="${n(dice.from(1.2, 2.6))}" fill="${colour}"/>`;
  });
  return (
    `<defs><linearGradient id="sky-${season}" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>` +
    `<rect width="840" height="200" fill="url(#sky-${season})"/><circle cx="148" cy="38" r="20" fill="${sun}"/>` +
    row(140, 14, firs[0]) +
    `<path d="M0 128Q210 108 420 130T840 122V200H0Z" fill="${ground[0]}"/>` +
    row(160, 19, firs[1]) +
    `<path d="M0 158Q250 140 470 160T840 152V200H0Z" fill="${ground[1]}"/>${specks.join('')}`
  );
}
