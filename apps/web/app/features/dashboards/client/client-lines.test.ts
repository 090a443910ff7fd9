import type { AppointmentItem } from "@aufwind/contract/appointments";
import { expect, test } from "vitest";
import { clientLines } from "./client-lines.ts";

const item = (id: string, can: AppointmentItem["can"] = []) =>
  ({ id, can, coach: { picture: null } }) as unknown as AppointmentItem;

test("what has to be paid comes first and once, then decisions, messages, what is due and reviews", () => {
  const appointments = {
    ...{ last: null, today: [], upcoming: [], recent: [] },
    unpaid: [item("unpaid")],
    waiting: [item("unpaid"), item("moved", ["accept", "decline"]), item("held", ["giveDetails"]), item("absent")],
  };
  const unread = { items: [{ conversationId: "chat" }] as never[], count: 1 };
  const due = {
    steps: [{ goalId: "goal" }] as never[],
    worksheets: [{ id: "sheet", coach: { id: "coach" } }] as never[],
  };
  const lines = clientLines({ appointments, unread, ...due, unrated: [{ id: "met" }] as never[], balanceCents: 0 });
  expect(lines.map(({ kind, id }) => [kind, id])).toEqual([
    ["pay", "unpaid"],
    ["newTime", "moved"],
    ["details", "held"],
    ["look", "absent"],
    ["message", "chat"],
    ["worksheet", "sheet"],
    ["step", "goal-0"],
    ["review", "met"],
  ]);
});
