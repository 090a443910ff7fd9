import { ApiProblem, call, type InputOf, type OutputOf, type Send } from "@aufwind/contract/platform/call";
import type { PageNote } from "@aufwind/contract/platform/page-notes";
import { createContext, type RouterContextProvider } from "react-router";
import { localeOf } from "../pages/pages.ts";

/** The API of this process; set by the server that mounts the web. */
export const apiContext = createContext<Send>();
/** The nonce of this response's content security policy. */
export const nonceContext = createContext<string>("");
/** Takes what a page says it showed; the server counts it for every visitor who gets the page, also from its cache. */
export const notesContext = createContext<(note: PageNote) => void>(() => undefined);

export type Route = Parameters<typeof call>[1];
/** What every loader and action receives. */
export type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Headers about the visitor and the request's origin: the API judges these, not the web. */
const FORWARDED = ["cookie", "origin", "sec-fetch-site", "x-request-id", "x-forwarded-for", "user-agent"];

/** A visitor's headers, as the API is to judge them. */
function forwarded(request: Request): Headers {
  const headers = new Headers({ "accept-language": localeOf(new URL(request.url)) });
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

/** Posts to the API as this visitor; the answer as it is, for files. */
export function postForFile({ request, context }: LoaderArgs, { path, body }: { path: string; body: object }) {
  const headers = forwarded(request);
  headers.set("content-type", "application/json");
  const address = new URL(path, new URL(request.url).origin);
  return context.get(apiContext)(new Request(address, { method: "POST", headers, body: JSON.stringify(body) }));
}

/** The API as this visitor: `const call = api(request, context); await call(readSite, {})`. */
export function api(request: Request, context: LoaderArgs["context"]) {
  const url = new URL(request.url);
  const bound = {
    send: context.get(apiContext),
    base: url.origin,
    headers: forwarded(request),
    signal: request.signal,
  };
  return <R extends Route>(route: R, input: InputOf<R>): Promise<OutputOf<R>> => call(bound, route, input);
}

/** For loaders: a problem of the API becomes the error page with the same status. */
export function asErrorPage(error: unknown): never {
  if (error instanceof ApiProblem) throw new Response(null, { status: error.body.status });
  throw error;
}
