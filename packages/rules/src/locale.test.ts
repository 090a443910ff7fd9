import { expect, test } from "vitest";
import { isLocale, preferredLocale } from "./locale.ts";

test.each([
  ["de", undefined, "de"],
  ["en-GB,en;q=0.9,de;q=0.8", undefined, "en"],
  ["de;q=0.3, en;q=0.7", undefined, "en"],
  ["en;q=0, de;q=0.1", undefined, "de"],
  ["fr-FR, en;q=0.5", "de", "en"],
  ["DE-at", "en", "de"],
])("reads Accept-Language %j beside the cookie %j as %s", (header, cookie, locale) => {
  expect(preferredLocale(header, cookie)).toBe(locale);
});

test("falls back to the language chosen earlier, then to German", () => {
  expect(preferredLocale("fr, *;q=0.5", "en")).toBe("en");
  expect(preferredLocale(undefined, "en")).toBe("en");
  expect(preferredLocale("", "fr")).toBe("de");
  expect(preferredLocale(undefined, undefined)).toBe("de");
});

test.each([";;;,,,q=;q", "en;q=banana", "x".repeat(100_000), "__proto__", "\u0000"])(
  "is not led astray by nonsense (%#)",
  (header) => {
    expect(isLocale(preferredLocale(header, header))).toBe(true);
  },
);
