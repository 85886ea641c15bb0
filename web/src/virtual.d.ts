/** Modules that the build makes (`vite.config.ts`), and packages without types. */

declare module 'virtual:animals' {
  /** Path data on a field of 512 × 512, by character. */
  export const ANIMALS: Record<string, string>;
}

declare module 'virtual:emblems' {
  /** Path data on a field of 512 × 512, by the level of a bot. */
  export const EMBLEMS: Record<string, string>;
}

/** The part of gifenc that is used; the package has no types of its own. */
declare module 'gifenc' {
  type Palette = number[][];
  interface Encoder {
    /** `delay` is in milliseconds. */
    writeFrame(pixels: Uint8Array, width: number, height: number, how: { palette: Palette; delay: number }): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, colours: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
