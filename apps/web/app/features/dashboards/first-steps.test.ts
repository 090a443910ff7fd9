import { expect, test } from "vitest";
import { nextOf, stepsOf } from "./first-steps.tsx";

const NOTHING = { wishes: false, look: false, discovery: false, card: false, protect: false };
const ALL = { wishes: true, look: true, discovery: true, card: true, protect: true };

test("the first open step is the next; whoever is here has confirmed the address", () => {
  expect(stepsOf(NOTHING)[0]).toEqual({ step: "confirm", isDone: true });
  expect(nextOf(NOTHING)).toBe("wishes");
  expect(nextOf({ ...NOTHING, wishes: true, look: true })).toBe("discovery");
});

test("when all is done there is no next one", () => {
  expect(nextOf(ALL)).toBeUndefined();
  expect(stepsOf(ALL).every(({ isDone }) => isDone)).toBe(true);
});
