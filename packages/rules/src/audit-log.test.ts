import { expect, test } from "vitest";
import { AUDIT_ACTIONS, knownAction } from "./audit-log.ts";

test("an act of today is known, one that an older version wrote is not", () => {
  expect(knownAction("cases.close")).toBe("cases.close");
  expect(knownAction("cases.shelve")).toBeUndefined();
});

test("each act is listed once", () => {
  expect(new Set(AUDIT_ACTIONS).size).toBe(AUDIT_ACTIONS.length);
});
