const lines = new Map<string, Promise<unknown>>();

/**
 * Does what is asked for under one key one after the other, within this process. It guards nothing, the database does
 * that: but whoever waits here needs no connection, and mostly finds the matter settled.
 */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  const settled = mine.catch(() => undefined);
  lines.set(key, settled);
  try {
    return await mine;
  } finally {
    if (lines.get(key) === settled) lines.delete(key);
  }
}
