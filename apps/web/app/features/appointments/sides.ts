import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { Side } from "@aufwind/rules/appointments/status";
import type { MemberPage } from "../../platform/pages/pages.ts";

type Standing = Pick<AppointmentItem, "awaiting">;
type People = Pick<AppointmentItem, "coach" | "client">;

/** The other person. */
export const otherOf = ({ coach, client }: People, side: Side) => (side === "client" ? coach : client);

/** Who has to act, from this viewer's side. */
export function awaitedOf({ awaiting }: Standing, side: Side): "you" | "other" | "details" | "team" | null {
  if (awaiting === null) return null;
  if (awaiting === "payment_details") return "details";
  if (awaiting === "team") return "team";
  return awaiting === side ? "you" : "other";
}

/** Each side's pages. */
export const PAGES_OF = {
  client: { list: "clientAppointments", one: "clientAppointment", move: "clientReschedule" },
  coach: { list: "coachAppointments", one: "coachAppointment", move: "coachReschedule" },
} as const satisfies Record<Side, Record<string, MemberPage>>;
