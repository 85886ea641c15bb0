/** The rule books of `src/longhouse/words`: sections of numbered rules, some with pictures. */
import type { Language } from '../../words.svelte';

export interface Figure {
  readonly name: string;
  readonly caption: string;
}

export interface Rule {
  readonly number: string;
  readonly text: string;
  readonly steps: string[];
  readonly figures: Figure[];
}

export interface Section {
  readonly number: string;
  readonly title: string;
  readonly rules: Rule[];
}

/** What a chapter is made of, in the order it is read. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'steps' | 'list'; readonly items: string[] }
  | { readonly kind: 'table'; readonly rows: string[][] }
  | ({ readonly kind: 'figure' } & Figure);

/** A worked example, step by step. */
export interface Example {
  readonly title: string;
  readonly blocks: Block[];
}

export interface Chapter {
  readonly title: string;
  readonly blocks: Block[];
  example: Example | null;
}

export interface Book {
  title: string;
  introduction: string;
  /** The first half of the book, which teaches the game. */
  readonly chapters: Chapter[];
  /** The title of the second half, the reference of all rules. */
  reference: string;
  readonly sections: Section[];
}

const files = import.meta.glob<string>('../../../../src/longhouse/words/*/book/*.md', {
  query: '?raw',
  import: 'default',
});

export async function bookOf(game: string, language: Language): Promise<Book> {
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${language}/book/${game}.md`))!;
  return read(await load());
}

/**
 * Reads the small part of Markdown that the books are written in, one thing a line.
 *
 * Chapters that teach have headings without numbers, and may end with an example under a heading of its own; after a
 * second title come numbered sections of numbered rules.
 */
export function read(text: string): Book {
  const book: Book = { title: '', introduction: '', chapters: [], reference: '', sections: [] };
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('# ')) {
      if (book.title) book.reference = line.slice(2);
      else book.title = line.slice(2);
    } else if (book.sections.length || /^## \d/.test(line)) readRule(book.sections, line);
    else if (line.startsWith('## ')) book.chapters.push({ title: line.slice(3), blocks: [], example: null });
    else if (line.startsWith('### ')) book.chapters.at(-1)!.example = { title: line.slice(4), blocks: [] };
    else if (book.chapters.length) readBlock((book.chapters.at(-1)!.example ?? book.chapters.at(-1)!).blocks, line);
    else book.introduction = line;
  }
  return book;
}

/** A line of the reference: a section, a rule, or a step or picture of the rule before. */
function readRule(sections: Section[], line: string): void {
  const rules = sections.at(-1)?.rules;
  const [, section, title] = /^## (\d+) (.+)$/.exec(line) ?? [];
  const [, number, text] = /^\*\*([A-Z]\d[\w.]*)\*\* (.+)$/.exec(line) ?? [];
  const [, step] = /^\d+\. (.+)$/.exec(line) ?? [];
  const figure = figureOf(line);
  if (section) sections.push({ number: section, title: title!, rules: [] });
  else if (number) rules!.push({ number, text: text!, steps: [], figures: [] });
  else if (step) rules!.at(-1)!.steps.push(step);
  else if (figure) rules!.at(-1)!.figures.push(figure);
}

/** A line of a chapter: steps, items and rows that follow each other belong together. */
function readBlock(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  const [, step, item] = /^(?:\d+\. (.+)|- (.+))$/.exec(line) ?? [];
  const figure = figureOf(line);
  if (figure) blocks.push({ kind: 'figure', ...figure });
  else if (step || item) {
    const kind = step ? 'steps' : 'list';
    if (last?.kind === kind) last.items.push((step ?? item)!);
    else blocks.push({ kind, items: [(step ?? item)!] });
  } else if (line.startsWith('|')) {
    const row = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    if (last?.kind === 'table') last.rows.push(row);
    else blocks.push({ kind: 'table', rows: [row] });
  } else blocks.push({ kind: 'text', text: line });
}

function figureOf(line: string): Figure | null {
  const [, caption, name] = /^!\[(.+)\]\((.+)\)$/.exec(line) ?? [];
  return caption && name ? { name, caption } : null;
}

/** A rule by its number, or all rules of a section by that of the section. */
export function ruleIn(book: Book, number: string): Rule[] {
  const rules = book.sections.flatMap((section) => section.rules);
  const one = rules.filter((rule) => rule.number === number);
  return one.length ? one : rules.filter((rule) => rule.number.startsWith(`${number}.`));
}
