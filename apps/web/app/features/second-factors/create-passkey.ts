import { ApiProblem } from "@aufwind/contract/platform/call";
import type { ProblemBody } from "@aufwind/contract/platform/route";
import { addPasskey, beginPasskey, NewPasskey, PasswordAgain } from "@aufwind/contract/second-factors";
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import { callFromBrowser } from "../../platform/http/browser-api.ts";

/** What the form asks for. */
export const PasskeyFields = PasswordAgain.extend(NewPasskey.pick({ name: true }).shape);

type CreatePasskeyParams = { name: string; password: string };

/** Gets the challenge, lets the browser ask the person, and submits the answer; returns new recovery codes. */
export async function createPasskey({ name, password }: CreatePasskeyParams): Promise<string[]> {
  const { options } = await callFromBrowser(beginPasskey, { body: { password } });
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  const { recoveryCodes } = await callFromBrowser(addPasskey, { body: { name, response: { ...response } } });
  return recoveryCodes;
}

/** Why there is no passkey: the API's sentence, or a code with a sentence in the form. */
export function refusalOf(error: unknown): ProblemBody | "known" | "cancelled" | "unreachable" {
  if (error instanceof ApiProblem && error.body.detail) return error.body;
  const name = error instanceof WebAuthnError || error instanceof DOMException ? error.name : "";
  if (name === "InvalidStateError") return "known";
  return name ? "cancelled" : "unreachable";
}
