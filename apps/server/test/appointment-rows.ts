import type { Status } from "@aufwind/rules/appointments/status";
import type { House } from "./house.ts";

type Wanted = {
  coachId: string;
  clientId: string;
  startsAt: string;
  minutes?: number;
  status?: Status;
  /** Who has to act, where not the one who usually has. */
  awaiting?: "payment_details" | "coach" | "client";
  /** Until when that one is waited for; two days, or until the start. */
  until?: string;
  consultation?: "discovery" | "standard" | "extended";
};

const USUALLY_AWAITED: Partial<Record<Status, string>> = { Pending: "coach", Rescheduled: "client" };

/** An appointment as the rows of the database have it, wherever it lies and whatever became of it; answers its id. */
export async function appointmentRow({ database, clock }: House, wanted: Wanted): Promise<string> {
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
