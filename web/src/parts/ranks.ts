/** The levels of bots, from the weakest to the strongest. */
export const RANKS = ['thrall', 'karl', 'jarl', 'skald', 'norn'];
