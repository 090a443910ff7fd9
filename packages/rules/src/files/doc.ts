import { readCompound } from "./compound-file.ts";
import { zipEnd } from "./zip.ts";

/** How a text of Word 97 to 2003 begins, and one of Word 6 or 95. */
const MARKS = ["eca5", "dca5"];
const MACROS = ["macros", "vba", "_vba_project", "_vba_project_cur"];

/** Whether the bytes are a text of Word 6 to 2003 without macros: a compound file that holds one. */
export function isDoc(bytes: Uint8Array): boolean {
  const file = readCompound(bytes);
  const text = file?.startOf("WordDocument");
  return (
    text !== undefined &&
    MARKS.includes(text.subarray(0, 2).toHex()) &&
    !file?.names.some((name) => MACROS.includes(name.toLowerCase())) &&
    zipEnd(bytes) === undefined
  );
}
