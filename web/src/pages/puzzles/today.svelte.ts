/** The current day in UTC, updated while a page stays open. */

/** The interval of the check for midnight, in ms. */
const LOOK = 5_000;

export class CurrentDay {
  day = $state(today());
  private readonly looking = setInterval(() => this.look(), LOOK);

  constructor() {
    document.addEventListener('visibilitychange', this.look);
  }

  leave(): void {
    clearInterval(this.looking);
    document.removeEventListener('visibilitychange', this.look);
  }

  private readonly look = (): void => {
    this.day = today();
  };
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Whether a part of an address names a day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

/** A day, formatted for a language. */
export function written(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
