import { LOCALES } from "@aufwind/rules/locale";
import { expect, test } from "vitest";
import { goKeysOf } from "./go-keys.ts";

const ROLES = ["client", "coach", "operator"] as const;

test.each(LOCALES.flatMap((locale) => ROLES.map((role) => [locale, role] as const)))(
  "%s, %s: no two pages have the same keys",
  (locale, role) => {
    const keys = [...goKeysOf(role, locale).values()];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((each) => /^g [a-z]$/.test(each))).toBe(true);
  },
);

test("the keys follow the language of the menu", () => {
  expect(goKeysOf("coach", "de").get("today")).toBe("g h");
  expect(goKeysOf("coach", "en").get("today")).toBe("g t");
});
