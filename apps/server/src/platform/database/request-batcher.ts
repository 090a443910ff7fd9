type Turn<Asked, Answer> = { asked: Asked; resolve(answer: Answer): void; reject(error: unknown): void };

type Steps<Asked, Seen, Answer> = {
  /** Reads for all waiting requests at once: one result each, in order. */
  read(all: Asked[]): Promise<Seen[]>;
  /** Throws if somebody cannot have it, else returns how to take it. */
  judge(asked: Asked, seen: Seen): () => Promise<Answer>;
};

/**
 * Lets requests for the same thing wait for each other within this process. It is no lock, the database has that: but
 * waiting needs no connection, one read serves all, and usually the matter is settled by then.
 */
export function createRequestBatcher<Asked, Seen, Answer>({ read, judge }: Steps<Asked, Seen, Answer>) {
  const lines = new Map<string, Turn<Asked, Answer>[]>();

  /** Refused requests are answered now; of the others the first takes it, and the rest wait for the next round. */
  async function play(line: Turn<Asked, Answer>[]): Promise<void> {
    const all = line.splice(0);
    const left: { turn: Turn<Asked, Answer>; take: () => Promise<Answer> }[] = [];
    try {
      const seen = await read(all.map(({ asked }) => asked));
      for (const [place, turn] of all.entries()) {
        try {
          left.push({ turn, take: judge(turn.asked, seen[place] as Seen) });
        } catch (error) {
          turn.reject(error);
        }
      }
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
    const [first, ...rest] = left;
    line.unshift(...rest.map(({ turn }) => turn));
    await first?.take().then(first.turn.resolve, first.turn.reject);
  }

  async function playAll(key: string, line: Turn<Asked, Answer>[]): Promise<void> {
    while (line.length > 0) await play(line);
    lines.delete(key);
  }

  return (key: string, asked: Asked): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const turn = { asked, resolve, reject };
      const line = lines.get(key);
      if (line) line.push(turn);
      else {
        const opened = [turn];
        lines.set(key, opened);
        void playAll(key, opened);
      }
    });
}
