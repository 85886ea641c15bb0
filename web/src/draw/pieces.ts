/** Vikings, longhouses, shields and rune stones as SVG markup: four clans that differ by shape too. */
import { CORNERS } from './hexes';
import { CLANS, CREAM, INK, type Clan } from './palette';
import { n } from './paths';

const HALO = `fill="${CREAM}" stroke="${CREAM}" stroke-linejoin="round" stroke-linecap="round"`;

/** All runes, in the order of the protocol. */
export const RUNES = ['strength', 'water', 'journey', 'horse', 'friendship', 'wisdom', 'home'] as const;
export type Rune = (typeof RUNES)[number];

/** The filled parts have no outline, lest they inherit that of the drawing around them. */
const EMBLEMS: Record<Clan['key'], (colour: string) => string> = {
  ochre: (c) => {
    const rays = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
      const a = (Math.PI / 4) * i;
      return `M${n(Math.sin(a) * 0.62)} ${n(-Math.cos(a) * 0.62)}L${n(Math.sin(a))} ${n(-Math.cos(a))}`;
    });
    return `<circle r=".42" fill="${c}" stroke="none"/><path d="${rays.join('')}" stroke="${c}" stroke-width=".2" stroke-linecap="round"/>`;
  },
  raven: (c) =>
    `<path d="M-1 -.42Q-.45 -.62 0 -.05Q.45 -.62 1 -.42Q.62 -.05 .2 .3L.28 .85L0 .58L-.28 .85L-.2 .3Q-.62 -.05 -1 -.42Z" fill="${c}" stroke="none"/>`,
  heather: (c) =>
    `<g fill="${c}" stroke="none"><circle cy="-.66" r=".3"/><circle cx="-.5" cy="-.14" r=".3"/><circle cx=".5" cy="-.14" r=".3"/></g>` +
    `<path d="M0 -.5V.95M-.46 -.05L0 .42L.46 -.05" stroke="${c}" stroke-width=".17" fill="none" stroke-linecap="round"/>`,
  bone: (c) =>
    `<path d="M-.68 -.68L.68 .68M.68 -.68L-.68 .68" stroke="${c}" stroke-width=".26" stroke-linecap="round"/>` +
    `<path d="M-.86 -.62h.01M-.62 -.86h.01M.86 .62h.01M.62 .86h.01M.86 -.62h.01M.62 -.86h.01M-.86 .62h.01M-.62 .86h.01" stroke="${c}" stroke-width=".4" stroke-linecap="round"/>`,
};

const SHIELDS: Record<Clan['key'], string> = {
  ochre: '<circle r="1"/>',
  raven: '<path d="M-.92 -.8Q0 -1.15 .92 -.8Q.95 .5 0 1.35Q-.95 .5 -.92 -.8Z"/>',
  heather: `<path d="M${CORNERS.map(([x, y]) => `${n(x * 1.12)} ${n(y * 1.12)}`).join('L')}Z"/>`,
  bone: '<rect x="-.95" y="-.95" width="1.9" height="1.9" rx=".2"/>',
};

/** The outline of a clan's shield, of radius 1. */
export function shieldOutline(seat: number): string {
  return SHIELDS[CLANS[seat]!.key];
}

/** The emblem of a clan, of radius 1. */
export function emblem(seat: number, colour: string): string {
  return EMBLEMS[CLANS[seat]!.key](colour);
}

/** A shield of radius 1 around the origin. */
export function shield(seat: number): string {
  const clan = CLANS[seat]!;
  return (
    `<g fill="${clan.face}" stroke="${clan.dark}" stroke-width=".16" stroke-linejoin="round">${SHIELDS[clan.key]}</g>` +
    `<g transform="scale(.62)">${EMBLEMS[clan.key](clan.mark)}</g>`
  );
}

const BODY = 'M-29 0C-33 -30 -25 -52 0 -52C25 -52 33 -30 29 0C20 6 -20 6 -29 0Z';
const HEAD = 'M-16 -66a16 16 0 0 1 32 0v6a16 16 0 0 1 -32 0z';
const COMB = 'M-15 -84C-24 -116 24 -116 15 -84C8 -90 -8 -90 -15 -84Z';
const HATS: Record<Clan['key'], string> = {
  ochre:
    'M-17 -72C-18 -91 18 -91 17 -72ZM-16 -76C-32 -76 -37 -92 -31 -104C-27 -94 -20 -88 -10 -86ZM16 -74C32 -76 37 -92 31 -104C27 -94 20 -88 10 -86Z',
  raven:
    'M-17 -72C-18 -92 18 -92 17 -72ZM-15 -75C-30 -74 -44 -86 -46 -100C-36 -96 -34 -96 -30 -100C-26 -94 -18 -92 -10 -85ZM15 -72C30 -74 44 -86 46 -100C36 -96 34 -96 30 -100C26 -94 18 -92 10 -85Z',
  heather: 'M-20 -70C-20 -86 -10 -100 10 -112C8 -98 20 -88 20 -70Z',
  bone: `M-17 -72C-18 -90 18 -90 17 -72Z${COMB}`,
};

/** About 100 high, feet at the origin. */
export function viking(seat: number): string {
  const clan = CLANS[seat]!;
  const ink = `stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"`;
  const comb =
    `<path d="${COMB}" fill="#B5472C" ${ink}/>` +
    `<path d="M-9 -88L-12 -102M0 -89V-106M9 -88L12 -102" stroke="${INK}" stroke-width="2"/>`;
  return (
    `<ellipse cx="6" cy="1" rx="34" ry="9" fill="${INK}" opacity=".32"/>` +
    `<path d="${BODY}${HEAD}${HATS[clan.key]}" ${HALO} stroke-width="11" opacity=".92"/>` +
    `<path d="${BODY}" fill="${clan.base}" ${ink}/>` +
    `<path d="M-27 -3C-30 -30 -23 -47 -4 -50C-16 -40 -18 -20 -16 1C-20 1 -24 -1 -27 -3Z" fill="${clan.light}" opacity=".75"/>` +
    `<path d="M14 1C20 -18 18 -38 8 -50C24 -46 30 -28 27 -3C24 0 19 1 14 1Z" fill="${clan.dark}" opacity=".55"/>` +
    `<path d="${HEAD}" fill="#EBC39A" ${ink}/>` +
    `<path d="M-16 -62C-10 -56 10 -56 16 -62C18 -46 8 -34 0 -30C-8 -34 -18 -46 -16 -62Z" fill="${clan.hair}" ${ink}/>` +
    `<g fill="${INK}"><circle cx="-6.5" cy="-64.5" r="2.3"/><circle cx="6.5" cy="-64.5" r="2.3"/></g>` +
    `<path d="${HATS[clan.key]}" fill="${clan.hat[0]}" ${ink}/>` +
    (clan.key === 'bone' ? comb : '') +
    `<path d="M-19 -70.5H19V-76.5H-19Z" fill="${clan.hat[1]}" stroke="${INK}" stroke-width="2.4"/>` +
    `<g transform="translate(0 -19) scale(15.5)">${shield(seat)}</g>`
  );
}

const ROOF = 'M-66 -16C-58 -34 -54 -46 -50 -62C-20 -54 10 -54 38 -66C30 -46 24 -26 18 -8C-10 -6 -40 -8 -66 -16Z';
const GABLE = 'M18 -8C24 -26 30 -46 38 -66C48 -46 56 -30 64 -18L60 -12V4L24 12V-6Z';
const WALL = 'M-60 -15V-3C-36 4 -4 10 24 12V-7C-8 -4 -38 -8 -60 -15Z';
const BEAMS = 'M38 -62L30 -82M38 -62L49 -81M-50 -60L-60 -78M-50 -60L-41 -78';
const THATCH = [0, 1, 2, 3, 4, 5]
  .map((i) => {
    const [foot, top] = [-14 + (i % 2) + Math.min(i, 3) * 1.6, -59 + (i > 1 && i < 5 ? 4 : 1)];
    return `M${n(-58 + i * 13.2)} ${n(foot)}C${n(-52 + i * 12.6)} -32 ${n(-47 + i * 12.6)} -44 ${n(-44 + i * 12.4)} ${top}`;
  })
  .join('');

/** About 130 wide and 90 high, ground at the origin. */
export function longhouse(seat: number): string {
  const clan = CLANS[seat]!;
  const ink = `stroke="${INK}" stroke-width="3.2" stroke-linejoin="round"`;
  return (
    `<ellipse cx="4" cy="8" rx="68" ry="13" fill="${INK}" opacity=".3"/>` +
    `<path d="${ROOF}${GABLE}${WALL}${BEAMS}" ${HALO} stroke-width="10" opacity=".92"/>` +
    `<path d="${WALL}" fill="#8A5F3A" ${ink}/>` +
    `<path d="M-48 -11V0M-34 -8V4M-20 -6V7M-6 -5V9M8 -5V10" stroke="#5E3D22" stroke-width="2.4"/>` +
    `<path d="${GABLE}" fill="#B98A58" ${ink}/>` +
    `<path d="M34 -46L30 8M44 -50V8M53 -36V6" stroke="#8A5F3A" stroke-width="2.2"/>` +
    `<path d="M36 9V-10C36 -20 51 -22 51 -13V6Z" fill="#2B1B10" stroke="${INK}" stroke-width="2.4"/>` +
    `<path d="M40 8V-9C40 -14 46 -16 48 -12V6Z" fill="#F2B84B" opacity=".85"/>` +
    `<path d="${ROOF}" fill="${clan.base}" ${ink}/>` +
    `<path d="${THATCH}" stroke="${clan.dark}" stroke-width="2.2" fill="none" opacity=".55" stroke-linecap="round"/>` +
    `<path d="M-49 -60C-20 -52 10 -52 37 -64L34 -57C10 -47 -22 -47 -51 -54Z" fill="${clan.light}" opacity=".8"/>` +
    `<g stroke-linecap="round"><path d="${BEAMS}" stroke="${INK}" stroke-width="9.5"/><path d="${BEAMS}" stroke="#C99A63" stroke-width="4.2"/></g>` +
    `<g transform="translate(-15 -27) scale(15)">${shield(seat)}</g>`
  );
}

const FOLDS = 'M18 -8C24 -26 30 -46 38 -66M18 -8C-10 -6 -40 -8 -66 -16M18 -8L24 12';
const WHOLE =
  'M-60 -15L-66 -16C-58 -34 -54 -46 -50 -62C-20 -54 10 -54 38 -66C48 -46 56 -30 64 -18L60 -12V4L24 12C-4 10 -36 4 -60 -3Z';

const DASHED =
  'fill="none" stroke-dasharray="7 6" stroke-linecap="round" stroke-linejoin="round" style="stroke: var(--legal)"';

/** A longhouse that is not there yet: paper, dashed in the colour of what is allowed. */
export function ghostHouse(seat: number): string {
  return (
    `<path d="${WHOLE}${BEAMS}" fill="${CREAM}" fill-opacity=".72" stroke="${CREAM}" stroke-opacity=".85" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<path d="${ROOF}" fill="${CLANS[seat]!.base}" opacity=".3"/>` +
    `<path d="${WHOLE}${FOLDS}${BEAMS}" ${DASHED} stroke-width="3.4"/>` +
    `<g transform="translate(-15 -27) scale(15)" opacity=".55">${shield(seat)}</g>`
  );
}

/** A viking that is not there yet. */
export function ghostViking(seat: number): string {
  const outline = `${BODY}${HEAD}${HATS[CLANS[seat]!.key]}`;
  return (
    `<path d="${outline}" fill="${CREAM}" fill-opacity=".5" stroke="${CREAM}" stroke-opacity=".8" stroke-width="9" stroke-linejoin="round"/>` +
    `<g opacity=".42">${viking(seat)}</g><path d="${outline}" ${DASHED} stroke-width="3.6"/>`
  );
}

const SIGNS: Record<Rune, string> = {
  strength: 'M-4 -12V12M-4 -12L7 -4L-4 3',
  water: 'M0 -12V12M0 -12L9 -3',
  friendship: 'M-7 12V-12L7 12V-12',
  journey: 'M-7 12V-12L5 -6L-7 0L7 12',
  horse: 'M-8 12V-12L0 -3L8 -12V12',
  wisdom: 'M-4 12V-12M-4 -12L7 -5M-4 -3L7 4',
  home: 'M0 -12L8 -3L-8 12M0 -12L-8 -3L8 12',
};
const STONE = 'M-27 2C-32 -26 -27 -62 -11 -78C0 -87 14 -82 20 -66C28 -46 30 -22 27 2C14 9 -14 9 -27 2Z';

/** A standing stone, about 90 high, ground at the origin. */
export function runeStone(rune: Rune, spent = false): string {
  return (
    `<ellipse cx="7" cy="3" rx="38" ry="10" fill="${INK}" opacity=".34"/>` +
    `<path d="${STONE}" ${HALO} stroke-width="11" opacity=".92"/>` +
    `<path d="${STONE}" fill="#9BA1A3" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/>` +
    `<path d="M-24 0C-29 -26 -24 -60 -10 -74C-12 -50 -16 -24 -13 5C-18 4 -21 2 -24 0Z" fill="#C3C7C6"/>` +
    `<path d="M12 5C19 -20 20 -48 12 -76C20 -70 26 -44 24 1C20 4 16 5 12 5Z" fill="#767D82"/>` +
    `<g transform="translate(1 -38) scale(1.45)" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${SIGNS[rune]}" stroke="#3A2A22" stroke-width="8.5"/>` +
    `<path d="${SIGNS[rune]}" stroke="${spent ? '#6C7376' : '#E4572E'}" stroke-width="5"/></g>` +
    `<path d="M-27 3q4 -11 9 -3q3 -8 8 1M10 6q5 -11 9 -2q4 -6 8 -1" stroke="#6F8A45" stroke-width="4" fill="none" stroke-linecap="round"/>`
  );
}

/** The bag that tiles are drawn from. */
export const BAG =
  '<path d="M-16 -22C-30 -4 -34 30 0 30C34 30 30 -4 16 -22Z" fill="#C8B089" stroke="#5B4526" stroke-width="3"/>' +
  '<path d="M-16 -22C-24 -32 -10 -36 0 -32C10 -36 24 -32 16 -22Z" fill="#B49A70" stroke="#5B4526" stroke-width="3" stroke-linejoin="round"/>' +
  '<path d="M-18 -21C-8 -17 8 -17 18 -21" stroke="#8C2F1B" stroke-width="5" fill="none" stroke-linecap="round"/>' +
  '<path d="M0 -5L9.500 .5V11.500L0 17L-9.500 11.500V.5Z" fill="none" stroke="#5B4526" stroke-width="2.5" stroke-linejoin="round"/>';
