/** The board as text, for screen readers: the same facts in the same order at every decision. */
import { say } from '../../../words.svelte';
import type { NorthwoodView } from '../view';

export function linesOf(view: NorthwoodView): string[] {
  const { stars = 0, goal, fiefs = [], fief: here, allies = [], hand, trump, score, deck, discard, statement } = view;
  const lines = [`${say('web-stars-of', { count: stars, goal })}.`];
  if (here !== undefined) {
    const ruler = say('northwood-character', { character: fiefs[here]?.ruler ?? '' });
    const target = say('web-target', { score: score?.length ?? 0, target: here });
    lines.push(say('web-text-visit', { fief: here, ruler, target, suit: trump ?? 'none' }));
    if (statement) lines.push(say('web-story-statement', { value: statement[0]!, suit: statement[1]! }));
    lines.push(say('web-text-piles', { deck: deck?.count ?? 0, discard: discard?.length ?? 0 }));
  }
  if (hand) lines.push(say('web-text-hand', { cards: hand.map(cardName).join(', ') || '–' }));
  for (const { ally, substitute, ready } of allies) {
    const state = ready ? 'ready' : 'exhausted';
    const character = substitute ?? ally;
    const covers = substitute ? say('web-for-ally', { character: ally }) : 'none';
    lines.push(`${say('web-ally', { character, ally: covers, state })}. ${say('northwood-ability', { character })}`);
  }
  for (const { fief, ruler, worth, fate } of fiefs) {
    const name = ruler ? say('northwood-character', { character: ruler }) : say('web-fief-empty', { fate });
    const told = fief === here ? 'now' : ruler || fate === 'won' ? fate : 'open'; // a lost fief without a ruler is called lost
    lines.push(`${say('web-fief', { fief, ruler: name, stars: worth, fate: told })}.`);
  }
  return lines;
}

/** A card by its name: “7 of Eyes”. */
export function cardName(code: string): string {
  return say('web-card', { value: code[0]!, suit: code[1]!, playable: 'yes', scoring: 'no' });
}
