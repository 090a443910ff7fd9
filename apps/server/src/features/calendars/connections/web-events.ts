import { MINUTE } from "@aufwind/rules/time/durations";
import { edgesOf, type Range } from "@aufwind/rules/time/ranges";
import { clockOf } from "../../../platform/calendar/zone-clock.ts";
import type { Method } from "../../../platform/http/public-fetch.ts";
import { ConnectionFailure, type RemoteEvent } from "./gateway.ts";
import { jsonOf } from "./oauth.ts";
import { askRemote, type RemoteDeps } from "./remote-request.ts";

export type WebDeps = RemoteDeps & {
  window: Range;
  /** The zone of whole days. */
  zone: string;
  accessToken: string;
  apiUrl: string;
};

export type WebAnswer<T> = { status: number; body: T };
export type AskWeb = <T>(method: Method, path: string, asking?: Asking) => Promise<WebAnswer<T>>;
type Asking = { body?: unknown; headers?: Record<string, string> };

/** Calls a service by its JSON interface; `path` may be a whole address that the service gave. */
export const askWeb =
  ({ accessToken, apiUrl, ...deps }: WebDeps): AskWeb =>
  async <T>(method: Method, path: string, { body, headers = {} }: Asking = {}) => {
    const home = new URL(apiUrl);
    const response = await askRemote(
      {
        method,
        url: path.startsWith("/") ? new URL(`${apiUrl}${path}`) : new URL(path),
        credentials: { authorization: `Bearer ${accessToken}`, home },
        headers: { accept: "application/json", ...(body !== undefined && JSON_BODY), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      deps,
    );
    const { status, text } = response;
    if (status === 401) throw new ConnectionFailure("signedOut");
    if (status === 429 || status >= 500) throw new ConnectionFailure("unreachable");
    return { status, body: (text === "" ? {} : jsonOf(text)) as T };
  };
const JSON_BODY = { "content-type": "application/json; charset=utf-8" };

/** An unexpected status of a service. */
export const refusedBy = (status: number): ConnectionFailure =>
  new ConnectionFailure(status === 404 || status === 410 ? "calendarGone" : "refused");

type Told = {
  href: string;
  etag: string;
  uid: string;
  /** ISO instants, or dates of whole days. */
  start: string;
  end: string;
  isBusy: boolean;
  isCancelled: boolean;
};

/** An event of a service in our terms. Series come as their single events. */
export function webEvent(told: Told, { window, zone }: Pick<WebDeps, "window" | "zone">): RemoteEvent {
  const { href, etag, uid, isBusy, isCancelled } = told;
  const span = { start: instantOf(told.start, zone), end: instantOf(told.end, zone) };
  const isInside = span.end > window.start && span.start < window.end;
  const minutes = { start: Math.floor(span.start / MINUTE), end: Math.ceil(span.end / MINUTE) };
  const edges = isBusy && !isCancelled && isInside ? edgesOf([minutes]) : [];
  return { href, etag, uid, edges, span: isCancelled || Number.isNaN(span.start) ? null : span };
}

const instantOf = (text: string, zone: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text)
    ? (clockOf(zone)?.instantOf(Date.parse(`${text}T00:00:00Z`)) ?? Number.NaN)
    : Date.parse(text);
