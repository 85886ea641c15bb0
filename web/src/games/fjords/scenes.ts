/** Positions of Fjords as drawings: the island as it grows, who stands on it, and the points. */
import type { View } from '../../api/protocol';
import { centre } from '../../draw/hexes';
import { inlined } from '../../draw/images';
import { hexagon } from '../../draw/paths';
import { shield } from '../../draw/pieces';
import type { Scenes, Thing } from '../../draw/stage';
import { footOf, markupOf, sizeOf, type Standing } from './draw/standing';
import { BOX, EDGE, tileImage, type Laid } from './draw/tiles';
import { figure } from '../../words.svelte';
import type { FjordsView } from './view';

const SIDE = 80; // pixels
const MARGIN = 1.6; // sides around the island
const FOOT = 60; // pixels for the points

export async function scenes(all: readonly View[]): Promise<Scenes> {
  const views = all as readonly FjordsView[];
  const cells = views.flatMap(({ board }) => board.map(({ cell }) => centre(cell)));
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const width = Math.round((Math.max(...xs) + MARGIN - left) * SIDE);
  const height = Math.round((Math.max(...ys) + MARGIN - top) * SIDE) + FOOT;
  const images = await paintedTiles(views);
  const put = ([x, y]: readonly [number, number]): [number, number] => [(x - left) * SIDE, (y - top) * SIDE];
  return {
    width,
    height,
    ground:
      `<defs><radialGradient id="vellum"><stop stop-color="#E9E1CF"/><stop offset="1" stop-color="#DDD3BC"/></radialGradient></defs>` +
      `<rect width="${width}" height="${height}" fill="url(#vellum)"/>`,
    things: views.map((view) => [
      ...view.board.flatMap((laid) => tile(put(centre(laid.cell)), images.get(keyOf(laid))!)),
      ...standing(view).map((piece) => stood(piece, view, put)),
      points(view, width, height),
    ]),
  };
}

async function paintedTiles(views: readonly FjordsView[]): Promise<Map<string, string>> {
  const laid = new Map(views.flatMap(({ board }) => board.map((tile) => [keyOf(tile), tile] as const)));
  const images = [...laid].map(
    async ([key, { tile, word }]) => [key, await inlined(await tileImage(tile, word, SIDE))] as const,
  );
  return new Map(await Promise.all(images));
}

function keyOf({ tile, word }: Laid): string {
  return `${tile} ${word}`;
}

function tile([x, y]: [number, number], image: string): Thing[] {
  const [width, height] = [BOX.width * SIDE, BOX.height * SIDE];
  const shadow = [14, 8, 2].map(
    (w) =>
      `<path d="${hexagon(SIDE, [x + 4, y + 8 + EDGE * SIDE])}" fill="none" stroke="#4A3F28" stroke-opacity=".11" stroke-width="${w}" stroke-linejoin="round"/>`,
  );
  return [
    { layer: -3, svg: shadow.join('') },
    { layer: -2, svg: `<path d="${hexagon(SIDE, [x, y + EDGE * SIDE])}" fill="#9C8759"/>` },
    { layer: -1, svg: `<path d="${hexagon(SIDE, [x, y + EDGE * 0.55 * SIDE])}" fill="#C9B68C"/>` },
    {
      layer: 0,
      svg: `<image href="${image}" x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}"/>`,
    },
    {
      layer: 1,
      svg: `<path d="${hexagon(SIDE, [x, y])}" fill="none" stroke="#2A3A2C" stroke-opacity=".1" stroke-width="1.3"/>`,
    },
  ];
}

function standing(view: FjordsView): Standing[] {
  return [
    ...view.pieces.map(({ piece, seat, cell }) => ({ kind: piece, seat, cell })),
    ...view.stones.map(({ rune, cell }) => ({ kind: rune, seat: -1, cell })),
    ...(view.wisdom ?? []).map((cell) => ({ kind: 'wisdom' as const, seat: -1, cell })),
  ];
}

function stood(
  { kind, seat, cell }: Standing,
  view: FjordsView,
  put: (at: readonly [number, number]) => [number, number],
): Thing {
  const foot = footOf(
    kind,
    cell,
    view.board.find((laid) => laid.cell === cell),
  );
  const [x, y] = put(foot);
  const scale = (sizeOf(kind) * SIDE) / 100;
  // nearer pieces are drawn in front, and all pieces in front of the land
  return {
    layer: 10 + foot[1] / 1000,
    svg: `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${markupOf(kind, seat)}</g>`,
  };
}

/** A shield and a number for each clan. */
function points(view: FjordsView, width: number, height: number): Thing {
  const totals = view.supplies.map((_, seat) => view.result?.scores[seat] ?? view.scores?.[seat]?.total);
  const clans = totals.map((total, seat) => {
    const x = width / 2 + (seat - (totals.length - 1) / 2) * 130;
    return (
      `<g transform="translate(${round(x - 24)} ${height - 42}) scale(17)">${shield(seat)}</g>` +
      `<text x="${round(x + 20)}" y="${height - 32}" class="numeral" font-size="30" fill="#22302F">${total === undefined ? '' : figure(total)}</text>`
    );
  });
  return { layer: 20, svg: clans.join('') };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
