import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test("keeps a path of this site with its query and hash", () => {
  expect(localPath("/de/agb?x=1#widerruf")).toBe("/de/agb?x=1#widerruf");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "https://evil.example",
  "evil",
  "",
  null,
])("never leads away: %s", (to) => {
  expect(localPath(to)).toBeUndefined();
});
