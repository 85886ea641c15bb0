/** Pages that are loaded when they are opened, each with its texts. */
import type { Component } from 'svelte';
import { more, type PageWords } from '../words.svelte';

/** A page; `at` is the rest of the address after the page's name. */
export type Page = Component<{ at: readonly string[] }>;

type Name =
  | Exclude<PageWords, 'company'>
  | 'about'
  | 'account'
  | 'board'
  | 'daily'
  | 'club'
  | 'friend'
  | 'new'
  | 'plan'
  | 'play'
  | 'profile'
  | 'statistics'
  | 'year'
  | 'you';

/** The texts of pages that use more than their own, or those of another page. */
const WORDS: Partial<Record<Name, PageWords[]>> & Record<Exclude<Name, PageWords>, PageWords[]> = {
  about: [],
  account: ['people'],
  analysis: ['analysis', 'replay'],
  board: ['analysis', 'replay'],
  daily: ['puzzles', 'people'],
  club: ['people', 'company'],
  friend: ['people'],
  new: [],
  plan: ['company', 'replay'],
  play: ['company'],
  profile: ['people'],
  statistics: ['people'],
  year: [],
  you: ['people'],
};

const PAGES: Record<Name, () => Promise<{ default: Page }>> = {
  about: () => import('./about/About.svelte'),
  account: () => import('./account/Account.svelte'),
  analysis: () => import('./analysis/AnalysisPage.svelte'),
  board: () => import('./analysis/BoardPage.svelte'),
  daily: () => import('./puzzles/Daily.svelte'),
  club: () => import('./people/Club.svelte'),
  friend: () => import('./people/FriendLink.svelte'),
  figures: () => import('./figures/Figures.svelte'),
  new: () => import('./new-game/NewGame.svelte'),
  plan: () => import('./plan/PlanPage.svelte'),
  play: () => import('./play/Play.svelte'),
  people: () => import('./people/People.svelte'),
  profile: () => import('./people/Profile.svelte'),
  puzzles: () => import('./puzzles/Puzzles.svelte'),
  statistics: () => import('./statistics/Statistics.svelte'),
  tutorial: () => import('./tutorial/Tutorial.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  year: () => import('./year/YearPage.svelte'),
  you: () => import('./statistics/Statistics.svelte'),
};

export function isPage(name: string): name is Name {
  return Object.hasOwn(PAGES, name);
}

export async function pageOf(name: Name): Promise<Page> {
  const words = WORDS[name] ?? [name as PageWords];
  const [{ default: page }] = await Promise.all([PAGES[name](), ...words.map(more)]);
  return page;
}
