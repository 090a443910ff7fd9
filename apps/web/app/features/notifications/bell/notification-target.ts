import type { Notification } from "@aufwind/contract/notifications";
import type { Side } from "@aufwind/rules/appointments/status";
import type { PageKey } from "../../../platform/pages/pages.ts";

type Target = { to: PageKey; params?: Record<string, string>; query?: string };

const goalsOf = (side: Side): Target => ({ to: side === "client" ? "clientGoals" : "coachClients" });

const APPOINTMENTS = {
  client: { list: "clientAppointments", one: "clientAppointment", pay: "clientPay" },
  coach: { list: "coachAppointments", one: "coachAppointment", pay: "coachAppointment" },
} as const satisfies Record<Side, Record<string, PageKey>>;

/** The page that a notification links to. */
export function targetOf(
  { target, appointmentId, clientId }: Pick<Notification, "target" | "appointmentId" | "clientId">,
  side: Side,
): Target {
  if (target === "messages") return { to: "messages" };
  if (target === "waitingList") return { to: "clientWaitingOffer", params: { id: "current" } };
  if (target === "documents") return { to: "clientDocuments" };
  if (target === "terms") return { to: side === "coach" ? "coachTerms" : "terms" };
  if (target === "privacy") return { to: "privacy" };
  if (target === "friends") return { to: "clientFriends" };
  if (target === "finances") return { to: "coachFinances" };
  if (target === "statements") return { to: "coachStatements" };
  if (target === "taxDetails") return { to: "coachTaxDetails" };
  if (target === "business") return { to: "coachBusiness" };
  if (target === "calendars") return { to: "coachCalendars" };
  if (target === "goals")
    return clientId ? { to: "coachClient", params: { id: clientId }, query: "tab=goals" } : goalsOf(side);
  if (target === "client") return clientId ? { to: "coachClient", params: { id: clientId } } : { to: "coachClients" };
  if (target === "reviews") return { to: "coachReviews" };
  const pages = APPOINTMENTS[side];
  if (!appointmentId) return { to: pages.list };
  const params = { id: appointmentId };
  if (target === "review") return { to: "clientReview", params };
  return { to: target === "pay" ? pages.pay : pages.one, params };
}
