/** What the form for a new journey asks for, as this device remembers it. */
import { STARS_FOR } from './medals';

export const SETUPS = ['intro', 'full'] as const;

export interface JourneySetup {
  setup: (typeof SETUPS)[number];
  /** How many stars to bring home. */
  goal: number;
}

export const FIRST: JourneySetup = { setup: 'intro', goal: STARS_FOR.bronze };

/** What was remembered, or null if it is not what this form offers. */
export function readChoices(kept: unknown): JourneySetup | null {
  const { setup, goal } = (kept ?? {}) as Record<keyof JourneySetup, unknown>;
  const right = SETUPS.some((each) => each === setup) && Object.values(STARS_FOR).some((stars) => stars === goal);
  return right ? ({ setup, goal } as JourneySetup) : null;
}
