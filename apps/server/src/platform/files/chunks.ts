/** How much of a file is in memory per reader. */
export const CHUNK_BYTES = 256 * 1024;

type First = { size: number; bytes: Uint8Array };

/** A file whose first chunk has been read, the others on demand. */
export function streamInChunks({ size, bytes }: First, readChunk: (from: number) => Promise<Uint8Array>) {
  let [next, at]: [Uint8Array | undefined, number] = [bytes, 0];
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = at < size ? (next ?? (await readChunk(at))) : undefined;
        next = undefined;
        if (chunk?.length === 0) throw new Error("A file ended before its end.");
        if (!chunk) return controller.close();
        at += chunk.length;
        controller.enqueue(chunk);
        if (at >= size) controller.close();
      },
    },
    // Nothing is read ahead.
    { highWaterMark: 0 },
  );
  return { size, stream };
}
