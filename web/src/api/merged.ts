/** Turns a union of object types into one type. */

type KeyOf<U> = U extends unknown ? keyof U : never;
type At<U, K extends PropertyKey> = U extends { [key in K]?: infer V } ? V : never;

/** A type with the fields of all members of a union; fields that only some of them have are optional. */
export type Merged<U> = Pick<U, keyof U> & { [K in Exclude<KeyOf<U>, keyof U>]?: At<U, K> };
