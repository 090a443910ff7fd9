import { expect, test } from "vitest";
import { AREAS } from "./areas.ts";
import { isUrgent, touchesHealth } from "./clients.ts";

test("one topic about health is enough to need consent", () => {
  expect(touchesHealth(["salary", "burnout"])).toBe(true);
  expect(touchesHealth(["salary", "leadership"])).toBe(false);
  expect(touchesHealth([])).toBe(false);
});

test("everything about health and addiction needs consent, and nothing about a career", () => {
  const keysOf = (area: string) => AREAS.find(({ key }) => key === area)?.topics.map(({ key }) => key) ?? [];
  expect(keysOf("health-addiction").filter((key) => !touchesHealth([key]))).toEqual([]);
  expect(keysOf("career").filter((key) => touchesHealth([key]))).toEqual([]);
});

test("the crisis numbers stand beside acute topics, and beside no others", () => {
  expect(isUrgent(["salary", "crisis"])).toBe(true);
  expect(isUrgent(["salary", "burnout"])).toBe(false);
});

test("what is no topic says nothing", () => {
  expect([touchesHealth(["Imkerei"]), isUrgent(["Imkerei"])]).toEqual([false, false]);
});
