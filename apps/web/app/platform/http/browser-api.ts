import { ApiProblem, call, type InputOf, type OutputOf } from "@aufwind/contract/platform/call";
import { stillSignedIn } from "../session/still-signed-in.ts";
import type { Route } from "./api.ts";

/** A route without its schemas, which a browser that only calls it does not need; method and path are checked by type. */
export const lightRoute = <R extends Route>(route: Pick<R, "method" | "path">): R => route as R;

/** The API from the browser, in the page's language; for the little that cannot wait for a form to be sent. */
export async function callFromBrowser<R extends Route>(route: R, input: InputOf<R>): Promise<OutputOf<R>> {
  const api = {
    send: (request: Request) => fetch(request),
    base: window.location.origin,
    headers: { "accept-language": document.documentElement.lang },
  };
  try {
    return await call(api, route, input);
  } catch (error) {
    // Whoever stays long on a page has a token that ran out, in a session that goes on.
    if (saysSignedOut(error) && (await stillSignedIn())) return call(api, route, input);
    throw error;
  }
}

/** Other refusals with 401, such as of a passkey, would only be repeated. */
const saysSignedOut = (error: unknown) => error instanceof ApiProblem && error.body.code === "notSignedIn";
