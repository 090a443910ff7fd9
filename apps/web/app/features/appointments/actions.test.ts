import { expect, test } from "vitest";
import { actionInAddress, mainAction, possibleActions } from "./actions.ts";

const item = (
  can: Parameters<typeof possibleActions>[0],
  scheduledStatus: "Scheduled" | "Completed" | "Pending",
  payment: "none" | "failed" = "none",
) => ({
  can: [...can],
  scheduledStatus,
  payment,
  awaiting: null,
  series: null,
  coach: { id: "", name: "Jonas", picture: null, slug: "jonas" },
});

test("what helps most comes first, cancelling last, and the clock's work is nobody's", () => {
  expect(possibleActions(["cancel", "reschedule", "reject", "confirm", "complete"])).toEqual([
    "confirm",
    "reschedule",
    "reject",
    "cancel",
  ]);
});

test("an address can only ask for what is possible now", () => {
  expect(actionInAddress("cancel", ["cancel"])).toBe("cancel");
  expect(actionInAddress("cancel", [])).toBeUndefined();
  expect(actionInAddress("reschedule", ["reschedule"])).toBeUndefined();
  expect(actionInAddress(null, ["cancel"])).toBeUndefined();
});

test("a list offers the answer that is waited for, then another appointment, else a look", () => {
  expect(mainAction(item(["cancel", "confirm"], "Pending"), "coach")).toBe("confirm");
  expect(mainAction(item([], "Completed"), "client")).toBe("again");
  expect(mainAction(item([], "Completed"), "coach")).toBe("view");
  expect(mainAction(item(["cancel"], "Scheduled"), "client")).toBe("view");
  expect(mainAction(item(["cancel"], "Scheduled", "failed"), "client")).toBe("pay");
  expect(mainAction(item(["cancel"], "Scheduled", "failed"), "coach")).toBe("view");
});

test("a request for a series is answered as one, and its new times where several wait", () => {
  const series = { id: "s", place: 1, count: 8, waiting: 8 };
  const asked = { ...item(["reschedule"], "Pending"), awaiting: "coach" as const, series };
  expect(mainAction(asked, "coach")).toBe("series");
  expect(mainAction(asked, "client")).toBe("view");
  const alone = { ...item(["accept"], "Scheduled"), awaiting: "client" as const, series: { ...series, waiting: 1 } };
  expect(mainAction(alone, "client")).toBe("accept");
});
