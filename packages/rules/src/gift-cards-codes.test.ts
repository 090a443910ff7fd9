import fc from "fast-check";
import { expect, test } from "vitest";
import { asGiftCode, GIFT_CODE_BYTES, giftCodeFrom, shownGiftCode } from "./gift-cards-codes.ts";

const bytes = fc.uint8Array({ minLength: GIFT_CODE_BYTES, maxLength: GIFT_CODE_BYTES });
const codes = bytes.filter((drawn) => drawn.filter((byte) => byte < 248).length >= 15).map(giftCodeFrom);
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

test("a code has sixteen unmistakable letters and is read in whatever spelling it is typed", () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{16}$/);
      const shown = shownGiftCode(code);
      expect(shown).toMatch(/^(?:\w{4}-){3}\w{4}$/);
      for (const typed of [
        code,
        shown,
        shown.toLowerCase(),
        ` ${shown.replaceAll("-", " ")}\t`,
        shown.replaceAll("-", "–"),
      ])
        expect(asGiftCode(typed)).toBe(code);
    }),
  );
});

test("one wrong letter, or two neighbours swapped, is no code", () => {
  fc.assert(
    fc.property(codes, fc.nat(15), fc.constantFrom(...LETTERS), (code, place, letter) => {
      const wrong = code.slice(0, place) + letter + code.slice(place + 1);
      if (wrong !== code) expect(asGiftCode(wrong)).toBeUndefined();
      const [one = "", other = ""] = [code[place], code[place + 1]];
      const swapped = code.slice(0, place) + other + one + code.slice(place + 2);
      if (other && one !== other) expect(asGiftCode(swapped)).toBeUndefined();
    }),
  );
});

test.each(["", "2345", "0000-0000-0000-0000", "OIL1-OIL1-OIL1-OIL1", "<script>alert(1)", "Ä".repeat(16)])(
  "%j is no code",
  (typed) => {
    expect(asGiftCode(typed)).toBeUndefined();
  },
);

test("too few random bytes make no code", () => {
  expect(() => giftCodeFrom(new Uint8Array(GIFT_CODE_BYTES).fill(255))).toThrow("too few");
});
