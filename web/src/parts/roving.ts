/** A list with one tab stop: arrow keys, Home and End go along its links and buttons. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(list: HTMLElement): () => void {
  const items = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('a, button')];
  /** Makes an item the tab stop. */
  const stop = (at: HTMLElement | undefined): void => {
    for (const item of items()) item.tabIndex = item === at ? 0 : -1;
  };
  const first = (): HTMLElement | undefined =>
    list.querySelector<HTMLElement>('[aria-current], [aria-pressed=true]') ?? items()[0];

  function keyed(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? -1 : at + step;
    if (at < 0 || to === -1 || !all[to]) return;
    event.preventDefault();
    all[to].focus();
  }
  const focused = (event: FocusEvent): void => stop(event.target as HTMLElement);

  stop(first());
  const watching = new MutationObserver(() => {
    if (!items().some((item) => item.tabIndex === 0)) stop(first());
  });
  watching.observe(list, { childList: true, subtree: true });
  list.addEventListener('keydown', keyed);
  list.addEventListener('focusin', focused);
  return () => {
    watching.disconnect();
    list.removeEventListener('keydown', keyed);
    list.removeEventListener('focusin', focused);
  };
}
