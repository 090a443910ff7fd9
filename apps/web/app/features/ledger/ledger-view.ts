import { LEDGER_ACCOUNTS, LEDGER_KINDS } from "@aufwind/rules/ledger";
import { defineList, matching, oneOf, type ViewOf } from "../../shared/list/view.ts";

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The postings as the address filters them; `before` is the one that they come before. */
export const LEDGER = defineList(
  {
    account: oneOf(["", ...LEDGER_ACCOUNTS] as const, ""),
    kind: oneOf(["", ...LEDGER_KINDS] as const, ""),
    from: matching(DAY),
    to: matching(DAY),
    appointment: matching(UUID),
    coach: matching(UUID),
    before: matching(UUID),
  },
  { filters: ["account", "kind", "from", "to", "appointment", "coach"] },
);
export type LedgerView = ViewOf<typeof LEDGER>;
