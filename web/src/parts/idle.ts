/** Work that nobody waits for. */

const LATEST = 500; // milliseconds

/** Does a task when there is nothing to draw, but soon; returns a function that calls it off. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: LATEST });
  return () => cancelIdleCallback(request);
}
