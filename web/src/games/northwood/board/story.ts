/** The last event as text, for screen readers. */
import type { Entry } from '../../../api/protocol';
import { say } from '../../../words.svelte';

export function told(entries: readonly Entry[]): string {
  const text = entries.findLast((entry) => entry.kind === 'event')?.text ?? '';
  const [verb, about = ''] = text.split(' ');
  const params = { value: about[0] ?? '', suit: about[1] ?? '' };
  if (verb === '*state') return say('web-story-statement', params);
  if (verb === '*draw') return say('web-story-draw', params);
  return '';
}
