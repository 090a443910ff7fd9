import type { Appointment } from "@aufwind/contract/appointments";

/** What the page to pay has to say first. */
export type PayStanding = "due" | "bank" | "done" | "notYet" | "over";

/** Whether something is to be paid now, and whether it only waits for the bank. */
export function payStandingOf(payment: Appointment["payment"]): PayStanding {
  switch (payment) {
    case "failed":
      return "due";
    case "authentication":
      return "bank";
    case "paid":
    case "disputed":
      return "done";
    case "open":
      return "notYet";
    default:
      return "over";
  }
}
