/** The texts of the app, from the same Fluent files as the terminal (`src/longhouse/words`). */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Params = Record<string, FluentVariable>;

/** A message of the server: its key and parameters, and the server's own text. */
interface KeyedText {
  key: string;
  params: Params;
  text: string;
  index?: number;
}

/** Pages with Fluent files of their own, which are loaded with the page. */
export type PageWords = 'analysis' | 'company' | 'figures' | 'people' | 'puzzles' | 'replay' | 'tutorial';

/** Everything else, also the texts of every game; those of the terminal and of research are not for here. */
const files = import.meta.glob<string>(
  [
    '../../src/longhouse/words/*/*.ftl',
    '!../../src/longhouse/words/*/{analysis,company,envs,figures,people,puzzles,replay,research,terminal,tutorial}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const filesOfPages = import.meta.glob<string>(
  '../../src/longhouse/words/*/{analysis,company,figures,people,puzzles,replay,tutorial}.ftl',
  { query: '?raw', import: 'default' },
);

let bundle = $state.raw(new FluentBundle('en'));
let current = $state<Language>('en');

/** A text by its key, in the language of the page. */
export function say(key: string, params?: Params): string {
  return said(bundle, key, params);
}

/** A text of a bundle; an ellipsis for unknown keys, so that a key is never shown. */
export function said(from: FluentBundle, key: string, params?: Params): string {
  const message = from.getMessage(key);
  return message?.value ? from.formatPattern(message.value, params ?? null, []) : '…';
}

/** The texts of a language; missing ones are in English. */
export function bundleOf(wanted: Language, english: readonly string[], own: readonly string[]): FluentBundle {
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const text of [...english, ...own]) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** A number as the language writes it. */
export function figure(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(current, options).format(value);
}

/** The text of a refusal, or the server's text if this app does not know the key; for records, with the number of the event. */
export function sayRefusal({ key, params, text, index }: KeyedText): string {
  const sentence = bundle.hasMessage(key) ? say(key, params) : text;
  return index === undefined ? sentence : say('web-bad-event', { n: index + 1, text: sentence });
}

export function language(): Language {
  return current;
}

/** The locale of dates and lists: English as the British write it. */
export function locale(): string {
  return current === 'en' ? 'en-GB' : current;
}

const opened = new Set<PageWords>();
let speaking: Promise<void> = Promise.resolve();

/** Switches to a language. */
export function speak(wanted: Language): Promise<void> {
  return next(() => learn(wanted));
}

/** Loads the texts of a page, from now on for every language. */
export function more(page: PageWords): Promise<void> {
  if (opened.has(page)) return speaking;
  opened.add(page);
  return next(() => learn(current));
}

/** Queues a load: they run one by one, so that the language requested last wins. */
function next(learning: () => Promise<void>): Promise<void> {
  const learned = speaking.then(learning);
  speaking = learned.catch(() => undefined);
  return learned;
}

async function learn(wanted: Language): Promise<void> {
  const [english, own] = await Promise.all([textsOf('en'), wanted === 'en' ? [] : textsOf(wanted)]);
  bundle = bundleOf(wanted, english, own);
  current = wanted;
  document.documentElement.lang = wanted;
}

/** The files of a language: those of every page, and those of the pages that were opened. */
async function textsOf(wanted: Language): Promise<string[]> {
  const pages = [...opened].map((page) => filesOfPages[`../../src/longhouse/words/${wanted}/${page}.ftl`]);
  const everywhere = Object.entries(files).filter(([path]) => path.includes(`/${wanted}/`));
  const loads = [...everywhere.map(([, load]) => load), ...pages.filter((load) => load !== undefined)];
  return Promise.all(loads.map((load) => load()));
}

/** The language that was chosen, or the first of the browser's that is ours. */
export function preferred(chosen: string | null, browser: readonly string[]): Language {
  const ours = (tag: string): Language | undefined => LANGUAGES.find((l) => tag.toLowerCase().split('-')[0] === l);
  for (const tag of chosen ? [chosen, ...browser] : browser) {
    const found = ours(tag);
    if (found) return found;
  }
  return 'en';
}
