import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test.each(["/", "/de/konto", "/en/coaches?keyword=a%20b&page=2#top"])("keeps %s, which stays here", (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  null,
  undefined,
  "",
  "de/konto",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/de/..//evil.example",
  "https://evil.example/de",
  "http:evil.example",
  "javascript:alert(1)",
  `/${"a".repeat(500)}`,
])("drops %j, which leads away or is no path of ours", (to) => {
  expect(localPath(to)).toBeUndefined();
});

test("leaves nothing in a path that could break a header", () => {
  expect(localPath("/de\r\nset-cookie: a\0=b")).toBe("/deset-cookie:%20a%00=b");
});
