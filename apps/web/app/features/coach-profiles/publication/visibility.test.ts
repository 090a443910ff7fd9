import { expect, test } from "vitest";
import { visibilityOf } from "./visibility.ts";

test("only a public profile that is listed is seen by others", () => {
  expect(visibilityOf({ isProfilePublic: true, allowInSearchingAndListing: true })).toBe("public");
  expect(visibilityOf({ isProfilePublic: true, allowInSearchingAndListing: false })).toBe("unlisted");
  expect(visibilityOf({ isProfilePublic: false, allowInSearchingAndListing: true })).toBe("private");
});
