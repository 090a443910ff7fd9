import { expect, test } from "vitest";
import { createCursor } from "./cursor.ts";

const at = (id: number | null, kind = "message") => ({ id, kind });

test("each event is told once, whoever says it again", () => {
  const cursor = createCursor(7);
  expect(cursor.judge(at(7), "stream")).toBe("known");
  expect(cursor.judge(at(8), "stream")).toBe("next");
  expect(cursor.judge(at(8), "tab")).toBe("known");
  expect(cursor.last).toBe(8);
});

test("an event from another tab that leaves some out is told as a gap; the stream may leave out other sessions'", () => {
  expect(createCursor(7).judge(at(9), "tab")).toBe("afterGap");
  expect(createCursor(7).judge(at(9), "stream")).toBe("next");
  expect(createCursor(undefined).judge(at(9), "tab")).toBe("afterGap");
});

test("what passes has no id and is always told", () => {
  const cursor = createCursor(7);
  expect(cursor.judge(at(null, "typing"), "tab")).toBe("next");
  expect(cursor.last).toBe(7);
});

test("a stream that begins anew is followed, even back", () => {
  const cursor = createCursor(900);
  expect(cursor.judge(at(3, "reset"), "stream")).toBe("next");
  expect(cursor.judge(at(4), "stream")).toBe("next");
});

test("catching up says whether something was missed", () => {
  const cursor = createCursor(7);
  expect(cursor.catchUp(6)).toBe(false);
  expect(cursor.catchUp(7)).toBe(false);
  expect(cursor.catchUp(9)).toBe(true);
  expect(cursor.last).toBe(9);
});
