/** The medal of a journey as SVG markup, in a box of 124 × 148; without one a dashed ring with what was reached. */
import { mix } from '../../../draw/palette';

const TREE = 'M0 -19L7 -8H4L10 1H5.500L13 11H2V18H-2V11H-13L-5.500 1H-10L-4 -8H-7Z';

export function medal(metal: string, stars: number): string {
  const [low, high] = [mix(metal, '#1B1608', 0.45), mix(metal, '#FFFFFF', 0.35)];
  const beads = Array.from({ length: 28 }, (_, i) => {
    const a = (Math.PI * i) / 14;
    return `<circle cx="${(62 + Math.sin(a) * 52).toFixed(1)}" cy="${(62 - Math.cos(a) * 52).toFixed(1)}" r="1.400"/>`;
  });
  return (
    `<path d="M36 96L14 142L32 137L42 148L58 110Z" fill="#A4371C" stroke="#5E1B0B" stroke-width="1.600"/><path d="M88 96L110 142L92 137L82 148L66 110Z" fill="#A4371C" stroke="#5E1B0B" stroke-width="1.600"/>` +
    `<circle cx="62" cy="62" r="60" fill="${metal}" stroke="${low}" stroke-width="2.400"/><circle cx="62" cy="62" r="46" fill="${high}" fill-opacity=".35" stroke="${low}" stroke-width="1.600"/>` +
    `<g fill="${low}" opacity=".75">${beads.join('')}</g><path d="${TREE}" transform="translate(62 40)" fill="${mix(metal, '#1B1608', 0.62)}"/>` +
    `<text x="62" y="96" font-size="38" class="numeral" fill="#2A2A24">${stars}</text>`
  );
}

export function noMedal(stars: number, below: string): string {
  return (
    `<circle cx="62" cy="62" r="60" fill="none" stroke="#B9783F" stroke-width="3" stroke-dasharray="11 9"/><circle cx="62" cy="62" r="50" fill="none" stroke="#B9783F" stroke-width="1.200" opacity=".7"/>` +
    `<text x="62" y="76" font-size="48" class="numeral" fill="currentColor">${stars}</text><text x="62" y="97" font-size="15" class="caption" fill="currentColor">${below}</text>`
  );
}
