/** Lines of a list that light what they are about on a board. */

type Lighting = Record<'onpointerenter' | 'onpointerleave' | 'onfocus' | 'onblur', () => void>;

/** The handlers of a line: its place is lit while the line is pointed at or has the focus. */
export function litBy(place: string | null, onlit: (place: string | null) => void): Lighting {
  const [on, off] = [() => onlit(place), () => onlit(null)];
  return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
}

/** Moves the focus within the list that an event happened in, which has one tab stop; lines are its elements with a `tabindex`. */
export function alongLines(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const lines = [...list.querySelectorAll<HTMLElement>('[tabindex]')];
  const at = lines.indexOf(event.target as HTMLElement);
  const last = lines.length - 1;
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[event.key];
  if (at < 0 || to === undefined) return;
  lines[Math.min(Math.max(to, 0), last)]!.focus();
  event.preventDefault();
  event.stopPropagation();
}
