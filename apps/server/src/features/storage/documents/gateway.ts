import { crc32, createInflateRaw } from "node:zlib";
import { textOf } from "@aufwind/rules/files/bytes";
import { CONTENT_TYPES, declaresGrammar, docxEntries, listsWordText, startsActive } from "@aufwind/rules/files/docx";
import type { ZipEntry } from "@aufwind/rules/files/zip";
import { inTurn } from "../../../platform/files/turns.ts";

/** How much of a part is looked at; a list of parts is shorter. */
const LOOKED_AT = 256 * 1024;

/** Whether the bytes are a Word text that really unpacks to what it says, and harmless as far as can be seen. */
export async function isDocx(bytes: Uint8Array): Promise<boolean> {
  const entries = docxEntries(bytes);
  return entries !== undefined && inTurn(() => allUnpack(bytes, entries));
}

async function allUnpack(bytes: Uint8Array, entries: ZipEntry[]) {
  for (const entry of entries) {
    const start = await unpack(bytes.subarray(entry.start, entry.end), entry).catch(() => undefined);
    if (!start || startsActive(start)) return false;
    const text = textOf(start).replaceAll("\0", "");
    if (/\.(?:xml|rels)$/i.test(entry.name) && declaresGrammar(text)) return false;
    if (entry.name === CONTENT_TYPES && !listsWordText(text)) return false;
  }
  return true;
}

/** The beginning of a part that has the size and the checksum it should have; undefined for one that lies. */
async function unpack(packed: Uint8Array, entry: ZipEntry): Promise<Uint8Array | undefined> {
  if (!entry.packed) return crc32(packed) === entry.crc ? packed.subarray(0, LOOKED_AT) : undefined;
  const inflating = createInflateRaw({ chunkSize: 64 * 1024 });
  inflating.end(packed);
  const kept: Uint8Array[] = [];
  let [size, sum] = [0, 0];
  // On another thread, a piece at a time; leaving the loop ends it.
  for await (const piece of inflating as AsyncIterable<Uint8Array>) {
    if (size < LOOKED_AT) kept.push(piece);
    size += piece.length;
    sum = crc32(piece, sum);
    if (size > entry.size) return undefined;
  }
  const isTrue = size === entry.size && sum === entry.crc && inflating.bytesWritten === packed.length;
  return isTrue ? Buffer.concat(kept) : undefined;
}
