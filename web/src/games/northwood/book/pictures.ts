/** The content of the pictures in the rule book; a test checks each with the referee. */
import pictures from './pictures.json';

export interface AnswerPicture {
  readonly statement: string;
  readonly trump: string;
  readonly hand: Record<string, 'scores' | 'allowed' | 'refused'>;
}

/** Allies as they stand on the table, each with its state and the ally it substitutes. */
export interface AlliesPicture {
  readonly allies: { readonly character: string; readonly state: 'ready' | 'exhausted'; readonly for?: string }[];
}

/** The end of a visit: the number of the fief, and the cards of the score pile. */
export interface VisitPicture {
  readonly fief: number;
  readonly score: string[];
  readonly won: boolean;
}

/** The stars of the fiefs, and at the end of a journey which of them are won. */
export interface FiefsPicture {
  readonly stars: number[];
  readonly fates?: boolean[];
}

/** All scenarios, season by season. */
export interface ScenariosPicture {
  readonly scenarios: Record<string, string[]>;
}

export type NorthwoodPicture =
  AnswerPicture | AlliesPicture | VisitPicture | FiefsPicture | ScenariosPicture | { readonly cards: string[] };

export const PICTURES = pictures as unknown as Record<string, NorthwoodPicture>;
