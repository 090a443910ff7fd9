import { SIGNATURES } from "./features/agreements/policy.ts";
import { CONNECTIONS } from "./features/calendars/connections/policy.ts";
import { INVITEES } from "./features/client-invitations/policy.ts";
import { CLIENT_REMARKS } from "./features/coach-clients/policy.ts";
import { DISPUTE_ACCOUNTS } from "./features/dispute-evidence/policy.ts";
import { CHECK_INS, GOALS, STEPS } from "./features/goals/policy.ts";
import { INTAKE_ANSWERS } from "./features/intake-forms/policy.ts";
import { NOTES } from "./features/notes/policy.ts";
import { ANSWERS, WORKSHEETS } from "./features/worksheets/policy.ts";
import type { Platform } from "./platform/platform.ts";
import { rewrapKeys } from "./platform/session/key-rotation.ts";
import type { SealedTable } from "./platform/session/sealed-text.ts";

/** Everything that is sealed by the keys of notes; a new feature adds its tables here. */
const SEALED_TEXTS: readonly SealedTable[] = [
  NOTES,
  GOALS,
  STEPS,
  CHECK_INS,
  WORKSHEETS,
  ANSWERS,
  INTAKE_ANSWERS,
  SIGNATURES,
  CONNECTIONS,
  CLIENT_REMARKS,
  DISPUTE_ACCOUNTS,
  INVITEES,
];

/** Wraps the keys of all of them with the newest key. */
export async function rewrapTexts(platform: Platform, signal: AbortSignal): Promise<void> {
  for (const table of SEALED_TEXTS) await rewrapKeys(platform, table, signal);
}
