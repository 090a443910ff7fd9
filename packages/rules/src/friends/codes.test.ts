import fc from "fast-check";
import { expect, test } from "vitest";
import { asCode, codeFrom } from "./codes.ts";

test("a code can be read back from whatever bytes it was made of, in capitals and with spaces around", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      const code = codeFrom(bytes);
      expect(code).toMatch(/^[2-9a-z]{8}$/);
      expect(asCode(` ${code.toUpperCase()} `)).toBe(code);
    }),
  );
});

test.each(["", "abc", "abcdefgh2", "abcdefg0", "abcdefgl", "<script>", "ABCDEFGÄ"])("%j is no code", (typed) => {
  expect(asCode(typed)).toBeUndefined();
});
