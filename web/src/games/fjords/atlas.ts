/** The tiles and places of a board in words: what a tile shows, and where it lies from what everybody can see. */
import type { Sitting } from '../../api/sitting';
import { axial, beside, centre, STEPS, type Cell, type Point } from '../../draw/hexes';
import { called, isYou } from '../../parts/names';
import { settings } from '../../parts/settings.svelte';
import { say, type Params } from '../../words.svelte';
import { landmarksOf, type Landmark } from './landmarks';
import { landOf, type Land } from './lands';
import { editionOf, type FjordsView } from './view';

const SIDES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
type Side = (typeof SIDES)[number] | 'middle';
type Axial = readonly [q: number, r: number];
const EDGES = [0, 1, 2, 3, 4, 5];

/** Something on the board from which ways are told; its name is its own. */
interface Mark {
  cell: Cell;
  at: Axial;
  name: string;
  /** Among marks that are as near, the one of the lowest rank is named. */
  rank: number;
  /** Whether it is worth naming as a neighbour even of tiles that have a name of their own. */
  stands: boolean;
}

/**
 * Names every cell of one board so that no two have the same name: nobody has to be told coordinates.
 *
 * A tile beside a longhouse or a stone is named by it. Otherwise it is named by its land and by what lies near it, if there
 * is only one such tile: a lake, a cape or a range of mountains, or else the side of the board. All others, and cells
 * without a tile, are named by the steps from the nearest mark. `longhouse.words.fjords.places` is its twin.
 */
export class Atlas {
  private readonly lands: ReadonlyMap<Cell, Land>;
  private readonly marks: readonly Mark[];
  private readonly middle: Point;
  /** Cells nearer to the middle than this have no side. */
  private readonly inner: number;
  /** How a tile lies to a lake, a cape or a range, for tiles that this tells from all others of their land. */
  private nearby: ReadonlyMap<Cell, string> | null = null;

  constructor(
    private readonly view: FjordsView,
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
    return this.noted(say('place-tile', { tile, where: this.byLand(cell) ?? this.beside(cell) }), cell);
  }

  private noted(place: string, cell: Cell): string {
    return settings.is('notation') ? say('place-notation', { place, cell }) : place;
  }

  /** Where a tile lies, if that needs no steps to be told from all others of its land. */
  private byLand(cell: Cell): string | null {
    const land = this.lands.get(cell);
    if (land === undefined) return null;
    const near = this.near(cell);
    if (!this.alone(land) && near?.stands && steps(near.cell, cell) === 1) return null;
    const nearby = (this.nearby ??= this.byLandmarks()).get(cell);
    if (nearby !== undefined) return nearby;
    const side = this.sideOf(cell);
    const same = [...this.lands].filter(([other, its]) => its === land && this.sideOf(other) === side);
    return same.length === 1 ? say('place-in', { side }) : null;
  }

  private byLandmarks(): Map<Cell, string> {
    const landmarks = named(landmarksOf(this.view.board));
    const places = [...this.lands].map(([cell, land]) => {
      const ways = landmarks.flatMap(({ params, cells }) => {
        const how = this.liesTo(cells, cell);
        return how === null || isSame(land, params.landmark, how) ? [] : [say('place-near', { ...params, how })];
      });
      return { cell, ways, land };
    });
    const count = new Map<string, number>();
    for (const { ways, land } of places)
      for (const way of ways) count.set(`${land} ${way}`, (count.get(`${land} ${way}`) ?? 0) + 1);
    return new Map(
      places.flatMap(({ cell, ways, land }) => {
        const way = ways.find((each) => count.get(`${land} ${each}`) === 1);
        return way === undefined ? [] : [[cell, way] as const];
      }),
    );
  }

  /** How a cell lies to an area, as seen from the middle of the board; null where it does not touch it. */
  private liesTo(area: ReadonlySet<Cell>, cell: Cell): 'in' | 'behind' | 'before' | null {
    if (area.has(cell)) return 'in';
    const touched = EDGES.map((k) => beside(cell, k)).filter((next) => area.has(next));
    if (touched.length === 0) return null;
    const far = distance(centre(cell), this.middle);
    return far > distance(middleOf(touched.map(centre)), this.middle) ? 'behind' : 'before';
  }

  /** The way from the nearest mark; what is the only mark itself lies there. */
  private beside(cell: Cell): string {
    const near = this.near(cell) ?? this.marks[0];
    return near ? way(near, cell) : say('place-in', { side: 'middle' });
  }

  /** The nearest mark on another cell. */
  private near(cell: Cell): Mark | null {
    const at = axial(cell);
    let [best, least]: [Mark | null, number] = [null, Infinity];
    for (const mark of this.marks) {
      const far = apart(mark.at, at);
      if (far > 0 && (far < least || (far === least && mark.rank < best!.rank))) [best, least] = [mark, far];
    }
    return best;
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
    return [{ cell, at: axial(cell), name: say('place-mark', { ...params, side }), rank, stands }];
  });
}

/** Whether it says little to name a land by a landmark: one cape by another, or the open sea as part of a lake. */
function isSame(land: Land, landmark: Landmark['kind'], how: string): boolean {
  return land === landmark || (land === 'sea' && how === 'in');
}

/** Landmarks with the words for their names; those of one kind are told apart by their sides, or left out. */
function named(
  landmarks: readonly Landmark[],
): { params: { landmark: Landmark['kind']; side: string }; cells: ReadonlySet<Cell> }[] {
  return landmarks.flatMap(({ kind, cells }) => {
    const same = landmarks
      .filter((other) => other.kind === kind)
      .map((other) => middleOf([...other.cells].map(centre)));
    const middle = middleOf(same);
    const sideOf = (point: Point): Side | 'none' => (same.length > 1 ? sideFrom(middle, point, 0.6) : 'none');
    const side = sideOf(middleOf([...cells].map(centre)));
    if (same.filter((other) => sideOf(other) === side).length > 1) return [];
    return [{ params: { landmark: kind, side }, cells }];
  });
}

/** The way from a mark to another cell: along one direction, or along two that are next to each other. */
function way({ at: [q1, r1], name: mark }: Mark, cell: Cell): string {
  const [q2, r2] = axial(cell);
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

/** How many steps two cells are apart. */
function steps(a: Cell, b: Cell): number {
  return apart(axial(a), axial(b));
}

function apart([q1, r1]: Axial, [q2, r2]: Axial): number {
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
