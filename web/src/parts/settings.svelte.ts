/** The settings stored on this device. */
import { LANGUAGES, language, preferred, speak, type Language } from '../words.svelte';

export type Theme = 'auto' | 'light' | 'dark';

const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  theme = $state<Theme>(read('theme', ['auto', 'light', 'dark'], 'auto'));
  sound = $state(localStorage.getItem('longhouse.sound') === 'on');
  /** Whether to notify when it is my turn. */
  notify = $state(localStorage.getItem('longhouse.notify') === 'on');
  /** Whether a shared screen announces the next player. */
  handOver = $state(localStorage.getItem('longhouse.hand-over') !== 'off');
  private night = $state(night.matches);
  private still = $state(still.matches);

  constructor() {
    night.addEventListener('change', (event) => (this.night = event.matches));
    still.addEventListener('change', (event) => (this.still = event.matches));
  }

  get dark(): boolean {
    return this.theme === 'auto' ? this.night : this.theme === 'dark';
  }

  /** Whether animations are on. */
  get lively(): boolean {
    return !this.still;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem('longhouse.theme', theme);
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem('longhouse.sound', on ? 'on' : 'off');
  }

  setNotify(on: boolean): void {
    this.notify = on;
    localStorage.setItem('longhouse.notify', on ? 'on' : 'off');
  }

  setHandOver(on: boolean): void {
    this.handOver = on;
    localStorage.setItem('longhouse.hand-over', on ? 'on' : 'off');
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

export const settings = new Settings();
export { LANGUAGES, language };
