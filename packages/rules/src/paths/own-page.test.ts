import { expect, test } from "vitest";
import { ownPage } from "./own-page.ts";

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
