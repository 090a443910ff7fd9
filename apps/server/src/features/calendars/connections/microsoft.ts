import type { CalendarEntry } from "../../../platform/calendar/calendar-file.ts";
import type { CalendarGateway, RemoteEvent, Target } from "./gateway.ts";
import { type AskWeb, askWeb, refusedBy, type WebDeps, webEvent } from "./web-events.ts";

type Time = { dateTime: string; timeZone: string };
type GraphEvent = {
  id: string;
  "@odata.etag"?: string;
  "@removed"?: unknown;
  iCalUId?: string;
  transactionId?: string | null;
  start?: Time;
  end?: Time;
  isAllDay?: boolean;
  isCancelled?: boolean;
  showAs?: string;
};
type Page<T> = { value?: T[]; "@odata.nextLink"?: string; "@odata.deltaLink"?: string };
type Calendar = { id: string; name?: string; canEdit?: boolean };

const MOST_PAGES = 50;
/** All times in UTC, and long pages. */
const PREFER = { prefer: 'outlook.timezone="UTC", odata.maxpagesize=200' };
/** Under which an entry is found again whose creation got no answer. */
const OURS = "String {5d6f1c0a-53c5-4f0e-9b4e-5d1f6b1c7a10} Name appointment";

/** A Microsoft account by Graph, version 1.0. */
export function microsoftGateway(deps: WebDeps): CalendarGateway {
  const ask = askWeb(deps);
  const asEvent = (event: GraphEvent): RemoteEvent =>
    webEvent(
      {
        href: event.id,
        etag: event["@odata.etag"] ?? "",
        // What we created says so by the id of its creation.
        uid: event.transactionId ?? event.iCalUId ?? "",
        start: timeOf(event.start, event.isAllDay),
        end: timeOf(event.end, event.isAllDay),
        isBusy: event.showAs !== "free",
        isCancelled: event.isCancelled === true,
      },
      deps,
    );
  return {
    async calendars() {
      const { items } = (await allPages<Calendar>(ask, "/me/calendars?$top=50")) ?? { items: [] };
      return items.map(({ id, name, canEdit }) => ({
        path: id,
        name: (name ?? id).slice(0, 100),
        isWritable: canEdit === true,
      }));
    },
    async changes({ path, token, known }) {
      const found = token ? await allPages<GraphEvent>(ask, token) : undefined;
      const { items, link } = found ?? (await everything(ask, path, deps));
      const there = items.filter((event) => !("@removed" in event));
      const gone = found
        ? items.filter((event) => "@removed" in event).map(({ id }) => id)
        : [...known.keys()].filter((id) => !there.some((event) => event.id === id));
      const events = there.map(asEvent).filter(({ href, etag }) => etag === "" || known.get(href) !== etag);
      return { token: link, events, gone };
    },
    async read(_, hrefs) {
      const events: RemoteEvent[] = [];
      for (const href of hrefs) {
        const { status, body } = await ask<GraphEvent>("GET", eventPath(href), { headers: PREFER });
        if (status === 200) events.push(asEvent(body));
        else if (status !== 404) throw refusedBy(status);
      }
      return events;
    },
    put: (target, entry) => put(ask, target, entry),
    async remove(target) {
      const href = target.href ?? (await findOurs(ask, target));
      if (!href) return "removed";
      const headers: Record<string, string> = target.etag === null ? {} : { "if-match": target.etag };
      const { status } = await ask("DELETE", eventPath(href), { headers });
      if (status === 412) return "changed";
      if (status >= 300 && status !== 404) throw refusedBy(status);
      return "removed";
    },
  };
}

const timeOf = (time: Time | undefined, isAllDay = false) =>
  isAllDay ? (time?.dateTime ?? "").slice(0, 10) : time ? `${time.dateTime.slice(0, 23)}Z` : "";
const eventPath = (id: string) => `/me/events/${encodeURIComponent(id)}`;
const eventsPath = (path: string) => `/me/calendars/${encodeURIComponent(path)}/events`;

async function put(ask: AskWeb, target: Target, entry: CalendarEntry) {
  const { path, uid, href, etag } = target;
  const body = bodyOf(entry);
  if (href !== null && etag !== null) {
    const { status, body: now } = await ask<GraphEvent>("PATCH", eventPath(href), {
      body,
      headers: { "if-match": etag },
    });
    if (status === 412 || status === 404) return { changed: href };
    if (status >= 300) throw refusedBy(status);
    return { href, etag: now["@odata.etag"] ?? null };
  }
  const already = await findOurs(ask, target);
  if (already) return { changed: already };
  const marks = { transactionId: uid, singleValueExtendedProperties: [{ id: OURS, value: uid }] };
  const { status, body: made } = await ask<GraphEvent>("POST", eventsPath(path), { body: { ...body, ...marks } });
  if (status >= 300) throw refusedBy(status);
  return { href: made.id, etag: made["@odata.etag"] ?? null };
}

/** The entry of an earlier try. */
async function findOurs(ask: AskWeb, { path, uid }: Target): Promise<string | undefined> {
  const filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${OURS}' and ep/value eq '${uid}')`;
  const { status, body } = await ask<Page<GraphEvent>>(
    "GET",
    `${eventsPath(path)}?${new URLSearchParams({ $filter: filter, $select: "id" })}`,
  );
  if (status !== 200) throw refusedBy(status);
  return body.value?.[0]?.id;
}

const utc = (date: Date): Time => ({ dateTime: date.toISOString().slice(0, 19), timeZone: "UTC" });

const bodyOf = ({ summary, description, start, end, status }: CalendarEntry) => ({
  subject: summary,
  body: { contentType: "text", content: description },
  start: utc(start),
  end: utc(end),
  showAs: status === "TENTATIVE" ? "tentative" : "busy",
  sensitivity: "private",
});

async function everything(ask: AskWeb, path: string, { window }: WebDeps) {
  const [startDateTime, endDateTime] = [window.start, window.end].map((at) => new Date(at).toISOString()) as [
    string,
    string,
  ];
  const query = new URLSearchParams({ startDateTime, endDateTime });
  const found = await allPages<GraphEvent>(
    ask,
    `/me/calendars/${encodeURIComponent(path)}/calendarView/delta?${query}`,
  );
  if (!found) throw refusedBy(410);
  return found;
}

/** Undefined if the service has forgotten that state. */
async function allPages<T>(ask: AskWeb, from: string) {
  const items: T[] = [];
  let next: string | undefined = from;
  let link: string | null = null;
  for (let count = 0; next && count < MOST_PAGES; count++) {
    const { status, body }: { status: number; body: Page<T> } = await ask<Page<T>>("GET", next, { headers: PREFER });
    if (status === 410) return undefined;
    if (status !== 200) throw refusedBy(status);
    items.push(...(body.value ?? []));
    link = body["@odata.deltaLink"] ?? null;
    next = body["@odata.nextLink"];
  }
  return { items, link };
}
