import fc from "fast-check";
import { expect, test } from "vitest";
import { isDoc } from "./doc.ts";
import { docxEntries } from "./docx.ts";
import { isPdf } from "./pdf.ts";
import { barePicture } from "./pictures.ts";

const START = [
  "",
  "%PDF-1.7",
  "d0cf11e0a1b11ae1",
  "504b0304",
  "89504e470d0a1a0a",
  "ffd8ffe0",
  "52494646000000005745425056503858",
].map((start) => (start.startsWith("%") ? new TextEncoder().encode(start) : Uint8Array.fromHex(start)));

test("any bytes at all are judged without an error, and none of them is taken", () => {
  fc.assert(
    fc.property(fc.constantFrom(...START), fc.uint8Array({ maxLength: 4000 }), (start, rest) => {
      const bytes = new Uint8Array([...start, ...rest]);
      expect([isPdf(bytes), isDoc(bytes), docxEntries(bytes), barePicture(bytes)]).toEqual([
        false,
        false,
        undefined,
        undefined,
      ]);
    }),
    { numRuns: 500 },
  );
});

test("what lies inside a larger memory is read from its own beginning", () => {
  const text = "%PDF-1.7\n1 0 obj\n<< /Root >>\nstartxref\n9\n%%EOF\n";
  const memory = new TextEncoder().encode(`xx${text}xx`);
  expect(isPdf(memory.subarray(2, -2))).toBe(true);
  expect(isPdf(memory)).toBe(false);
});
