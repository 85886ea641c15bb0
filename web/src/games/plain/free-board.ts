/** The free board of a game that this app knows only by its notation. */
import type { FreeBoard } from '../kind';
import ChanceItem from './ChanceItem.svelte';
import PositionForm from './PositionForm.svelte';

export const freeBoard: FreeBoard = {
  PositionForm,
  ChanceItem,
  itemName: (item) => item,
  groups: (items) => [items],
  narrow: false,
};
