import type { AppointmentItem } from "@aufwind/contract/appointments";
import { expect, test } from "vitest";
import { appointmentItem } from "../../../../test/appointment-item.ts";
import { knownCoaches } from "./overview.server.ts";

const now = Date.parse("2026-11-17T12:00:00.000Z");

const item = (coach: string, scheduledAt: string, more: Partial<AppointmentItem> = {}) =>
  appointmentItem({
    id: scheduledAt,
    coach: { id: coach, name: coach, picture: null, slug: coach },
    scheduledAt,
    endsAt: scheduledAt,
    scheduledStatus: "Completed",
    ...more,
  });

test("each coach is there once, with the next confirmed and requested appointment, and the last that took place", () => {
  const found = knownCoaches(
    [
      item("jonas", "2026-12-01T09:00:00.000Z", { scheduledStatus: "Scheduled" }),
      item("jonas", "2026-11-20T09:00:00.000Z", { scheduledStatus: "Pending" }),
      item("amelia", "2026-11-02T09:00:00.000Z"),
      item("jonas", "2026-10-01T09:00:00.000Z"),
      item("jonas", "2026-09-01T09:00:00.000Z"),
    ],
    now,
  );
  expect(found.map(({ slug }) => slug)).toEqual(["jonas", "amelia"]);
  expect(found[0]).toMatchObject({
    coming: "2026-12-01T09:00:00.000Z",
    asked: "2026-11-20T09:00:00.000Z",
    latest: "2026-10-01T09:00:00.000Z",
  });
  expect(found[1]).toMatchObject({ coming: null, asked: null, latest: "2026-11-02T09:00:00.000Z" });
});

test("a coach whose profile is not found now cannot be booked", () => {
  const coach = { id: "gone", name: "", picture: null, slug: null };
  expect(knownCoaches([item("gone", "2026-10-01T09:00:00.000Z", { coach })], now)).toEqual([]);
});
