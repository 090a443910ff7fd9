const AT_LATEST = 3000;

/** Does something once the page has answered, in a task of its own; returns how to leave it. */
export function whenIdle(work: () => void): () => void {
  if (!window.requestIdleCallback) {
    const waiting = setTimeout(work, AT_LATEST / 2);
    return () => clearTimeout(waiting);
  }
  const waiting = window.requestIdleCallback(work, { timeout: AT_LATEST });
  return () => cancelIdleCallback(waiting);
}
