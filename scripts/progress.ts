const TICK_MS = 5000;

/** How long ago, as a person reads it. */
export const secondsSince = (begin: number): string => `${((performance.now() - begin) / 1000).toFixed(1)} s`;

/** Runs one step of the work and says so: when it begins, while it lasts, when it is done. */
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
