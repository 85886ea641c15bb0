/** Self-contained SVG of a game: one position as a picture, or all positions as an animation. */

/** An object in a picture; an object with the same key in the next position is the same one. */
export interface Thing {
  key: string;
  /** Higher layers are drawn in front. */
  layer: number;
  svg: string;
}

/** The objects in every position of a game, in a frame large enough for all positions. */
export interface Scenes {
  width: number;
  height: number;
  /** The background, shown in all positions. */
  ground: string;
  /** The objects in each position. */
  things: Thing[][];
}

const SECONDS = 0.7; // per event
const REST = 5; // seconds for the last position

export class Stage {
  constructor(private readonly scenes: Scenes) {}

  /** The SVG of the position after this number of events. */
  picture(at: number): string {
    return this.framed(
      byLayer(this.scenes.things[at]!)
        .map(({ svg }) => svg)
        .join(''),
    );
  }

  /** The whole game as an SVG with an endless SMIL animation, which every browser plays. */
  film(): string {
    const { things } = this.scenes;
    const length = things.length * SECONDS + REST;
    const clock = `<rect width="0" height="0"><animate id="clock" attributeName="x" values="0" dur="${length}s" begin="0s;clock.end"/></rect>`;
    const shown = appearances(things).map(({ svg, from, to }) => {
      const end = to < things.length ? `clock.begin+${seconds(to)}` : 'clock.end';
      return `<g visibility="hidden"><set attributeName="visibility" to="visible" begin="clock.begin+${seconds(from)}" end="${end}"/>${svg}</g>`;
    });
    return this.framed(clock + shown.join(''));
  }

  private framed(content: string): string {
    const { width, height, ground } = this.scenes;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${ground}${content}</svg>`;
  }
}

/** SVG definitions that are used in many places and stored once per file. */
export class Drawings {
  private readonly known = new Map<string, string>();

  use(key: string, draw: () => string): string {
    const id = key.replaceAll(' ', '-');
    if (!this.known.has(id)) this.known.set(id, draw());
    return `<use href="#${id}"/>`;
  }

  get defined(): string {
    return `<defs>${[...this.known].map(([id, svg]) => `<g id="${id}">${svg}</g>`).join('')}</defs>`;
  }
}

/** An object with the range of positions that show it; the end is exclusive. */
export interface Appearance extends Thing {
  from: number;
  to: number;
}

/** The appearances of all objects, from back to front. */
export function appearances(things: readonly (readonly Thing[])[]): Appearance[] {
  const open = new Map<string, Appearance>();
  const found: Appearance[] = [];
  things.forEach((scene, at) => {
    for (const thing of scene) {
      const known = open.get(thing.key);
      if (known?.to === at) known.to = at + 1;
      else {
        const appearance = { ...thing, from: at, to: at + 1 };
        open.set(thing.key, appearance);
        found.push(appearance);
      }
    }
  });
  return byLayer(found);
}

function byLayer<T extends Thing>(things: readonly T[]): T[] {
  return things.toSorted((a, b) => a.layer - b.layer);
}

function seconds(at: number): string {
  return `${(at * SECONDS).toFixed(1)}s`;
}
