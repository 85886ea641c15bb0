/** Unions of views as one type. */

type KeyOf<U> = U extends unknown ? keyof U : never;
type At<U, K extends PropertyKey> = U extends { [key in K]?: infer V } ? V : never;

/** One of several types as a whole: what only some of them have is optional. */
export type Merged<U> = Pick<U, keyof U> & { [K in Exclude<KeyOf<U>, keyof U>]?: At<U, K> };
