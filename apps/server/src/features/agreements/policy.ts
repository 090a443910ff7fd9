import type { SealedTable } from "../../platform/session/sealed-text.ts";

/** A typed name can be opened only with its own acceptance. */
export const SIGNATURES = {
  table: "agreement_signatures",
  boundBy: ["id", "client_id"],
} as const satisfies SealedTable;
