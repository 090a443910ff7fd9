import type { ProblemBody } from "@aufwind/contract/platform/route";
import type { FormValues } from "../../platform/forms/form-action.ts";

/** The visitor's step; the input travels along, so that both steps work without JavaScript. */
export type WithdrawalState =
  | { step: "details" | "check"; values: FormValues; problem?: ProblemBody }
  | { step: "done"; values: FormValues; reference: string; receivedAt: string };

/** The action of the pressed button. */
export type Intent = "check" | "change" | "confirm";
