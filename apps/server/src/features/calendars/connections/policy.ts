import type { SealedTable } from "../../../platform/session/sealed-text.ts";

/** Who signs in there, and with what, can be opened only in its own row: of this coach. */
export const CONNECTIONS = {
  table: "calendar_connections",
  boundBy: ["id", "coach_id"],
} as const satisfies SealedTable;
