import { expect, test } from "vitest";
import { CHECK_STATES, isHoldingBack, isResubmittable, publicationStep, stateAfter } from "./vetting.ts";

test("a first publication waits for the team, or is public at once and queued", () => {
  const first = { wasPublic: false, state: undefined };
  expect(publicationStep({ ...first, review: "before" })).toBe("submit");
  expect(publicationStep({ ...first, review: "after" })).toBe("publishAndSubmit");
});

test("pressing the button twice does not submit twice", () => {
  expect(publicationStep({ review: "before", wasPublic: false, state: "waiting" })).toBe("wait");
});

test("after changes were asked for, or the coach withdrew, the switch submits again", () => {
  for (const state of ["changesAsked", "withdrawn"] as const)
    expect(publicationStep({ review: "before", wasPublic: false, state })).toBe("submit");
});

test("who was public once has the switch, unless the team refused", () => {
  for (const review of ["before", "after"] as const) {
    expect(publicationStep({ review, wasPublic: true, state: "approved" })).toBe("publish");
    expect(publicationStep({ review, wasPublic: true, state: "waiting" })).toBe("publish");
    expect(publicationStep({ review, wasPublic: true, state: undefined })).toBe("publish");
    expect(publicationStep({ review, wasPublic: true, state: "refused" })).toBe("refuse");
  }
});

test("only what waits is decided", () => {
  const by = { isSameOperator: false };
  expect(stateAfter("approve", { state: "waiting", ...by })).toBe("approved");
  expect(stateAfter("askForChanges", { state: "waiting", ...by })).toBe("changesAsked");
  expect(stateAfter("refuse", { state: "waiting", ...by })).toBe("refused");
  for (const state of ["changesAsked", "approved", "withdrawn"] as const)
    expect(stateAfter("approve", { state, ...by })).toBeUndefined();
});

test("a refusal is reversed by another person, not by the one who refused", () => {
  expect(stateAfter("approve", { state: "refused", isSameOperator: false })).toBe("approved");
  expect(stateAfter("approve", { state: "refused", isSameOperator: true })).toBeUndefined();
  expect(stateAfter("askForChanges", { state: "refused", isSameOperator: false })).toBeUndefined();
});

test("a coach submits again only when asked for changes", () => {
  expect(CHECK_STATES.filter(isResubmittable)).toEqual(["changesAsked"]);
});

test("only a first publication waits in private; a refusal hides whoever it is", () => {
  const holding = (wasPublic: boolean) => CHECK_STATES.filter((state) => isHoldingBack({ state, wasPublic }));
  expect([holding(false), holding(true)]).toEqual([["waiting", "changesAsked", "refused"], ["refused"]]);
});
