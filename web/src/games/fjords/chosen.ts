/** The options of a game of Fjords in words. */
import { locale, say } from '../../words.svelte';

interface Options {
  edition?: string;
  variant?: string;
  runes?: string[];
  rounds?: number;
  oversight?: boolean;
}

/** What differs from the base game: the variant, rune stones, rounds, and whether places are not shown. */
export function chosen(options: object): string[] {
  const { edition, variant = 'base', runes = [], rounds = 1, oversight = false } = options as Options;
  const kind = edition === '2005' ? 'first' : variant;
  const names = new Intl.ListFormat(locale(), { type: 'conjunction' }).format(
    runes.map((rune) => say('rune-name', { rune })),
  );
  return [
    ...(kind === 'base' ? [] : [say('fjords-variant-name', { variant: kind })]),
    ...(runes.length ? [say('lobby-runes', { runes: names })] : []),
    ...(rounds > 1 ? [say('lobby-rounds', { count: rounds })] : []),
    ...(oversight ? [say('web-oversight')] : []),
  ];
}
