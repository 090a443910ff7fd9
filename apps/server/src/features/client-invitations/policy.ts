import type { SealedTable } from "../../platform/session/sealed-text.ts";

/** Who was invited can be opened only in its own row. */
export const INVITEES = { table: "client_invitations", boundBy: ["id", "coach_id"] } as const satisfies SealedTable;
