/** The pictures and links that a game adds to its rule book. */
import type { Component } from 'svelte';

export interface BookPictures {
  /** Shows a picture by its name, no higher than `height`. */
  readonly Drawing: Component<{ name: string; height?: number }>;
  /** The character that a rule is about, by the rule's number, or null. */
  readonly subjectOf: (rule: string) => RuleSubject | null;
  /** The lesson in which a reader can try the content of a chapter, by the number of the chapter. */
  readonly lessons: Readonly<Record<number, string>>;
}

export interface RuleSubject {
  readonly name: string;
  readonly text: string;
  /** SVG markup in a box of 84 × 100. */
  readonly portrait: string;
}
