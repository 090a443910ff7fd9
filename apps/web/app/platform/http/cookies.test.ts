import { expect, test } from "vitest";
import { cookieOf } from "./cookies.ts";

test("finds a cookie by its whole name", () => {
  expect(cookieOf("xlanguage=en; language=de; scheme=dark", "language")).toBe("de");
  expect(cookieOf("xlanguage=en", "language")).toBeUndefined();
  expect(cookieOf(null, "language")).toBeUndefined();
});
