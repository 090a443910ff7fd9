import { crc32, createInflateRaw } from "node:zlib";
import { isDoc } from "@aufwind/rules/files/doc";
import { docxEntries, partLook } from "@aufwind/rules/files/docx";
import { isPdf } from "@aufwind/rules/files/pdf";
import { DOCUMENT, type DocumentKind, documentKind } from "@aufwind/rules/files/stored-files";
import type { ZipEntry } from "@aufwind/rules/files/zip";
import { Problem } from "../../platform/http/problem.ts";

const IS: Record<DocumentKind, (bytes: Uint8Array) => boolean | Promise<boolean>> = {
  pdf: isPdf,
  doc: isDoc,
  docx: isDocx,
};

/** The type of a document by its content; a contradicting name is refused. */
export async function judgeDocument(name: string, bytes: Uint8Array): Promise<DocumentKind> {
  const kind = documentKind(name);
  if (bytes.length > DOCUMENT.bytes) throw new Problem("oversizedFile");
  if (!kind || !(await IS[kind](bytes))) throw new Problem("invalidFile");
  return kind;
}

/** Whether the bytes are a Word document that really unpacks to what it declares, without active content. */
async function isDocx(bytes: Uint8Array): Promise<boolean> {
  const entries = docxEntries(bytes);
  return entries !== undefined && allUnpack(bytes, entries);
}

async function allUnpack(bytes: Uint8Array, entries: ZipEntry[]) {
  for (const entry of entries)
    if (!(await isHarmless(bytes.subarray(entry.start, entry.end), entry).catch(() => false))) return false;
  return true;
}

/** Whether a part has the declared size and checksum, and nothing harmful. */
async function isHarmless(packed: Uint8Array, entry: ZipEntry): Promise<boolean> {
  const look = partLook(entry.name);
  if (!entry.packed) return crc32(packed) === entry.crc && look.takes(packed) && look.isFine();
  const inflating = createInflateRaw({ chunkSize: 64 * 1024 });
  inflating.end(packed);
  let [size, sum] = [0, 0];
  // On another thread, a piece at a time; leaving the loop ends it.
  for await (const piece of inflating as AsyncIterable<Uint8Array>) {
    size += piece.length;
    sum = crc32(piece, sum);
    if (size > entry.size || !look.takes(piece)) return false;
  }
  return size === entry.size && sum === entry.crc && inflating.bytesWritten === packed.length && look.isFine();
}
