/** How much of a file is in memory per reader. */
export const PIECE = 256 * 1024;

type First = { size: number; bytes: Uint8Array };

/** A file whose first piece has been read, the others on demand. */
export function inPieces({ size, bytes }: First, pieceFrom: (from: number) => Promise<Uint8Array>) {
  let [next, at]: [Uint8Array | undefined, number] = [bytes, 0];
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = at < size ? (next ?? (await pieceFrom(at))) : undefined;
        next = undefined;
        if (piece?.length === 0) throw new Error("A file ended before its end.");
        if (!piece) return controller.close();
        at += piece.length;
        controller.enqueue(piece);
        if (at >= size) controller.close();
      },
    },
    // Nothing is read ahead.
    { highWaterMark: 0 },
  );
  return { size, stream };
}
