/** Documents that go along with a mail: their kind, and of what they are made. */
export type Enclosure = { kind: string; id: string };

export type EnclosedFile = { filename: string; content: Buffer; contentType: string };

type Making = { id: string; signal: AbortSignal };

/** How each kind is made, when the mail is sent: a mail that waits stays small, and one that is only kept needs none. */
export type EnclosureMakers = Readonly<Record<string, (making: Making) => Promise<EnclosedFile[]>>>;

/** Together with sending it well below the lease of a mail. */
const PATIENCE_MS = 90_000;

export async function filesOf(makers: EnclosureMakers, enclosures: readonly Enclosure[] = []): Promise<EnclosedFile[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const files = enclosures.map(({ kind, id }) => {
    const make = makers[kind];
    if (!make) throw new Error(`nobody makes a ${kind} for a mail`);
    return make({ id, signal });
  });
  return (await Promise.all(files)).flat();
}
