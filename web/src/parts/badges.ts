/** Badges: what a person has reached, or how far they are from it. */

export interface Badge {
  /** The name in the texts. */
  readonly name: string;
  /** How much is done of what is asked. */
  readonly done: number;
  readonly of: number;
  /** The level of the bot whose emblem it bears, or a sign. */
  readonly sign: { level: string } | { icon: 'flag' | 'home' | 'star' | 'tick' | 'day' | 'you' };
}

export function reached({ done, of }: Badge): boolean {
  return done >= of;
}

/** A badge for one thing that was done or not. */
export function single(name: string, done: boolean, sign: Badge['sign']): Badge {
  return { name, done: Number(done), of: 1, sign };
}
