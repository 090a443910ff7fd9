const TICK_MS = 5000;

/** The elapsed time for people. */
export const secondsSince = (begin: number): string => `${((performance.now() - begin) / 1000).toFixed(1)} s`;

/** Runs one step and reports its begin, progress and end. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  console.log(`· ${name} …`);
  const ticking = setInterval(() => console.log(`  … ${name}, still at it (${secondsSince(begin)})`), TICK_MS);
  try {
    const result = await work();
    console.log(`✓ ${name} (${secondsSince(begin)})`);
    return result;
  } finally {
    clearInterval(ticking);
  }
}
