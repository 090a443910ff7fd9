import { MIMEType } from "node:util";
import { Problem } from "./problem.ts";

/** More than any of our forms has. */
const MOST_PARTS = 20;
/** More than a browser writes before a part. */
const LONGEST_HEAD = 2048;

type RefuseManyPartsParams = { arrayBuffer(): Promise<ArrayBuffer> };

/**
 * Refuses a form with more parts than any of ours, or with endless headers: 6 MB can hold a hundred thousand parts, and
 * each costs time to read.
 */
export async function refuseManyParts(request: RefuseManyPartsParams, type: string): Promise<void> {
  const boundary = boundaryOf(type);
  if (!boundary) return;
  // A truncated body is no error of ours.
  const body = await request.arrayBuffer().catch(() => undefined);
  if (!body || !isPlain(Buffer.from(body), `--${boundary}`)) throw new Problem("malformed");
}

/** Parsed exactly as the form reader does: two boundaries in one type would be two forms. */
function boundaryOf(type: string) {
  try {
    const { essence, params } = new MIMEType(type);
    return essence === "multipart/form-data" ? params.get("boundary") : undefined;
  } catch {
    return undefined;
  }
}

function isPlain(bytes: Buffer, boundary: string) {
  let count = 0;
  for (let at = bytes.indexOf(boundary); at >= 0; at = bytes.indexOf(boundary, at + 1)) {
    const head = bytes.subarray(at + boundary.length, at + boundary.length + LONGEST_HEAD);
    const isEnd = head.toString("latin1", 0, 2) === "--";
    if (++count > MOST_PARTS || !(isEnd || head.includes("\r\n\r\n"))) return false;
  }
  return true;
}
