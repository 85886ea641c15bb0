/** Positions as drawings that stand by themselves: one as a picture, all of them as a film. */

/** A thing in a picture; the same key means that it stays where it is. */
export interface Thing {
  key: string;
  /** What has more stands in front. */
  layer: number;
  svg: string;
}

/** What every position of a game shows, in a frame that holds all of them. */
export interface Scenes {
  width: number;
  height: number;
  /** What is always there. */
  ground: string;
  /** What else is there, position by position. */
  things: Thing[][];
}

const SECONDS = 0.7; // an event is shown
const REST = 5; // the end is shown

export class Stage {
  constructor(private readonly scenes: Scenes) {}

  /** The position after so many events. */
  picture(at: number): string {
    return this.framed(
      byLayer(this.scenes.things[at]!)
        .map(({ svg }) => svg)
        .join(''),
    );
  }

  /** The whole game, again and again, by animations that every browser plays. */
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

/** Drawings that are shown in many places and stand in a file once. */
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

/** A thing with the positions that show it: from one, up to another that does not. */
export interface Appearance extends Thing {
  from: number;
  to: number;
}

/** When each thing is there, from the back to the front. */
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
