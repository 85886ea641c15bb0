/** Pages that are loaded when they are opened, each with its words. */
import type { Component } from 'svelte';
import { more, type PageWords } from './words.svelte';

/** What a page is told: the rest of the address after its name. */
export type Page = Component<{ at: readonly string[] }>;

/** Pages that speak with the words of another. */
const WORDS = { board: ['analysis', 'replay'], daily: ['puzzles'] } as const;

type Name = PageWords | keyof typeof WORDS;

const PAGES: Record<Name, () => Promise<{ default: Page }>> = {
  analysis: () => import('./analysis/AnalysisPage.svelte'),
  board: () => import('./analysis/BoardPage.svelte'),
  daily: () => import('./puzzles/Daily.svelte'),
  figures: () => import('./figures/Figures.svelte'),
  puzzles: () => import('./puzzles/Puzzles.svelte'),
  tutorial: () => import('./tutorial/Tutorial.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
};

export function isPage(name: string): name is Name {
  return Object.hasOwn(PAGES, name);
}

export async function pageOf(name: Name): Promise<Page> {
  const words = name === 'board' || name === 'daily' ? WORDS[name] : [name];
  const [{ default: page }] = await Promise.all([PAGES[name](), ...words.map(more)]);
  return page;
}
