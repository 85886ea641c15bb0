/** The time of day, as greetings tell it. */
export type TimeOfDay = 'morning' | 'day' | 'evening' | 'night';

export function timeOfDay(hour: number): TimeOfDay {
  if (hour < 5 || hour >= 22) return 'night';
  return hour < 11 ? 'morning' : hour < 17 ? 'day' : 'evening';
}
