import type { Status } from "@aufwind/rules/appointments/status";
import { mayHaveNote } from "@aufwind/rules/notes";
import type { SealedTable } from "../../platform/session/sealed-text.ts";
import type { AboutRow } from "./store.ts";

/** A note can be opened only in its own row: of this coach, about this appointment. */
export const NOTES = {
  table: "notes",
  boundBy: ["id", "coach_id", "appointment_id"],
} as const satisfies SealedTable;

/** Whether a note may be written about an appointment; an existing one can always be read. */
export const mayWriteAbout = ({ status, agreed_at }: AboutRow): boolean =>
  mayHaveNote({ status: status as Status, agreedAt: agreed_at?.getTime() ?? null });
