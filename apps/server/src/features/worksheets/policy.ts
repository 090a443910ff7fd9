import type { SealedTable } from "../../platform/session/sealed-text.ts";

/** What was asked and what was answered can be opened only in their own rows. */
export const WORKSHEETS = { table: "worksheets", boundBy: ["id", "client_id"] } as const satisfies SealedTable;
export const ANSWERS = { table: "worksheet_answers", boundBy: ["id"] } as const satisfies SealedTable;
