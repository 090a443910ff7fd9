import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CHUNK_BYTES, streamInChunks } from "./chunks.ts";
import { checkedKey, type FileStore } from "./file-store.ts";

/** Files in a folder. The first line of a file is its type, then come the bytes, so that both change at once. */
export function createDiskFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  return {
    async put(key, bytes, contentType) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // No key starts with a dot, so an unfinished file cannot be requested.
      const unfinished = join(dirname(path), `.${randomUUID()}`);
      try {
        await writeDurably(unfinished, Buffer.concat([Buffer.from(`${firstLine(contentType)}\n`), bytes]));
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key) {
      const content = await readFile(pathOf(key)).catch(orMissing);
      if (!content) return undefined;
      const end = content.indexOf("\n");
      return { contentType: content.toString("utf8", 0, end), bytes: content.subarray(end + 1) };
    },
    async open(key) {
      const path = pathOf(key);
      const first = await readPiece(path, 0).catch(orMissing);
      if (!first) return undefined;
      const head = first.bytes.indexOf("\n") + 1;
      return streamInChunks({ size: first.size - head, bytes: first.bytes.subarray(head) }, async (from) => {
        const { version, bytes } = await readPiece(path, head + from);
        if (version !== first.version) throw new Error("A file was replaced while it was read.");
        return bytes;
      });
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT" && error.code !== "EISDIR" && error.code !== "ENOTDIR") throw error;
}

/** Opened for each piece: slow or gone readers hold no handle. */
async function readPiece(path: string, from: number) {
  const file = await open(path);
  try {
    const { ino, mtimeMs, size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, from);
    return { size, version: `${ino} ${mtimeMs}`, bytes: buffer.subarray(0, bytesRead) };
  } finally {
    await file.close();
  }
}

const firstLine = (text: string) => text.replaceAll(/[\r\n]/g, " ");

async function writeDurably(path: string, content: Buffer) {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
