import { hasMarkup, textOf } from "./bytes.ts";
import { zipEnd } from "./zip.ts";

/** How far into a file readers look for its signature. */
const LOOKED_AT = 1024;
const START = /^%PDF-[12]\.\d/;
const END = /startxref[\s\0]+(\d{1,10})[\s\0]+%%EOF[\s\0]*$/;
const STREAM = />>[\s\0]{0,8}stream\r?\n/g;
const STREAM_END = "endstream";
/** Scripts, launched programs, and embedded files. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?)(?=[\s\0()<>[\]{}/%]|$)/;

/** Whether the bytes are a PDF from the first to the last, and nothing else. */
export function isPdf(bytes: Uint8Array): boolean {
  const tail = textOf(bytes.subarray(-2 * LOOKED_AT));
  const table = END.exec(tail)?.[1];
  if (!START.test(textOf(bytes.subarray(0, LOOKED_AT))) || table === undefined) return false;
  const text = textOf(bytes);
  return (
    Number(table) < bytes.length &&
    text.includes(" obj") &&
    text.includes("/Root") &&
    !isActive(text) &&
    !hasMarkup(bytes.subarray(0, LOOKED_AT)) &&
    zipEnd(bytes) === undefined
  );
}

/** As far as plain bytes show: compressed object streams are not opened. */
const isActive = (text: string) => ACTIVE.test(namesPlain(withoutStreams(text)));

/** Any letter of a name may be written as its number. */
const namesPlain = (text: string) =>
  text.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Pictures and compressed texts are skipped: in so many bytes any short name occurs by chance. */
function withoutStreams(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: start } of text.matchAll(STREAM)) {
    if (index < from) continue;
    const end = text.indexOf(STREAM_END, index + start.length);
    if (end < 0) break;
    parts.push(text.slice(from, index + 2));
    from = end;
  }
  return [...parts, text.slice(from)].join("\n");
}
