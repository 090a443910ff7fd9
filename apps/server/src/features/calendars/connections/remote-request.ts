import type { IncomingMessage } from "node:http";
import {
  type AllowedServers,
  type Method,
  OutOfReach,
  requestPublicServer,
} from "../../../platform/http/public-fetch.ts";
import { TooLarge, textOf } from "../../../platform/http/response-text.ts";
import { ConnectionFailure } from "./gateway.ts";

const SECONDS = 10;
const MOST_BYTES = 5_000_000;
const MOST_REDIRECTS = 3;

export type RemoteDeps = { signal: AbortSignal; reach: AllowedServers };

type Asking = {
  method: Method;
  url: URL;
  /** What we sign in with, and the server it was given to us for: nobody else gets it, wherever an answer leads. */
  credentials: { authorization: string; home: URL };
  headers?: Record<string, string>;
  body?: string;
};

export type RemoteResponse = { status: number; url: URL; etag: string | null; location: string | null; text: string };

/** Calls a calendar server. Whatever hinders that becomes a ConnectionFailure; a status is for the caller to judge. */
export async function askRemote(asking: Asking, { signal, reach }: RemoteDeps): Promise<RemoteResponse> {
  const deadline = AbortSignal.timeout(SECONDS * 1000);
  const whole = AbortSignal.any([signal, deadline]);
  try {
    let { url } = asking;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const response = await ask({ ...asking, url }, { signal: whole, reach });
      const next = redirectOf(response, url);
      if (!next) return await answerOf(response, url);
      response.destroy();
      url = next;
    }
    throw new ConnectionFailure("unreachable");
  } catch (error) {
    if (error instanceof ConnectionFailure) throw error;
    if (error instanceof TooLarge) throw new ConnectionFailure("tooLarge");
    if (error instanceof OutOfReach) throw new ConnectionFailure(error.problem);
    throw new ConnectionFailure(deadline.aborted ? "slow" : "unreachable");
  }
}

function ask({ method, url, credentials, headers, body }: Asking, deps: RemoteDeps) {
  const { authorization, home } = credentials;
  const isTrusted = url.protocol === home.protocol && areSiblings(url.hostname, home.hostname);
  if (!isTrusted) throw new ConnectionFailure("redirected");
  const bytes = body === undefined ? undefined : Buffer.from(body, "utf8");
  return requestPublicServer(url, {
    method,
    headers: {
      "accept-encoding": "identity",
      "user-agent": "calendar-connection/1.0",
      authorization,
      ...(bytes && { "content-length": bytes.length }),
      ...headers,
    },
    ...(bytes && { body: bytes }),
    ...deps,
  });
}

/** The same host. iCloud alone has a server of its own for each account: who else shares a parent may be a stranger. */
const areSiblings = (one: string, other: string): boolean =>
  one === other || (one.endsWith(ICLOUD) && other.endsWith(ICLOUD));
const ICLOUD = ".icloud.com";

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location;
  return isRedirect ? new URL(headers.location ?? "", from) : undefined;
}

const answerOf = async (response: IncomingMessage, url: URL): Promise<RemoteResponse> => ({
  status: response.statusCode ?? 0,
  url,
  etag: response.headers.etag ?? null,
  location: response.headers.location ?? null,
  text: await textOf(response, MOST_BYTES),
});
