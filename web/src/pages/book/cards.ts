/** How a chapter is laid out: steps, and what has a name or a picture, are cards; the rest is text between them. */
import type { Block, Chapter, Figure } from './read';

export interface Card {
  /** Its place in a list of steps. */
  readonly number: number | null;
  readonly title: string;
  readonly text: string;
  readonly figures: Figure[];
}

export type Part = Exclude<Block, { kind: 'steps' | 'figure' }> | { readonly kind: 'cards'; readonly cards: Card[] };

export function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    if (block.kind === 'steps')
      parts.push({ kind: 'cards', cards: block.items.map((text, i) => ({ ...named(text), number: i + 1 })) });
    else if (block.kind === 'text' && block.text.startsWith('**')) addCard(parts, named(block.text));
    else if (block.kind === 'figure') addFigure(parts, block);
    else parts.push(block as Part);
  }
  return parts;
}

/** A picture belongs to the card before it, unless that is a step or has one already. */
function addFigure(parts: Part[], { name, caption }: Figure): void {
  const last = parts.at(-1);
  const before = last?.kind === 'cards' ? last.cards.at(-1)! : null;
  if (before && before.number === null && !before.figures.length) before.figures.push({ name, caption });
  else addCard(parts, { ...named(''), figures: [{ name, caption }] });
}

/** Cards that follow each other stand together; steps stand on their own. */
function addCard(parts: Part[], card: Card): void {
  const last = parts.at(-1);
  if (last?.kind === 'cards' && last.cards[0]!.number === null) last.cards.push(card);
  else parts.push({ kind: 'cards', cards: [card] });
}

/** A text that begins with a name of its own: bold, and closed so that a sentence follows. */
function named(text: string): Card {
  const [, title = '', rest = text] = /^\*\*([^*]+?[.?!:])\*\*\s*(\P{Ll}.*|)$/u.exec(text) ?? [];
  return { number: null, title: title.replace(/[.:]$/, ''), text: rest, figures: [] };
}

/** The text of a chapter as a list of passages, the units of the search. */
export function passagesOf({ blocks, example }: Chapter): string[] {
  return [...blocks, ...(example ? [{ kind: 'text' as const, text: example.title }, ...example.blocks] : [])].flatMap(
    (block) => {
      if (block.kind === 'text') return [block.text];
      if (block.kind === 'figure') return [block.caption];
      if (block.kind === 'table') return block.rows.map((row) => row.filter(Boolean).join(' · '));
      return block.items;
    },
  );
}
