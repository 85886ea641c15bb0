/** Pages that are loaded when they are opened, each with its words. */
import type { Component } from 'svelte';
import { more, type PageWords } from './words.svelte';

/** What a page is told: the rest of the address after its name. */
export type Page = Component<{ at: readonly string[] }>;

/** The free board speaks with the words of analyses. */
type Name = PageWords | 'board';

const PAGES: Partial<Record<Name, () => Promise<{ default: Page }>>> = {
  analysis: () => import('./analysis/AnalysisPage.svelte'),
  board: () => import('./analysis/BoardPage.svelte'),
  figures: () => import('./figures/Figures.svelte'),
  tutorial: () => import('./tutorial/Tutorial.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
};

export function isPage(name: string): name is Name {
  return Object.hasOwn(PAGES, name);
}

export async function pageOf(name: Name): Promise<Page> {
  const [{ default: page }] = await Promise.all([PAGES[name]!(), more(name === 'board' ? 'analysis' : name)]);
  return page;
}
