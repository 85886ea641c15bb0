/** Pages that are loaded when they are opened, each with its words. */
import type { Component } from 'svelte';
import { more, type PageWords } from './words.svelte';

/** What a page is told: the rest of the address after its name. */
export type Page = Component<{ at: readonly string[] }>;

const PAGES: Partial<Record<PageWords, () => Promise<{ default: Page }>>> = {
  figures: () => import('./figures/Figures.svelte'),
  tutorial: () => import('./tutorial/Tutorial.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
};

export function isPage(name: string): name is PageWords {
  return Object.hasOwn(PAGES, name);
}

export async function pageOf(name: PageWords): Promise<Page> {
  const [{ default: page }] = await Promise.all([PAGES[name]!(), more(name)]);
  return page;
}
