/** The levels of bots, from the weakest to the strongest. */
export const RANKS = ['thrall', 'karl', 'jarl', 'skald', 'vala', 'norn'];

/** Bots for experiments, which are not offered as opponents. */
const PLAIN = ['random', 'greedy'];

/** The bots to choose from: the levels that a server has, then bots of its owner. All levels while they are unknown. */
export function opponents(known: readonly string[] | undefined): string[] {
  if (!known) return RANKS;
  const own = known.filter((bot) => !RANKS.includes(bot) && !PLAIN.includes(bot));
  return [...RANKS.filter((level) => known.includes(level)), ...own];
}
