/** What Fjords adds to the free board, loaded with it. */
import type { View } from '../../api/protocol';
import { settings } from '../../parts/settings.svelte';
import { say } from '../../words.svelte';
import type { FreeBoard } from '../kind';
import { terrainOf } from './board/terrain';
import ChanceItem from './ChanceItem.svelte';
import { landOf } from './lands';
import PositionForm from './PositionForm.svelte';
import type { FjordsView } from './view';

export function itemName(item: string, event: string, view: View): string {
  if (event.startsWith('*first')) return say('seat-name', { seat: Number(item) });
  const word = (view as FjordsView).printed?.[item] ?? '';
  const name = `${say('place-land', { land: landOf(word) })}: ${say('web-terrain', terrainOf(word))}`;
  return settings.is('notation') ? say('place-notation', { place: name, cell: item }) : name;
}

export const freeBoard: FreeBoard = {
  PositionForm,
  ChanceItem,
  itemName,
  groups: (items) => [items],
  narrow: false,
};
