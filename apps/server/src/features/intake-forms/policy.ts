import type { SealedTable } from "../../platform/session/sealed-text.ts";

/** What was asked and answered can be opened only with its own appointment. */
export const INTAKE_ANSWERS = {
  table: "intake_answers",
  boundBy: ["id", "appointment_id"],
} as const satisfies SealedTable;
