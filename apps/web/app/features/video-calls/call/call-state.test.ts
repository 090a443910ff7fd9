import { expect, test } from "vitest";
import { NOBODY, updateOther, updateOtherByAnswer } from "./call-state.ts";

const first = "01990000-0000-7000-8000-000000000001";
const second = "01990000-0000-7000-8000-000000000002";

test("somebody comes, reloads, and goes", () => {
  const come = updateOther(NOBODY, { visitId: first, isHere: true });
  const again = updateOther(come, { visitId: second, isHere: true });
  expect(again).toEqual({ visitId: second, isHere: true });
  expect(updateOther(again, { visitId: second, isHere: false })).toEqual({ visitId: second, isHere: false });
});

test("late news of an older visit changes nothing", () => {
  const known = { visitId: second, isHere: true };
  expect(updateOther(known, { visitId: first, isHere: true })).toBe(known);
  expect(updateOther(known, { visitId: first, isHere: false })).toBe(known);
});

test("a visit that ended does not go on, and the same news is no news", () => {
  const gone = { visitId: first, isHere: false };
  expect(updateOther(gone, { visitId: first, isHere: true })).toBe(gone);
  const here = { visitId: first, isHere: true };
  expect(updateOther(here, { visitId: first, isHere: true })).toBe(here);
});

test("an answer says who is there now", () => {
  expect(updateOtherByAnswer(NOBODY, first)).toEqual({ visitId: first, isHere: true });
  expect(updateOtherByAnswer({ visitId: first, isHere: true }, null)).toEqual({ visitId: first, isHere: false });
  expect(updateOtherByAnswer({ visitId: second, isHere: true }, first)).toEqual({ visitId: second, isHere: true });
});
