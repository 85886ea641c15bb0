/** The settings stored on this device. */
import { LANGUAGES, language, preferred, speak, type Language } from '../words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export const PACES = ['calm', 'fast', 'none'] as const;
export type Pace = (typeof PACES)[number];

const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** The switches, each with its default. */
const SWITCHES = {
  sound: false,
  /** Whether to notify when it is my turn. */
  notify: false,
  /** Whether a shared screen announces the next player. */
  'hand-over': true,
  /** Whether moments such as the end of a visit go on by themselves. */
  'go-on': true,
  /** Whether a move is played only after a second confirmation. */
  'confirm-move': false,
  /** Whether others may see my name when I watch their game. */
  named: false,
  /** Whether coordinates and move notation are shown. */
  notation: false,
  /** Whether the Fjords table tells what the points would be if exploration ended now. */
  forecast: true,
  /** Whether the Fjords table shows gaps that stay open, and tells which tiles fit at a place. */
  aids: true,
  /** Whether For Northwood! tells the chance to win each fief before a visit. */
  chances: false,
} as const;
export type Switch = keyof typeof SWITCHES;

class Settings {
  theme = $state<Theme>(read('theme', ['auto', 'light', 'dark'], 'auto'));
  /** How fast moves and moments are shown. */
  pace = $state<Pace>(read('pace', PACES, 'calm'));
  private switches = $state(stored());
  private night = $state(night.matches);
  private still = $state(still.matches);

  constructor() {
    night.addEventListener('change', (event) => (this.night = event.matches));
    still.addEventListener('change', (event) => (this.still = event.matches));
  }

  get dark(): boolean {
    return this.theme === 'auto' ? this.night : this.theme === 'dark';
  }

  /** The factor on the length of every animation: 0 means that there is none. */
  get motion(): number {
    return this.still ? 0 : { calm: 1, fast: 0.4, none: 0 }[this.pace];
  }

  /** Whether animations are on. */
  get lively(): boolean {
    return this.motion > 0;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem('longhouse.theme', theme);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem('longhouse.pace', pace);
  }

  is(name: Switch): boolean {
    return this.switches[name];
  }

  set(name: Switch, on: boolean): void {
    this.switches[name] = on;
    localStorage.setItem(`longhouse.${name}`, on ? 'on' : 'off');
  }

  async setLanguage(wanted: Language): Promise<void> {
    localStorage.setItem('longhouse.language', wanted);
    await speak(wanted);
  }

  /** Loads the language chosen on this device, or else the browser's. */
  async begin(): Promise<void> {
    await speak(preferred(localStorage.getItem('longhouse.language'), navigator.languages));
  }
}

function read<T extends string>(name: string, choices: readonly T[], otherwise: T): T {
  const found = localStorage.getItem(`longhouse.${name}`);
  return choices.find((choice) => choice === found) ?? otherwise;
}

function stored(): Record<Switch, boolean> {
  const names = Object.keys(SWITCHES) as Switch[];
  const kept = names.map((name) => [name, read(name, ['on', 'off'], SWITCHES[name] ? 'on' : 'off') === 'on']);
  return Object.fromEntries(kept) as Record<Switch, boolean>;
}

export const settings = new Settings();
export { LANGUAGES, language };
