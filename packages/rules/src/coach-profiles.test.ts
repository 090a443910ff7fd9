import { expect, test } from "vitest";
import { completenessOf, currentStep, type Given, minutesFor, missingIn, NEEDS, WISHES } from "./coach-profiles.ts";

const keys = [...NEEDS, ...WISHES];
const all = (value: boolean, changes: Partial<Given> = {}) =>
  ({ ...Object.fromEntries(keys.map((key) => [key, value])), ...changes }) as Given;

test("an empty profile lacks everything, a full one nothing", () => {
  expect(completenessOf(all(false))).toMatchObject({ percent: 0, publishable: false });
  expect(completenessOf(all(true))).toEqual({ missing: [], wishes: [], percent: 100, publishable: true });
});

test("one missing need keeps a profile private, all missing wishes do not", () => {
  expect(completenessOf(all(true, { photo: false }))).toMatchObject({ missing: ["photo"], publishable: false });
  const plain = Object.fromEntries(WISHES.map((wish) => [wish, false]));
  expect(completenessOf(all(true, plain)).publishable).toBe(true);
});

test("is never called complete before it is", () => {
  for (const key of keys) expect(completenessOf(all(true, { [key]: false })).percent).toBeLessThan(100);
});

test("the way goes on where something is missing, in the order of the steps", () => {
  expect(currentStep(all(false))).toBe("terms");
  expect(currentStep(all(true, { workingHours: false, photo: false }))).toBe("profile");
  expect(missingIn("profile", all(true, { photo: false }))).toEqual(["photo"]);
  expect(currentStep(all(true))).toBe("schedule");
});

test("everything takes less than half an hour, and the time left shrinks with each thing given", () => {
  expect(minutesFor(NEEDS)).toBe(27);
  expect(minutesFor(["photo", "areas"])).toBe(3);
  expect(minutesFor([])).toBe(0);
});
