import type { CalendarEntry } from "../../../platform/calendar/calendar-file.ts";
import type { CalendarGateway, Changes, RemoteEvent, Target } from "./gateway.ts";
import { type AskWeb, askWeb, refusedBy, type WebDeps, webEvent } from "./web-events.ts";

type Time = { dateTime?: string; date?: string };
type GoogleEvent = {
  id: string;
  etag?: string;
  status?: string;
  transparency?: string;
  iCalUID?: string;
  start?: Time;
  end?: Time;
  extendedProperties?: { private?: Record<string, string> };
};
type Page<T> = { items?: T[]; nextPageToken?: string; nextSyncToken?: string };
type Calendar = { id: string; summary?: string; summaryOverride?: string; accessRole?: string };

/** Under which our entries carry their UID: Google gives UIDs of its own. */
const OURS = "appointment";
const MOST_PAGES = 20;

/** A Google account by the Calendar API, version 3. */
export function googleGateway(deps: WebDeps): CalendarGateway {
  const ask = askWeb(deps);
  const asEvent = (event: GoogleEvent): RemoteEvent =>
    webEvent(
      {
        href: event.id,
        etag: event.etag ?? "",
        uid: event.extendedProperties?.private?.[OURS] ?? event.iCalUID ?? "",
        start: timeOf(event.start),
        end: timeOf(event.end),
        isBusy: event.transparency !== "transparent",
        isCancelled: event.status === "cancelled",
      },
      deps,
    );
  return {
    async calendars() {
      const { items } = await allPages<Calendar>(ask, "/users/me/calendarList?maxResults=50");
      return items.map(({ id, summary, summaryOverride, accessRole }) => ({
        path: id,
        name: (summaryOverride ?? summary ?? id).slice(0, 100),
        isWritable: accessRole === "owner" || accessRole === "writer",
      }));
    },
    async changes({ path, token, known }) {
      const found = token ? await since(ask, path, token) : undefined;
      const { items, syncToken } = found ?? (await everything(ask, path, deps));
      const there = items.filter(({ status }) => status !== "cancelled");
      const gone = found
        ? items.filter(({ status }) => status === "cancelled").map(({ id }) => id)
        : [...known.keys()].filter((id) => !there.some((event) => event.id === id));
      const events = there.map(asEvent).filter(({ href, etag }) => known.get(href) !== etag);
      return { token: syncToken, events, gone } satisfies Changes;
    },
    async read(path, hrefs) {
      const events: RemoteEvent[] = [];
      for (const href of hrefs) {
        const { status, body } = await ask<GoogleEvent>("GET", eventPath(path, href));
        if (status === 200 && body.status !== "cancelled") events.push(asEvent(body));
        else if (status !== 200 && status !== 404 && status !== 410) throw refusedBy(status);
      }
      return events;
    },
    put: (target, entry) => put(ask, target, entry),
    async remove({ path, uid, href, etag }) {
      const headers: Record<string, string> = etag === null ? {} : { "if-match": etag };
      const { status } = await ask("DELETE", eventPath(path, href ?? idOf(uid)), { headers });
      if (status === 412) return "changed";
      if (status >= 300 && status !== 404 && status !== 410) throw refusedBy(status);
      return "removed";
    },
  };
}

const timeOf = (time: Time | undefined) => time?.dateTime ?? time?.date ?? "";
const eventsPath = (path: string) => `/calendars/${encodeURIComponent(path)}/events`;
const eventPath = (path: string, id: string) => `${eventsPath(path)}/${encodeURIComponent(id)}`;
/** Ids may be chosen, of the digits of base 32: whoever tries again meets the first try. */
const idOf = (uid: string) => (uid.split("@")[0] ?? "").replaceAll("-", "");

async function put(ask: AskWeb, { path, uid, href, etag }: Target, entry: CalendarEntry) {
  const id = href ?? idOf(uid);
  const body = bodyOf(entry, uid);
  if (etag !== null) {
    const { status, body: now } = await ask<GoogleEvent>("PUT", eventPath(path, id), {
      body,
      headers: { "if-match": etag },
    });
    if (status === 412 || status === 404 || status === 410) return { changed: id };
    if (status >= 300) throw refusedBy(status);
    return { href: id, etag: now.etag ?? null };
  }
  const made = await ask<GoogleEvent>("POST", eventsPath(path), { body: { ...body, id } });
  if (made.status < 300) return { href: id, etag: made.body.etag ?? null };
  if (made.status !== 409) throw refusedBy(made.status);
  // A deleted event keeps its id for a while: it is called back.
  const { body: there } = await ask<GoogleEvent>("GET", eventPath(path, id));
  if (there.status !== "cancelled") return { changed: id };
  const back = await ask<GoogleEvent>("PUT", eventPath(path, id), { body });
  if (back.status >= 300) throw refusedBy(back.status);
  return { href: id, etag: back.body.etag ?? null };
}

const bodyOf = ({ summary, description, start, end, status, url, sequence }: CalendarEntry, uid: string) => ({
  summary,
  description,
  start: { dateTime: start.toISOString() },
  end: { dateTime: end.toISOString() },
  status: status === "TENTATIVE" ? "tentative" : "confirmed",
  visibility: "private",
  sequence,
  source: { title: summary, url },
  extendedProperties: { private: { [OURS]: uid } },
});

/** Undefined if the service has forgotten that state. */
async function since(ask: AskWeb, path: string, token: string) {
  const first = await ask<Page<GoogleEvent>>(
    "GET",
    `${eventsPath(path)}?${new URLSearchParams({ ...SINGLE, syncToken: token })}`,
  );
  return first.status === 410
    ? undefined
    : allPages(ask, `${eventsPath(path)}?${new URLSearchParams({ ...SINGLE, syncToken: token })}`, first);
}

const SINGLE = { singleEvents: "true", maxResults: "2500" };

const everything = (ask: AskWeb, path: string, { window }: WebDeps) => {
  const [timeMin, timeMax] = [window.start, window.end].map((at) => new Date(at).toISOString()) as [string, string];
  return allPages<GoogleEvent>(ask, `${eventsPath(path)}?${new URLSearchParams({ ...SINGLE, timeMin, timeMax })}`);
};

async function allPages<T>(ask: AskWeb, path: string, first?: { status: number; body: Page<T> }) {
  const items: T[] = [];
  let page = first ?? (await ask<Page<T>>("GET", path));
  for (let count = 1; ; count++) {
    if (page.status !== 200) throw refusedBy(page.status);
    items.push(...(page.body.items ?? []));
    const { nextPageToken, nextSyncToken = null } = page.body;
    if (!nextPageToken || count >= MOST_PAGES) return { items, syncToken: nextSyncToken };
    page = await ask<Page<T>>("GET", `${path}&pageToken=${encodeURIComponent(nextPageToken)}`);
  }
}
