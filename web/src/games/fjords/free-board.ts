/** What Fjords adds to the free board, loaded with it. */
import { say } from '../../words.svelte';
import type { FreeBoard } from '../kind';
import ChanceItem from './ChanceItem.svelte';
import PositionForm from './PositionForm.svelte';

export function itemName(item: string, event: string): string {
  return event.startsWith('*first') ? say('seat-name', { seat: Number(item) }) : item;
}

export const freeBoard: FreeBoard = {
  PositionForm,
  ChanceItem,
  itemName,
  groups: (items) => [items],
  narrow: false,
};
