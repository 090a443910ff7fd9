import { PAYMENT_STATUSES } from "@aufwind/rules/payments/status";
import { DAY_RANGES, type DayRange } from "../../../shared/list/day-range.ts";
import { defineList, matching, oneOf, type ViewOf } from "../../../shared/list/view.ts";

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The list of payments as the address filters it, until today unless it is narrowed, and the one beside it. */
export const PAYMENTS = defineList(
  {
    payment: oneOf(["", ...PAYMENT_STATUSES] as const, ""),
    from: matching(DAY),
    to: matching(DAY),
    span: oneOf(DAY_RANGES, ({ from, to }: { from: string; to: string }): DayRange => (from || to ? "all" : "until")),
    open: matching(UUID),
  },
  { filters: ["payment", "from", "to"] },
);
export type PaymentsView = ViewOf<typeof PAYMENTS>;
