import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { StoredException } from "@aufwind/contract/schedules";
import type { FormResult } from "../../platform/forms/form-action.ts";

/** Closed time, and the live appointments within it; null if not available. */
export type ClosedTime = StoredException & { affected: AppointmentItem[] | null };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Whether what was saved closes time: extra time affects nobody, and a removed exception has none. */
export const isClosedTime = (saved: unknown): saved is StoredException =>
  isRecord(saved) && "from" in saved && "kind" in saved && saved.kind !== "available";

/** The affected appointments of an answer; undefined if it closed nothing. */
export function affectedAppointmentsOf(result: FormResult | undefined): ClosedTime["affected"] | undefined {
  if (!result?.ok || !isClosedTime(result.data)) return undefined;
  return (result.data as ClosedTime).affected;
}
