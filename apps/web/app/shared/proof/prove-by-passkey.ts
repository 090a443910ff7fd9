import { proofOptions, proveByPasskey } from "@aufwind/contract/operators";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { startAuthentication } from "@simplewebauthn/browser";
import { callFromBrowser } from "../../platform/http/browser-api.ts";

/** `said`: the API's own sentence. */
type Outcome = "proved" | "cancelled" | "failed" | { said: string };

const CLOSED = ["NotAllowedError", "AbortError"];

/** Lets the browser ask for the operator's passkey, which renews the proof of the session. */
export async function proveWithPasskey(): Promise<Outcome> {
  try {
    const { options } = await callFromBrowser(proofOptions, {});
    // The contract leaves the shape to the library, which has it on both sides.
    const response = await startAuthentication({ optionsJSON: { challenge: "", ...options } });
    await callFromBrowser(proveByPasskey, { body: { response: { ...response } } });
    return "proved";
  } catch (error) {
    if (error instanceof ApiProblem && error.body.detail && error.body.status < 500) return { said: error.body.detail };
    return error instanceof Error && CLOSED.includes(error.name) ? "cancelled" : "failed";
  }
}
