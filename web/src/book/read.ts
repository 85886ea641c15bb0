/** The rule books of `src/longhouse/words`: sections of numbered rules, some with pictures. */
import type { Language } from '../words.svelte';

export type Game = 'fjords' | 'northwood';

export interface Figure {
  readonly name: string;
  readonly caption: string;
}

export interface Rule {
  readonly number: string;
  readonly text: string;
  readonly figures: Figure[];
}

export interface Section {
  readonly number: string;
  readonly title: string;
  readonly rules: Rule[];
}

export interface Book {
  title: string;
  introduction: string;
  readonly sections: Section[];
}

const files = import.meta.glob<string>('../../../src/longhouse/words/*/book/*.md', {
  query: '?raw',
  import: 'default',
});

export async function bookOf(game: Game, language: Language): Promise<Book> {
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${language}/book/${game}.md`))!;
  return read(await load());
}

/** Reads the small part of Markdown that the books are written in: one line a title, a rule or a picture. */
export function read(text: string): Book {
  const book: Book = { title: '', introduction: '', sections: [] };
  for (const line of text.split('\n').filter(Boolean)) {
    const section = book.sections.at(-1);
    const [, number, about] = /^(?:## (\d+)|\*\*([FN][\w.]+)\*\*) /.exec(line) ?? [];
    const [, caption, name] = /^!\[(.+)\]\((.+)\)$/.exec(line) ?? [];
    if (line.startsWith('# ')) book.title = line.slice(2);
    else if (number) book.sections.push({ number, title: line.slice(4 + number.length), rules: [] });
    else if (about) section!.rules.push({ number: about, text: line.slice(5 + about.length), figures: [] });
    else if (caption && name) section!.rules.at(-1)!.figures.push({ name, caption });
    else book.introduction = line;
  }
  return book;
}

/** A rule by its number, or all rules of a section by that of the section. */
export function ruleIn(book: Book, number: string): Rule[] {
  const rules = book.sections.flatMap((section) => section.rules);
  const one = rules.filter((rule) => rule.number === number);
  return one.length ? one : rules.filter((rule) => rule.number.startsWith(`${number}.`));
}

/** The character a rule is about. */
export function characterOf({ number }: Rule): string | null {
  return /^N5\.(.+)/.exec(number)?.[1] ?? null;
}
