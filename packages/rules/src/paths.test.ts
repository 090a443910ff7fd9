import { expect, test } from "vitest";
import { localPath, ownPage } from "./paths.ts";

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

test("a page of ours is named without its query and its place", () => {
  expect(ownPage("/de/klient/termine?status=Pending#top")).toBe("/de/klient/termine");
  expect(ownPage("/en/appointments/019a8b00-0000-7000-8000-000000000001/room")).toBe(
    "/en/appointments/019a8b00-0000-7000-8000-000000000001/room",
  );
  expect(ownPage("/de")).toBe("/de");
});

test.each([
  "https://evil.example/de",
  "//evil.example/de",
  "/\\evil.example",
  "/fr/klient",
  "/api/users",
  "/de/<script>",
  `/de/einladung/${"A".repeat(43)}`,
  "",
  null,
  undefined,
])("%s is none, or carries a secret", (to) => {
  expect(ownPage(to)).toBeUndefined();
});
