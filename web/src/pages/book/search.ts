/** Full-text search in a book, ignoring case and accents; a passage or rule must contain all words. */
import { passagesOf } from './cards';
import type { Book, Rule, Section } from './read';

/** The search results. */
export interface Hits {
  readonly chapters: { readonly number: number; readonly title: string; readonly passages: string[] }[];
  readonly sections: Section[];
  readonly count: number;
}

/** Searches chapters and rules; `wholeOf` returns the full text of a rule. */
export function search(book: Book, words: readonly string[], wholeOf: (rule: Rule) => string): Hits {
  const chapters = book.chapters
    .map((chapter, i) => ({
      number: i + 1,
      title: chapter.title,
      passages: passagesOf(chapter).filter((text) => matches(text, words)),
    }))
    .filter(({ passages }) => passages.length > 0);
  const sections = book.sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => matches(wholeOf(rule), words)) }))
    .filter(({ rules }) => rules.length > 0);
  const count = [...chapters.map(({ passages }) => passages), ...sections.map(({ rules }) => rules)].flat().length;
  return { chapters, sections, count };
}

/** A part of a text, and how it is shown. */
export interface Stretch {
  readonly text: string;
  readonly kind: 'plain' | 'strong' | 'rule';
  readonly hit: boolean;
}

/** Removes case and accents letter by letter, so that positions in the result are those in the text. */
function folded(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()[0]!.padEnd(letter.length)).join('');
}

export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

export function matches(text: string, words: readonly string[]): boolean {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
}

/** Splits a rule's text into parts: bold names, numbers of other rules, and search hits in all of them. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  return text
    .split(/(\*\*[^*]+\*\*|\b[A-Z]\d+(?:\.\w+)?\b)/)
    .filter(Boolean)
    .flatMap((part) => {
      if (part.startsWith('**')) return hits(part.slice(2, -2), 'strong', words);
      return hits(part, /^[A-Z]\d/.test(part) ? 'rule' : 'plain', words);
    });
}

function hits(text: string, kind: Stretch['kind'], words: readonly string[]): Stretch[] {
  const plain = folded(text);
  const marked = Array.from(plain, () => false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      marked.fill(true, at, at + word.length);
  const out: Stretch[] = [];
  for (let at = 0; at < text.length;) {
    let end = at;
    while (end < text.length && marked[end] === marked[at]) end++;
    out.push({ text: text.slice(at, end), kind, hit: marked[at]! });
    at = end;
  }
  return out;
}
