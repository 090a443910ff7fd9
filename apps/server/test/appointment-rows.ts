import type { Status } from "@aufwind/rules/appointments/status";
import type { TestServer } from "./test-server.ts";

type AppointmentRowParams = {
  coachId: string;
  clientId: string;
  startsAt: string;
  minutes?: number;
  status?: Status;
  /** Who is awaited, if not the usual one. */
  awaiting?: "payment_details" | "coach" | "client";
  /** Until when; two days by default, or until the start. */
  until?: string;
  consultation?: "discovery" | "standard" | "extended";
};

const USUALLY_AWAITED: Partial<Record<Status, string>> = { Pending: "coach", Rescheduled: "client" };

/** Inserts an appointment directly, at any time and in any state; returns its id. */
export async function appointmentRow({ database, clock }: TestServer, wanted: AppointmentRowParams): Promise<string> {
  const { coachId, clientId, minutes = 60, status = "Scheduled", consultation = "standard" } = wanted;
  const startsAt = new Date(wanted.startsAt);
  const awaiting = wanted.awaiting ?? USUALLY_AWAITED[status] ?? null;
  const until = wanted.until ? new Date(wanted.until) : new Date(Math.min(+startsAt, +clock.now() + 48 * 3_600_000));
  const { id } = await database
    .insertInto("appointments")
    .values({
      coach_id: coachId,
      client_id: clientId,
      consultation,
      starts_at: startsAt,
      ends_at: new Date(+startsAt + minutes * 60_000),
      status,
      awaiting,
      net_cents: 10_000,
      gross_cents: 11_900,
      vat_status: "regular",
      owed_cents: 11_900,
      booked_at: new Date("2026-01-01T00:00:00Z"),
      hold_until: awaiting === "payment_details" ? until : null,
      answer_by: awaiting === "coach" || awaiting === "client" ? until : null,
      client_zone: "Europe/Berlin",
      absent: status === "No Show" ? "client" : null,
      both_present: status === "Completed",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
