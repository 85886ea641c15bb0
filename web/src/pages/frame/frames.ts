/** What stands around a page: nothing at a table; a bar above everything else. */
import { GAMES, kindOf } from '../../games';
import { OWN } from '../puzzles/own-places';

export type Frame =
  /** A board that fills the screen; the way home is in its header. */
  | 'table'
  /** A board with the bar above it; phones have no tabs. */
  | 'study'
  /** A page on the sea chart. */
  | 'chart'
  /** A page on the sea chart with a tray instead of the tabs on phones. */
  | 'setup'
  /** Pages of For Northwood! stand in its wood. */
  | 'wood'
  | 'wood setup';

export function frameOf([page, name, more]: readonly string[]): Frame {
  if ((page === 'game' || page === 'plan') && name) return 'table';
  if ((page === 'learn' || page === 'tutorial') && name && more) return 'table';
  if (page === 'puzzles' && name) return name === OWN ? 'study' : 'table';
  if (page === 'board' || ((page === 'replay' || page === 'analysis') && name)) return 'study';
  if (page === 'new') return name && kindOf(name).scenery === 'wood' ? 'wood setup' : 'setup';
  if (page === 'rules') return 'setup';
  return page === 'year' ? (GAMES.find(({ year }) => year)?.scenery ?? 'chart') : 'chart';
}
