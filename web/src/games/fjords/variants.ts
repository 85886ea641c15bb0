/** The variants that can be chosen (F8, F9). */
export const VARIANTS = ['base', 'epic', 'classic', 'first'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The game options of a variant; the 2005 edition counts as a variant here. */
export function editionOptions(variant: Variant): { edition: '2005' } | { variant: Variant } {
  return variant === 'first' ? { edition: '2005' } : { variant };
}

/** Whether it is played with rune stones. */
export function hasRunes(variant: Variant): boolean {
  return variant === 'base' || variant === 'epic';
}
