import type { Status } from "@aufwind/rules/appointments/status";
import { mayHaveNote } from "@aufwind/rules/notes";
import type { Config } from "../../platform/config/config.ts";
import type { RecordSealing } from "../../platform/session/sealed-record.ts";
import type { AboutRow, NoteRow } from "./store.ts";

/** A note can be opened only in its own row: of this coach, about this appointment. */
export const sealingOf = (
  { noteKeys }: Config,
  { id, coach_id, appointment_id }: Pick<NoteRow, "id" | "coach_id" | "appointment_id">,
): RecordSealing => ({ keys: noteKeys, boundTo: [id, coach_id, appointment_id] });

/** Whether a note may be written about an appointment; an existing one can always be read. */
export const mayWriteAbout = ({ status, agreed_at }: AboutRow): boolean =>
  mayHaveNote({ status: status as Status, agreedAt: agreed_at?.getTime() ?? null });
