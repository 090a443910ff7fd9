import { ApiProblem, call, type InputOf, type OutputOf } from "@aufwind/contract/platform/call";
import { stillSignedIn } from "../session/still-signed-in.ts";
import type { Route } from "./api.ts";

/** A route without its schemas, which a browser that only calls it does not need; method and path are checked by type. */
export const lightRoute = <R extends Route>(route: Pick<R, "method" | "path">): R => route as R;

/** The API from the browser, in the page's language; for the little that cannot be a form. */
export async function callFromBrowser<R extends Route>(
  route: R,
  input: InputOf<R>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<OutputOf<R>> {
  const api = {
    signal,
    send: (request: Request) => fetch(request),
    base: window.location.origin,
    headers: { "accept-language": document.documentElement.lang },
  };
  try {
    return await call(api, route, input);
  } catch (error) {
    // After a long time on a page the token may have expired, while the session continues.
    if (saysSignedOut(error) && (await stillSignedIn())) return call(api, route, input);
    throw error;
  }
}

/** Other 401 refusals, such as of a passkey, are not retried. */
const saysSignedOut = (error: unknown) => error instanceof ApiProblem && error.body.code === "notSignedIn";
