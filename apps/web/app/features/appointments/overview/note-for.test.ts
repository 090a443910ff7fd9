import type { AppointmentItem } from "@aufwind/contract/appointments";
import { expect, test } from "vitest";
import { noteFor } from "./note-for.ts";

const NOW = Date.parse("2026-11-18T12:00:00Z");
const item = (id: string, scheduledAt: string, scheduledStatus: AppointmentItem["scheduledStatus"] = "Scheduled") =>
  ({ id, scheduledAt, scheduledStatus, client: { id: "c", name: `Client ${id}`, picture: null } }) as AppointmentItem;

test("a note is about the latest appointment that has begun, else about the next one", () => {
  const over = item("over", "2026-11-17T09:00:00Z", "Completed");
  const runs = item("runs", "2026-11-18T11:45:00Z");
  const next = item("next", "2026-11-19T09:00:00Z");
  expect(noteFor({ thisWeek: [over, runs, next], next: runs }, NOW)).toEqual({ id: "runs", name: "Client runs" });
  expect(noteFor({ thisWeek: [over, next], next }, NOW)?.id).toBe("over");
  expect(noteFor({ thisWeek: [next], next }, NOW)?.id).toBe("next");
  expect(noteFor({ thisWeek: [], next: null }, NOW)).toBeNull();
});
