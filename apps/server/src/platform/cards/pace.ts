/** Gives out turns at an even pace, in the order of the requests. */
export function createPace(perSecond: number): () => Promise<void> {
  const gap = 1000 / perSecond;
  let free = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, free);
    free = turn + gap;
    if (turn > now) await new Promise((done) => setTimeout(done, turn - now));
  };
}
