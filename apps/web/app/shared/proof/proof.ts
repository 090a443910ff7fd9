import type { FormResult, Refusal } from "../../platform/forms/form-action.ts";

/** The field of the code that comes along with the repeated form. */
export const PROOF_CODE = "proofCode";

const ASKING = ["proofStale", "wrongCode", "lockedOut", "noSecondFactor"];

/** The refusal of a form that is to be repeated with a proof; undefined for every other answer. */
export function refusedForProof(result: FormResult | undefined): Refusal | undefined {
  if (!result || result.ok) return undefined;
  const { code, errors = [] } = result.problem;
  return ASKING.includes(code) || errors.some(({ field }) => field === "code") ? result : undefined;
}
