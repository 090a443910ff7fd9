import type { Range } from "@aufwind/rules/time/ranges";
import { calendarFile } from "../../../platform/calendar/calendar-file.ts";
import type { EventTimes } from "../../../platform/calendar/event-times.ts";
import type { Method } from "../../../platform/http/public-fetch.ts";
import { davOf, discoverCalendars } from "./caldav-discovery.ts";
import { type DavResponse, multigetReport, propfind, queryReport, syncReport, textIn } from "./dav-xml.ts";
import {
  type CalendarGateway,
  type Changes,
  ConnectionFailure,
  type ReadFrom,
  type RemoteEvent,
  type Target,
} from "./gateway.ts";
import { askRemote, type RemoteDeps, type RemoteResponse } from "./remote-request.ts";

export type DavAccount = {
  address: string;
  user: string;
  password: string;
  /** The address is that of a domain, which has not been asked yet for its calendar server. */
  isDomain?: boolean;
};
type Deps = RemoteDeps & {
  /** Events are read from one day ago until about a year ahead. */
  window: Range;
  /** Reads the times of events; undefined for each that is no calendar. */
  timesOf(texts: string[]): Promise<(EventTimes | undefined)[]>;
};

const AT_ONCE = 100;
const STATE = propfind("sync-token", "s:getctag", "resourcetype");
const ICS = { "content-type": "text/calendar; charset=utf-8" };
const XML = { "content-type": "application/xml; charset=utf-8" };
/** How the last reading was remembered. */
const [BY_SYNC, BY_CTAG] = ["sync:", "ctag:"];

/** A calendar account by CalDAV (RFC 4791), read by what changed (RFC 6578) where the server can tell. */
export function caldavGateway(account: DavAccount, deps: Deps): CalendarGateway {
  const home = new URL(account.address);
  const authorization = `Basic ${Buffer.from(`${account.user}:${account.password}`, "utf8").toString("base64")}`;
  const credentials = { authorization, home };
  const ask: Ask = (method, url, { body, ...headers } = {}) =>
    askRemote({ method, url, credentials, headers: { ...XML, ...headers }, ...(body !== undefined && { body }) }, deps);
  const reader = createReader(ask, deps);

  return {
    calendars: () => discoverCalendars(home, (url, depth, body) => ask("PROPFIND", url, { body, depth: `${depth}` })),
    changes: reader.changes,
    read: reader.read,
    async put(target, entry) {
      const url = addressOf(target);
      const condition = target.etag === null ? { "if-none-match": "*" } : replacing(target.etag);
      const response = await ask("PUT", url, { ...ICS, ...condition, body: calendarFile({ entries: [entry] }) });
      if (response.status === 412) return { changed: url.pathname };
      if (response.status >= 300) throw failureOf(response);
      return { href: url.pathname, etag: response.etag };
    },
    async remove(target) {
      const response = await ask("DELETE", addressOf(target), target.etag === null ? {} : replacing(target.etag));
      if (response.status === 412) return "changed";
      if (response.status >= 300 && ![404, 410].includes(response.status)) throw failureOf(response);
      return "removed";
    },
  };
}

/** Named by its UID: whoever tries again meets the first try. */
const addressOf = ({ path, uid, href }: Target) => new URL(href ?? `${uid.split("@")[0]}.ics`, path);

type Ask = (method: Method, url: URL, asking?: Asking) => Promise<RemoteResponse>;
type Asking = { body?: string } & Record<string, string>;

/** Weak versions cannot be compared: no server accepts them as a condition (RFC 9110). */
const replacing = (etag: string): Record<string, string> => (etag.startsWith("W/") ? {} : { "if-match": etag });

/** What an unexpected status means for the coach. */
function failureOf({ status }: RemoteResponse): ConnectionFailure {
  if (status === 401) return new ConnectionFailure("wrongPassword");
  if (status === 404 || status === 410) return new ConnectionFailure("calendarGone");
  return new ConnectionFailure(status === 429 || status >= 500 ? "unreachable" : "refused");
}

function createReader(ask: Ask, { window, timesOf }: Deps) {
  const report = async (path: string, body: string, depth = "1") => {
    const response = await ask("REPORT", new URL(path), { body, depth });
    return { response, dav: davOf(response) };
  };
  /** A report that every calendar server has to know. */
  const listing = async (path: string, body: string) => {
    const { response, dav } = await report(path, body);
    if (!dav) throw failureOf(response);
    return dav.responses;
  };
  const asEvents = async (path: string, responses: DavResponse[]): Promise<RemoteEvent[]> => {
    const found = responses.flatMap(({ href, props }) => {
      const text = textIn(props["calendar-data"]);
      return text === null ? [] : [{ href: pathOf(href, path), etag: etagIn(props), text }];
    });
    const times = await timesOf(found.map(({ text }) => text));
    return found.flatMap(({ href, etag }, place) => {
      const read = times[place];
      return read ? [{ href, etag, ...read }] : [];
    });
  };
  const read = async (path: string, hrefs: readonly string[]): Promise<RemoteEvent[]> => {
    const events: RemoteEvent[] = [];
    for (let from = 0; from < hrefs.length; from += AT_ONCE) {
      const responses = await listing(path, multigetReport(hrefs.slice(from, from + AT_ONCE)));
      events.push(...(await asEvents(path, responses)));
    }
    return events;
  };
  /** The version before the contents: what changes in between is read again. */
  const stateOf = async (path: string): Promise<string | null> => {
    const response = await ask("PROPFIND", new URL(path), { body: STATE, depth: "0" });
    const [found] = davOf(response)?.responses ?? [];
    if (!found) throw failureOf(response);
    const [token, ctag] = [textIn(found.props["sync-token"]), textIn(found.props.getctag)];
    return token ? `${BY_SYNC}${token}` : ctag && `${BY_CTAG}${ctag}`;
  };
  const everything = async ({ path, known }: ReadFrom): Promise<Changes> => {
    const token = await stateOf(path);
    const responses = await listing(path, queryReport(window, { isWhole: true }));
    return { token, events: await asEvents(path, responses), gone: missing(known, path, responses) };
  };
  const bySync = async (from: ReadFrom & { token: string }): Promise<Changes> => {
    const { path, token, known } = from;
    const { dav } = await report(path, syncReport(token.slice(BY_SYNC.length)), "0");
    // The server has forgotten that state, as it may.
    if (!dav?.syncToken) return everything(from);
    const seen = dav.responses.map((each) => ({ ...each, href: pathOf(each.href, path) }));
    const changed = seen.filter(
      ({ href, status, props }) => status < 300 && !isKnown(known, { href, etag: etagIn(props) }),
    );
    const events = await read(
      path,
      changed.map(({ href }) => href).filter((href) => !href.endsWith("/")),
    );
    const gone = seen.filter(({ status }) => status === 404).map(({ href }) => href);
    return { token: `${BY_SYNC}${dav.syncToken}`, events, gone };
  };
  const byVersions = async ({ path, token, known }: ReadFrom): Promise<Changes> => {
    const state = await stateOf(path);
    if (state !== null && state === token) return { token, events: [], gone: [] };
    const responses = await listing(path, queryReport(window, { isWhole: false }));
    const changed = responses
      .map(({ href, props }) => ({ href: pathOf(href, path), etag: etagIn(props) }))
      .filter((each) => !isKnown(known, each));
    const events = await read(
      path,
      changed.map(({ href }) => href),
    );
    return { token: state, events, gone: missing(known, path, responses) };
  };
  const changes = (from: ReadFrom): Promise<Changes> => {
    const { token } = from;
    if (token === null) return everything(from);
    return token.startsWith(BY_SYNC) ? bySync({ ...from, token }) : byVersions(from);
  };
  return { changes, read };
}

/** A version that the server does not tell may be any. */
const isKnown = (known: ReadFrom["known"], { href, etag }: { href: string; etag: string }) =>
  etag !== "" && known.get(href) === etag;

const etagIn = (props: DavResponse["props"]) => textIn(props.getetag) ?? "";

/** Servers give whole addresses or paths, as they like. */
const pathOf = (href: string, base: string) => new URL(href, base).pathname;

function missing(known: ReadFrom["known"], path: string, responses: DavResponse[]): string[] {
  const there = new Set(responses.map(({ href }) => pathOf(href, path)));
  return [...known.keys()].filter((href) => !there.has(href));
}
