import type { SealedTable } from "../../platform/session/sealed-text.ts";

/** An account can be opened only for its dispute. */
export const DISPUTE_ACCOUNTS = { table: "dispute_accounts", boundBy: ["dispute_id"] } as const satisfies SealedTable;
