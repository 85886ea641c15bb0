/** Modules that the build makes (`vite.config.ts`). */

declare module 'virtual:animals' {
  /** Path data on a field of 512 × 512, by character. */
  export const ANIMALS: Record<string, string>;
}
