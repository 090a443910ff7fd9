import { setImmediate } from "node:timers/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export type ZippedFile = { path: string; bytes: Uint8Array };
type Content = {
  /** Compressed, first of all. */
  texts?: ZippedFile[];
  /** Kept as they are: pictures and documents are already compressed. */
  files: AsyncIterable<ZippedFile>[];
  madeAt: Date;
};

const PIECE = 64 * 1024;

/** Streamed as fast as it is fetched: many files together are too much for memory. */
export const zipStream = (content: Content): ReadableStream => ReadableStream.from(zipped(content));

async function* zipped({ texts = [], files, madeAt }: Content): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for (const { path, bytes } of texts) {
    const entry = new ZipDeflate(path);
    entry.mtime = madeAt;
    zip.add(entry);
    for (let from = 0; from < bytes.length || from === 0; from += PIECE) {
      entry.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length);
      yield* ready.splice(0);
      // Yields between two entries: years of messages take seconds to compress.
      await setImmediate();
    }
  }
  for (const some of files)
    for await (const { path, bytes } of some) {
      const entry = new ZipPassThrough(path);
      entry.mtime = madeAt;
      zip.add(entry);
      entry.push(bytes, true);
      yield* ready.splice(0);
    }
  zip.end();
  yield* ready;
}
