import { ApiProblem } from "@aufwind/contract/platform/call";
import { passkeyLogin, passkeyOptions } from "@aufwind/contract/sign-in";
import { startAuthentication } from "@simplewebauthn/browser";
import { callFromBrowser } from "../../platform/http/browser-api.ts";
import type { Role } from "../../platform/session/member.ts";

/** Who signed in; or `said`: the API's own sentence. */
type Outcome = { role: Role } | "cancelled" | "failed" | { said: string };

const CLOSED = ["NotAllowedError", "AbortError"];

/** Lets the browser ask for a passkey and submits it; alone, or as the open second step. */
export async function logInWithPasskey(rememberMe: boolean): Promise<Outcome> {
  try {
    const { options } = await callFromBrowser(passkeyOptions, {});
    // The contract leaves the shape to the library, which has it on both sides.
    const response = await startAuthentication({ optionsJSON: { challenge: "", ...options } });
    const { user } = await callFromBrowser(passkeyLogin, { body: { response: { ...response }, rememberMe } });
    return { role: user.userType };
  } catch (error) {
    if (error instanceof ApiProblem && error.body.detail && error.body.status < 500) return { said: error.body.detail };
    return error instanceof Error && CLOSED.includes(error.name) ? "cancelled" : "failed";
  }
}
