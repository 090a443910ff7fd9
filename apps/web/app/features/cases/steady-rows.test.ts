import type { CaseItem } from "@aufwind/contract/cases";
import { expect, test } from "vitest";
import { steadyRows } from "./steady-rows.ts";

const item = (number: number, more: Partial<CaseItem> = {}) => ({ number, urgency: "later", ...more }) as CaseItem;

test("rows keep their places and groups; new ones wait, gone ones stay and say so", () => {
  const shown = [item(1), item(2), item(3)];
  const next = [item(9, { urgency: "overdue" }), item(3, { urgency: "soon", isUnread: true }), item(1)];
  expect(steadyRows(shown, next)).toEqual({
    rows: [item(1), item(2, { isGone: true } as object), item(3, { isUnread: true })],
    coming: 1,
  });
});

test("nothing waits where only what is shown has changed", () => {
  expect(steadyRows([item(1)], [item(1, { version: 2 })])).toEqual({ rows: [item(1, { version: 2 })], coming: 0 });
});
