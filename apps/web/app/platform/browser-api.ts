import { call, type InputOf, type OutputOf } from "@aufwind/contract/call";
import type { Route } from "./api.ts";

/** The API from the browser, in the page's language; for the little that cannot wait for a form to be sent. */
export const callFromBrowser = <R extends Route>(route: R, input: InputOf<R>): Promise<OutputOf<R>> =>
  call(
    {
      send: (request) => fetch(request),
      base: window.location.origin,
      headers: { "accept-language": document.documentElement.lang },
    },
    route,
    input,
  );
