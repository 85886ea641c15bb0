/** A person's games as a table for other programs. */
import type { GameResult } from '../../parts/statistics';

/** Every game as a line of a table for other programs. */
export function tableOf(results: readonly GameResult[]): (string | number | null)[][] {
  const lines = results
    .toSorted((a, b) => a.at - b.at)
    .map(({ id, game, options, at, players, others, outcome, points, margin, fiefs, opening }) => [
      new Date(at * 1000).toISOString(),
      game,
      JSON.stringify(options),
      players,
      others.map((level) => level ?? 'person').join(' '),
      outcome,
      points,
      margin,
      (fiefs ?? []).flatMap((won, fief) => (won ? [fief] : [])).join(' '),
      opening?.first ?? null,
      opening?.built.join(' ') ?? null,
      id,
    ]);
  const names = [
    'ended',
    'game',
    'options',
    'players',
    'others',
    'outcome',
    'points',
    'margin',
    'fiefs',
    'first',
    'built',
  ];
  return [[...names, 'id'], ...lines];
}
