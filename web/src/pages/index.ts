/** Pages that are loaded when they are opened, each with its texts. */
import type { Component } from 'svelte';
import { more, type PageWords } from '../words.svelte';

/** A page; `at` is the rest of the address after the page's name. */
export type Page = Component<{ at: readonly string[] }>;

type Name = PageWords | 'board' | 'daily' | 'statistics';

/** The texts of pages that use more than their own, or those of another page. */
const WORDS: Partial<Record<Name, PageWords[]>> & Record<Exclude<Name, PageWords>, PageWords[]> = {
  analysis: ['analysis', 'replay'],
  board: ['analysis', 'replay'],
  daily: ['puzzles'],
  statistics: [],
};

const PAGES: Record<Name, () => Promise<{ default: Page }>> = {
  analysis: () => import('./analysis/AnalysisPage.svelte'),
  board: () => import('./analysis/BoardPage.svelte'),
  daily: () => import('./puzzles/Daily.svelte'),
  figures: () => import('./figures/Figures.svelte'),
  puzzles: () => import('./puzzles/Puzzles.svelte'),
  statistics: () => import('./statistics/Statistics.svelte'),
  tutorial: () => import('./tutorial/Tutorial.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
};

export function isPage(name: string): name is Name {
  return Object.hasOwn(PAGES, name);
}

export async function pageOf(name: Name): Promise<Page> {
  const words = WORDS[name] ?? [name as PageWords];
  const [{ default: page }] = await Promise.all([PAGES[name](), ...words.map(more)]);
  return page;
}
