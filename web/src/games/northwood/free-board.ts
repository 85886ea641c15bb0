/** What For Northwood! adds to the free board, loaded with it. */
import { say } from '../../words.svelte';
import type { FreeBoard } from '../kind';
import ChanceItem from './ChanceItem.svelte';
import PositionForm from './PositionForm.svelte';

export function isCard(item: string): boolean {
  return /^\d[CFLE]$/.test(item);
}

export function itemName(item: string): string {
  return isCard(item)
    ? say('web-card', { value: item[0]!, suit: item[1]!, playable: 'yes', scoring: 'no' })
    : say('northwood-character', { character: item });
}

export const freeBoard: FreeBoard = {
  PositionForm,
  ChanceItem,
  itemName,
  groups: (items) => [...'CFLE'].map((suit) => items.filter((item) => item.endsWith(suit))).filter((g) => g.length),
  narrow: true,
};
