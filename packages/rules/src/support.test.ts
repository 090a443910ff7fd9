import fc from "fast-check";
import { expect, test } from "vitest";
import { referenceOf } from "./support.ts";

test("reads well, whatever the bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      expect(referenceOf(bytes)).toMatch(/^AW-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    }),
  );
});

test("every sign is equally likely", () => {
  const signs = new Map<string, number>();
  for (let byte = 0; byte < 256; byte++) {
    const sign = referenceOf(new Uint8Array(8).fill(byte)).at(-1) ?? "";
    signs.set(sign, (signs.get(sign) ?? 0) + 1);
  }
  expect([...signs.values()]).toEqual(new Array(32).fill(8));
});

test("refuses to be shorter than it should be", () => {
  expect(() => referenceOf(new Uint8Array(4))).toThrow(RangeError);
});
