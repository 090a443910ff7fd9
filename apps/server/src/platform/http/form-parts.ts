import { Problem } from "./problem.ts";

const BOUNDARY = /^multipart\/form-data\s*;.*\bboundary=(?:"([^"]+)"|([^;\s]+))/i;
/** More than any of our forms has. */
const MOST_PARTS = 20;

type Asked = { arrayBuffer(): Promise<ArrayBuffer> };

/** Refuses a form with more parts than any of ours: 6 MB have room for a hundred thousand, and each costs time to read. */
export async function refuseManyParts(request: Asked, type: string): Promise<void> {
  const [, quoted, bare] = BOUNDARY.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary) return;
  // A body that breaks off is nobody's error.
  const body = await request.arrayBuffer().catch(() => undefined);
  if (!body || countOf(Buffer.from(body), `--${boundary}`) > MOST_PARTS) throw new Problem("malformed");
}

/** How often the word occurs, counted as far as it matters. */
function countOf(bytes: Buffer, word: string) {
  let count = 0;
  for (let at = bytes.indexOf(word); at >= 0 && count <= MOST_PARTS; at = bytes.indexOf(word, at + 1)) count++;
  return count;
}
