/** What a game adds to the pages of its rule book. */
import type { Component } from 'svelte';

export interface BookPictures {
  /** A picture by its name, no higher than told. */
  readonly Drawing: Component<{ name: string; height?: number }>;
  /** Whom a rule is about, by its number; null where it is about nobody in particular. */
  readonly subjectOf: (rule: string) => RuleSubject | null;
  /** The lessons that let a reader try what a chapter tells, by the number of the chapter. */
  readonly lessons: Readonly<Record<number, string>>;
}

export interface RuleSubject {
  readonly name: string;
  readonly text: string;
  /** SVG markup in a box of 84 × 100. */
  readonly portrait: string;
}
