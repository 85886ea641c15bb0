/** The lanterns of a week or a month: which days something was done on. */
import type { Day } from './puzzles';

export interface LanternDay {
  /** The day, as `2026-11-17`. */
  day: string;
  /** Both tasks, one of them, or none; for days to come always none. */
  lit: 'full' | 'half' | 'none';
  now: boolean;
  /** Whether it is still to come. */
  later: boolean;
}

type Lit = Pick<Day, 'day' | 'lit'>;

const DAY = 86_400_000; // ms

/** The week of a day from Monday on, or its month from the first day on. */
export function lanternsOf({ day, lit }: Lit, span: 'week' | 'month', today = day): LanternDay[] {
  const at = new Date(day);
  const [first, count] =
    span === 'week'
      ? [at.getTime() - weekdayOf(day) * DAY, 7]
      : [Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1), daysIn(at)];
  return Array.from({ length: count }, (_, i) => {
    const name = new Date(first + i * DAY).toISOString().slice(0, 10);
    const both = lit[name];
    return {
      day: name,
      lit: both === undefined ? 'none' : both ? 'full' : 'half',
      now: name === today,
      later: name > today,
    };
  });
}

/** The weekday, from Monday (0) to Sunday (6). */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

function daysIn(at: Date): number {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
}

/** The last day of the month before a day, and the first day of the month after it. */
export function monthsBeside(day: string): { before: string; after: string } {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const at = (months: number, date: number): string =>
    new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
  return { before: at(0, 0), after: at(1, 1) };
}
