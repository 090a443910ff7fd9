import { expect, test } from "vitest";
import { actsOf, askedAct, usefulAct } from "./actions.ts";

const item = (
  can: Parameters<typeof actsOf>[0],
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
  expect(actsOf(["cancel", "reschedule", "reject", "confirm", "complete"])).toEqual([
    "confirm",
    "reschedule",
    "reject",
    "cancel",
  ]);
});

test("an address can only ask for what is possible now", () => {
  expect(askedAct("cancel", ["cancel"])).toBe("cancel");
  expect(askedAct("cancel", [])).toBeUndefined();
  expect(askedAct("reschedule", ["reschedule"])).toBeUndefined();
  expect(askedAct(null, ["cancel"])).toBeUndefined();
});

test("a list offers the answer that is waited for, then another appointment, else a look", () => {
  expect(usefulAct(item(["cancel", "confirm"], "Pending"), "coach")).toBe("confirm");
  expect(usefulAct(item([], "Completed"), "client")).toBe("again");
  expect(usefulAct(item([], "Completed"), "coach")).toBe("view");
  expect(usefulAct(item(["cancel"], "Scheduled"), "client")).toBe("view");
  expect(usefulAct(item(["cancel"], "Scheduled", "failed"), "client")).toBe("pay");
  expect(usefulAct(item(["cancel"], "Scheduled", "failed"), "coach")).toBe("view");
});

test("a request for a series is answered as one, and its new times where several wait", () => {
  const series = { id: "s", place: 1, count: 8, waiting: 8 };
  const asked = { ...item(["reschedule"], "Pending"), awaiting: "coach" as const, series };
  expect(usefulAct(asked, "coach")).toBe("series");
  expect(usefulAct(asked, "client")).toBe("view");
  const alone = { ...item(["accept"], "Scheduled"), awaiting: "client" as const, series: { ...series, waiting: 1 } };
  expect(usefulAct(alone, "client")).toBe("accept");
});
