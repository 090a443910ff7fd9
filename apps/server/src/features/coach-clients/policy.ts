import type { SealedTable } from "../../platform/session/sealed-text.ts";

/** A remark can be opened only for this pair. */
export const CLIENT_REMARKS = {
  table: "client_remarks",
  boundBy: ["coach_id", "client_id"],
} as const satisfies SealedTable;
