/** A request that waits in a batch: `resolve` or `reject` answers its caller. */
export type Waiting<Request, Answer> = {
  request: Request;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
};

/** In the order of arrival, never empty. */
export type Batch<Request, Answer> = [Waiting<Request, Answer>, ...Waiting<Request, Answer>[]];

/** Answers at least one request of the batch and returns those that have to wait for the next one. */
type RunBatch<Request, Answer> = (batch: Batch<Request, Answer>) => Promise<Waiting<Request, Answer>[]>;

/**
 * Collects the requests for one key that arrive while a batch of them runs, and hands them over as the next batch. It is
 * no lock, the database has that: but waiting here needs no connection, and one read serves the whole batch.
 */
export function createRequestBatcher<Request, Answer>(runBatch: RunBatch<Request, Answer>) {
  const queues = new Map<string, Waiting<Request, Answer>[]>();

  async function runUntilEmpty(key: string, queue: Waiting<Request, Answer>[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0) as Batch<Request, Answer>;
      try {
        queue.unshift(...(await runBatch(batch)));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    queues.delete(key);
  }

  return (key: string, request: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const waiting = { request, resolve, reject };
      const queue = queues.get(key);
      if (queue) queue.push(waiting);
      else {
        const opened = [waiting];
        queues.set(key, opened);
        void runUntilEmpty(key, opened);
      }
    });
}
