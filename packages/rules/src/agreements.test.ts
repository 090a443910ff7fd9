import { expect, test } from "vitest";
import { isSigned, standingOf } from "./agreements.ts";

test("an acceptance holds for later versions until everybody is asked again", () => {
  const versions = [1, 2, 3].map((number) => ({ number, asksAgain: number === 3 }));
  expect(standingOf(versions.slice(0, 2), 1)).toBe("agreed");
  expect(standingOf(versions, 2)).toBe("again");
  expect(standingOf(versions, 3)).toBe("agreed");
  expect(standingOf(versions, null)).toBe("open");
});

test.each([
  ["Lena Brandt", true],
  ["  Ngọc  Ánh ", true],
  ["李 小龙", true],
  ["Lena", false],
  ["Lena 2", false],
  ["", false],
])("a typed name %j signs: %s", (name, signs) => expect(isSigned(name)).toBe(signs));
