import { hasMarkup, textOf } from "./bytes.ts";
import { zipEnd } from "./zip.ts";

/** How far into a file readers look for what it is. */
const LOOKED_AT = 1024;
const START = /^%PDF-[12]\.\d/;
const END = /startxref[\s\0]+(\d{1,10})[\s\0]+%%EOF[\s\0]*$/;

/** Whether the bytes are a PDF from the first to the last, and nothing else besides. */
export function isPdf(bytes: Uint8Array): boolean {
  const tail = textOf(bytes.subarray(-2 * LOOKED_AT));
  const table = END.exec(tail)?.[1];
  if (!START.test(textOf(bytes.subarray(0, LOOKED_AT))) || table === undefined) return false;
  const text = textOf(bytes);
  return (
    Number(table) < bytes.length &&
    text.includes(" obj") &&
    text.includes("/Root") &&
    !hasMarkup(bytes.subarray(0, LOOKED_AT)) &&
    zipEnd(bytes) === undefined
  );
}
