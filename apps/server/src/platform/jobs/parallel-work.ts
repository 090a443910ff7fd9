type Due<T> = {
  /** Claims the next one; undefined if nothing is due. */
  take(): Promise<T | undefined>;
  work(one: T): Promise<unknown>;
};

/** Does all that is due, this many at once. In most minutes nothing is, which costs one look instead of one per worker. */
export async function workInParallel<T>(workers: number, { take, work }: Due<T>): Promise<void> {
  const first = await take();
  if (first === undefined) return;
  const worker = async (given: T | undefined) => {
    for (let one = given; one !== undefined; one = await take()) await work(one);
  };
  const others = Array.from({ length: workers - 1 }, async () => worker(await take()));
  await Promise.all([worker(first), ...others]);
}
