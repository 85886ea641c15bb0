/** The tiles and places of a board in words: what a tile shows, and where it lies from what everybody can see. */
import type { Sitting } from '../../api/sitting';
import { axial, centre, type Cell, type Point } from '../../draw/hexes';
import { called, isYou } from '../../parts/names';
import { settings } from '../../parts/settings.svelte';
import { say, type Params } from '../../words.svelte';
import { landOf, type Land } from './lands';
import { editionOf, type FjordsView } from './view';

const SIDES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
type Side = (typeof SIDES)[number] | 'middle';

/** Something on the board from which ways are told; its name is its own. */
interface Mark {
  cell: Cell;
  name: string;
  /** Among marks that are as near, the one of the lowest rank is named. */
  rank: number;
  /** Whether it is worth naming as a neighbour even of tiles that have a name of their own. */
  stands: boolean;
}

/** A step of each direction, as `beside` counts edges: from the north-east clockwise. */
const STEPS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * Names every cell of one board so that no two have the same name: nobody has to be told coordinates.
 *
 * A tile beside a longhouse or a stone is named by it; else by its land and the side of the board where there is only one
 * such tile; else by the steps from the nearest mark, as are cells without a tile.
 */
export class Atlas {
  private readonly lands: ReadonlyMap<Cell, Land>;
  private readonly marks: readonly Mark[];
  private readonly middle: Point;
  /** Cells nearer to the middle than this have no side. */
  private readonly inner: number;

  constructor(
    view: FjordsView,
    private readonly table: Sitting,
  ) {
    this.lands = new Map(view.board.map(({ cell, word }) => [cell, landOf(word)]));
    const points = view.board.map(({ cell }) => centre(cell));
    this.middle = middleOf(points);
    this.inner = Math.max(...points.map((point) => distance(point, this.middle)), 0) / 3;
    this.marks = this.marked(view);
  }

  /** Whether a tile lies on a cell. */
  has(cell: Cell): boolean {
    return this.lands.has(cell);
  }

  /** Where a cell lies, whatever is on it: “just east of your longhouse”. */
  where(cell: Cell): string {
    return this.noted(this.beside(cell), cell);
  }

  /** A tile that lies on the board, as the object of a sentence: “the bay in the north”. */
  tile(cell: Cell): string {
    const land = this.lands.get(cell);
    return land === undefined ? this.where(cell) : this.named('place-the', land, cell);
  }

  /** A tile that was laid, or can be: “a bay in the north”. */
  newTile(word: string, cell: Cell): string {
    return this.named('place-a', landOf(word), cell);
  }

  /** A tile that everybody sees, laid on a cell: “the bay just east of your longhouse”. */
  thisTile(word: string, cell: Cell): string {
    return this.named('place-the', landOf(word), cell);
  }

  /** A tile as the head of a line: “bay in the north”. */
  bareTile(cell: Cell): string {
    return this.named('place-land', this.lands.get(cell) ?? 'meadow', cell);
  }

  private named(key: string, land: Land, cell: Cell): string {
    const tile = say(key, { land });
    return this.noted(say('place-tile', { tile, where: this.side(cell) ?? this.beside(cell) }), cell);
  }

  private noted(place: string, cell: Cell): string {
    return settings.is('notation') ? say('place-notation', { place, cell }) : place;
  }

  /** The side of the board where a tile lies, if it needs no more to be told from all others of its land. */
  private side(cell: Cell): string | null {
    const land = this.lands.get(cell);
    if (land === undefined) return null;
    const side = this.sideOf(cell);
    const near = this.near(cell)[0];
    if (!this.alone(land) && near?.stands && steps(near.cell, cell) === 1) return null;
    const same = [...this.lands].filter(([other, its]) => its === land && this.sideOf(other) === side);
    return same.length === 1 ? say('place-in', { side }) : null;
  }

  /** The way from the nearest mark; what is the only mark itself lies there. */
  private beside(cell: Cell): string {
    const near = this.near(cell)[0] ?? this.marks[0];
    return near ? way(near, cell) : say('place-in', { side: 'middle' });
  }

  /** The marks, the nearest first. */
  private near(cell: Cell): Mark[] {
    return this.marks.filter((mark) => mark.cell !== cell).toSorted(byDistanceTo(cell));
  }

  private alone(land: Land): boolean {
    return [...this.lands.values()].filter((other) => other === land).length === 1;
  }

  private sideOf(cell: Cell): Side {
    return sideFrom(this.middle, centre(cell), this.inner);
  }

  private marked(view: FjordsView): Mark[] {
    const edition = editionOf(view);
    const houses = view.pieces.filter(({ piece }) => piece !== 'viking');
    const seats = [...new Set(houses.map(({ seat }) => seat))];
    const runes = [...new Set(view.stones.map(({ rune }) => rune))];
    return [
      ...seats.flatMap((seat) => {
        const you = isYou(this.table, seat);
        const cells = houses.filter((house) => house.seat === seat).map(({ cell }) => cell);
        return marksOf(
          cells,
          { mark: 'house', edition, you, who: called(this.table, seat) },
          you === 'yes' ? 0 : 1,
          true,
        );
      }),
      ...runes.flatMap((rune) => {
        const cells = view.stones.filter((stone) => stone.rune === rune).map(({ cell }) => cell);
        return marksOf(cells, { mark: rune }, 2, true);
      }),
      ...[...this.lands].flatMap(([cell, land]) =>
        this.alone(land) ? marksOf([cell], { mark: 'land', land }, 3, false) : [],
      ),
      ...marksOf(
        view.board.slice(0, 1).map(({ cell }) => cell),
        { mark: 'start' },
        4,
        false,
      ),
    ];
  }
}

/** Marks of one name, told apart by their sides; those that cannot be told apart are left out. */
function marksOf(cells: readonly Cell[], params: Params, rank: number, stands: boolean): Mark[] {
  const middle = middleOf(cells.map(centre));
  const sides = cells.map((cell) => (cells.length > 1 ? sideFrom(middle, centre(cell), 0.6) : 'none'));
  return cells.flatMap((cell, n) => {
    const side = sides[n]!;
    if (sides.indexOf(side) !== sides.lastIndexOf(side)) return [];
    return [{ cell, name: say('place-mark', { ...params, side }), rank, stands }];
  });
}

/** The way from a mark to another cell: along one direction, or along two that are next to each other. */
function way({ cell: from, name: mark }: Mark, cell: Cell): string {
  const [[q1, r1], [q2, r2]] = [axial(from), axial(cell)];
  const [q, r] = [q2 - q1, r2 - r1];
  for (const [k, [dq, dr]] of STEPS.entries()) {
    const [eq, er] = STEPS[(k + 1) % 6]!;
    // (q, r) = n (dq, dr) + m (eq, er); the determinant of two neighbouring directions is 1
    const [n, m] = [q * er - r * eq, r * dq - q * dr];
    if (n < 1 || m < 0) continue;
    if (m === 0) return say(n === 1 ? 'place-beside' : 'place-straight', { k, n, mark });
    const said = (direction: number): string => say('place-direction', { k: direction % 6 });
    return say('place-bent', { n, m, first: said(k), second: said(k + 1), mark });
  }
  return say('place-at', { mark });
}

function byDistanceTo(cell: Cell): (a: Mark, b: Mark) => number {
  return (a, b) => steps(a.cell, cell) - steps(b.cell, cell) || a.rank - b.rank;
}

/** How many steps two cells are apart. */
function steps(a: Cell, b: Cell): number {
  const [[q1, r1], [q2, r2]] = [axial(a), axial(b)];
  const [q, r] = [q2 - q1, r2 - r1];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The side on which a point lies of another; none within `inner` of it. */
function sideFrom([x1, y1]: Point, [x2, y2]: Point, inner: number): Side {
  const [x, y] = [x2 - x1, y2 - y1];
  if (Math.hypot(x, y) <= inner) return 'middle';
  return SIDES[(Math.round(Math.atan2(x, -y) / (Math.PI / 4)) + 8) % 8]!;
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

function middleOf(points: readonly Point[]): Point {
  const mean = (of: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / Math.max(points.length, 1);
  return [mean(([x]) => x), mean(([, y]) => y)];
}
