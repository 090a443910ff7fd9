import { expect, test } from "vitest";
import { hear, hearAnswer, NOBODY } from "./call-state.ts";

const first = "01990000-0000-7000-8000-000000000001";
const second = "01990000-0000-7000-8000-000000000002";

test("somebody comes, reloads, and goes", () => {
  const come = hear(NOBODY, { visitId: first, isHere: true });
  const again = hear(come, { visitId: second, isHere: true });
  expect(again).toEqual({ visitId: second, isHere: true });
  expect(hear(again, { visitId: second, isHere: false })).toEqual({ visitId: second, isHere: false });
});

test("what is told late of an older visit changes nothing", () => {
  const known = { visitId: second, isHere: true };
  expect(hear(known, { visitId: first, isHere: true })).toBe(known);
  expect(hear(known, { visitId: first, isHere: false })).toBe(known);
});

test("a visit that ended does not go on, and the same news is no news", () => {
  const gone = { visitId: first, isHere: false };
  expect(hear(gone, { visitId: first, isHere: true })).toBe(gone);
  const here = { visitId: first, isHere: true };
  expect(hear(here, { visitId: first, isHere: true })).toBe(here);
});

test("an answer says who is there now", () => {
  expect(hearAnswer(NOBODY, first)).toEqual({ visitId: first, isHere: true });
  expect(hearAnswer({ visitId: first, isHere: true }, null)).toEqual({ visitId: first, isHere: false });
  expect(hearAnswer({ visitId: second, isHere: true }, first)).toEqual({ visitId: second, isHere: true });
});
