import type { FormResult } from "../../platform/forms/form-action.ts";

export type Setup = { secret: string; qrCode: string };
export type Outcome = "totpAdded" | "totpRemoved" | "passkeyAdded" | "passkeyRemoved" | "providerRemoved";
/** What the page shows: everything, or one focused step. */
export type Step = { at: "overview"; outcome?: Outcome } | ({ at: "setup" } & Setup) | { at: "codes"; codes: string[] };

const TOLD: Record<string, Outcome> = {
  confirmTotp: "totpAdded",
  removeTotp: "totpRemoved",
  removePasskey: "passkeyRemoved",
  removeProvider: "providerRemoved",
};

/**
 * The state after the last form; the key travels with the form of the first code, so that a wrong one loses nothing.
 */
export function stepAfter(result: FormResult | undefined): Step {
  if (!result) return { at: "overview" };
  const [form = ""] = result.form.split(".");
  const { secret, qrCode } = result.ok ? (result.data as Partial<Setup>) : result.values;
  if (form === (result.ok ? "beginTotp" : "confirmTotp") && secret && qrCode) return { at: "setup", secret, qrCode };
  if (!result.ok) return { at: "overview" };
  return afterCodes((result.data as { recoveryCodes?: string[] }).recoveryCodes, TOLD[form]);
}

/** New recovery codes are shown; else only a message. */
export function afterCodes(codes: string[] | undefined, outcome: Outcome | undefined): Step {
  if (codes && codes.length > 0) return { at: "codes", codes };
  return outcome ? { at: "overview", outcome } : { at: "overview" };
}
