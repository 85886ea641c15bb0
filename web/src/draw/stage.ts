/** Self-contained SVG of the positions of a game. */

/** An object in a picture. */
export interface Thing {
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

export class Stage {
  constructor(
    private readonly scenes: Scenes,
    /** A style element for all its pictures. */
    private readonly style: string,
  ) {}

  get width(): number {
    return this.scenes.width;
  }

  get height(): number {
    return this.scenes.height;
  }

  /** The number of positions. */
  get length(): number {
    return this.scenes.things.length;
  }

  /** The SVG of the position after this number of events. */
  picture(at: number): string {
    return this.framed(
      byLayer(this.scenes.things[at]!)
        .map(({ svg }) => svg)
        .join(''),
    );
  }

  private framed(content: string): string {
    const { width, height, ground } = this.scenes;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${this.style}${ground}${content}</svg>`;
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

function byLayer<T extends Thing>(things: readonly T[]): T[] {
  return things.toSorted((a, b) => a.layer - b.layer);
}
