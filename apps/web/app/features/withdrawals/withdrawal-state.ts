import type { ProblemBody } from "@aufwind/contract/platform/route";
import type { FormValues } from "../../platform/forms/form-action.ts";

/** Where the visitor is; what was typed travels along, so that both steps work without JavaScript. */
export type WithdrawalState =
  | { step: "details" | "check"; values: FormValues; problem?: ProblemBody }
  | { step: "done"; values: FormValues; reference: string; receivedAt: string };

/** What the pressed button asks for. */
export type Intent = "check" | "change" | "confirm";
