import type { Side, Status } from "@aufwind/rules/appointments/status";
import type { PaymentStatus } from "@aufwind/rules/payments/status";
import { closesAt, RELAY_LIFETIME, type RoomState, roomState, VISIT_LOST } from "@aufwind/rules/video-calls";
import { Problem } from "../../platform/http/problem.ts";
import type { AppointmentRow } from "../appointments/store.ts";

/** Closes a moment late, so that nobody is cut off in the middle of a goodbye. */
const GOODBYE = 60_000;

/** Which side of an own appointment somebody is on. */
export const sideOf = ({ coach_id }: Pick<AppointmentRow, "coach_id">, userId: string): Side =>
  coach_id === userId ? "coach" : "client";

type StateOfParams = Pick<AppointmentRow, "status" | "starts_at" | "ends_at" | "agreed_at" | "owed_cents" | "payment">;

export const stateOf = (row: StateOfParams, now: Date): RoomState =>
  roomState(
    {
      status: row.status as Status,
      startsAt: row.starts_at.getTime(),
      endsAt: row.ends_at.getTime(),
      agreedAt: row.agreed_at?.getTime() ?? null,
      owedCents: row.owed_cents,
      payment: row.payment as PaymentStatus,
    },
    now.getTime(),
  );

export function refuseClosed(row: AppointmentRow, now: Date): void {
  const state = stateOf(row, now);
  if (state !== "inWindow") throw new Problem(state === "pendingPayment" ? "roomUnpaid" : "roomClosed");
}

/** Visits last renewed at this moment or before are over. */
export const lostSince = (now: Date): Date => new Date(now.getTime() - VISIT_LOST);

/** Until when the relay accepts these credentials, to the second. */
export function relayUntil({ ends_at }: Pick<AppointmentRow, "ends_at">, now: Date): Date {
  const until = Math.min(now.getTime() + RELAY_LIFETIME, closesAt(ends_at.getTime()) + GOODBYE);
  return new Date(Math.floor(until / 1000) * 1000);
}
