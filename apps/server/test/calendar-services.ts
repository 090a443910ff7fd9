import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Stored = { version: number; start: string; end: string; isGone: boolean; isFree: boolean; body: Body };
type Body = Record<string, unknown>;
type Answer = { status: number; body?: Body; cutOff?: boolean };
type Asked = { method: string; url: URL; headers: IncomingMessage["headers"]; body: Body };

/** Google and Microsoft as their descriptions say, with one calendar each, on this machine. */
export async function startCalendarServices() {
  const events = new Map<string, Stored>();
  const challenges = new Map<string, string>();
  const state = { isRevoked: false, forgetsTokens: false, losesAnswers: false, refreshes: 0, version: 0 };
  const services = { google: googleApi({ events, state }), microsoft: microsoftApi({ events, state }) };

  const tokens = (form: URLSearchParams): Answer => {
    const isCode = form.get("grant_type") === "authorization_code";
    const challenge = challenges.get(form.get("code") ?? "");
    const verifier = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (state.isRevoked || (isCode ? verifier !== challenge : form.get("refresh_token") !== "lasting"))
      return { status: 400, body: { error: "invalid_grant" } };
    challenges.delete(form.get("code") ?? "");
    if (!isCode) state.refreshes++;
    return {
      status: 200,
      body: { access_token: "short", expires_in: 3600, ...(isCode && { refresh_token: "lasting" }) },
    };
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://here");
    const [, service = "", part = "", ...rest] = url.pathname.split("/");
    const sent = await text(request);
    const api = services[service as keyof typeof services];
    const isOurs = request.headers.authorization === "Bearer short";
    const body = part === "api" && sent ? (JSON.parse(sent) as Body) : {};
    const asked = { method: request.method ?? "", url, headers: request.headers, body };
    const answer =
      part === "token"
        ? tokens(new URLSearchParams(sent))
        : isOurs
          ? api(asked, rest.map(decodeURIComponent))
          : { status: 401 };
    if (state.losesAnswers && request.method === "POST" && part === "api") return void response.destroy();
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(answer.body ? JSON.stringify(answer.body) : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    events,
    /** Somebody agrees there; returns the code that they come back with. */
    agree(address: string): { code: string; state: string } {
      const { searchParams } = new URL(address);
      const code = randomUUID();
      challenges.set(code, searchParams.get("code_challenge") ?? "");
      return { code, state: searchParams.get("state") ?? "" };
    },
    /** The owner makes or changes an event there. */
    edit(id: string, change: Partial<Stored>) {
      const before = { start: "", end: "", isGone: false, isFree: false, body: {} };
      events.set(id, { ...before, ...events.get(id), ...change, version: ++state.version });
    },
    close: () => server.close(),
  };
}

type World = { events: Map<string, Stored>; state: { version: number; forgetsTokens: boolean } };

/** What both have in common: versions, conditions, and what changed since one. */
function storage({ events, state }: World) {
  const isOld = (id: string, headers: Asked["headers"]) => {
    const wanted = headers["if-match"];
    return wanted !== undefined && wanted !== `"${events.get(id)?.version}"`;
  };
  const write = (id: string, event: Omit<Stored, "version">) => {
    events.set(id, { ...event, version: ++state.version });
    return id;
  };
  const since = (version: number) => [...events].filter(([, event]) => event.version > version);
  return { isOld, write, since };
}

/** https://developers.google.com/calendar/api/v3/reference */
function googleApi(world: World) {
  const { events, state } = world;
  const { isOld, write, since } = storage(world);
  const shown = (id: string): Body => {
    const event = events.get(id);
    const times = { start: { dateTime: event?.start }, end: { dateTime: event?.end } };
    const status = event?.isGone ? "cancelled" : "confirmed";
    const transparency = event?.isFree ? "transparent" : "opaque";
    return {
      iCalUID: `${id}@google.com`,
      ...event?.body,
      id,
      etag: `"${event?.version}"`,
      status,
      transparency,
      ...times,
    };
  };
  const stored = (body: Body): Omit<Stored, "version"> => {
    const [start, end] = [body.start, body.end] as { dateTime: string }[];
    return { start: start?.dateTime ?? "", end: end?.dateTime ?? "", isGone: false, isFree: false, body };
  };
  const list = ({ url }: Asked): Answer => {
    const token = url.searchParams.get("syncToken");
    if (token && url.searchParams.has("timeMin")) return { status: 400 };
    if (token && state.forgetsTokens) return { status: 410 };
    const found = since(Number(token ?? 0)).filter(([, event]) => token !== null || !event.isGone);
    // One by one, so that there are pages.
    const place = Number(url.searchParams.get("pageToken") ?? 0);
    const items = found.slice(place, place + 1).map(([id]) => shown(id));
    const isMore = place + 1 < found.length;
    return {
      status: 200,
      body: { items, ...(isMore ? { nextPageToken: `${place + 1}` } : { nextSyncToken: `${state.version}` }) },
    };
  };
  return (asked: Asked, [kind, , , id]: string[]): Answer => {
    const { method, headers, body } = asked;
    if (kind === "users")
      return { status: 200, body: { items: [{ id: "erika@example.org", summary: "work", accessRole: "owner" }] } };
    if (method === "GET" && !id) return list(asked);
    if (method === "POST") {
      if (events.has(String(body.id))) return { status: 409 };
      return { status: 200, body: shown(write(String(body.id), stored(body))) };
    }
    const event = events.get(id ?? "");
    if (!id || !event) return { status: 404 };
    if (method === "GET") return { status: 200, body: shown(id) };
    if (isOld(id, headers)) return { status: 412 };
    if (method === "PUT") return { status: 200, body: shown(write(id, stored(body))) };
    if (event.isGone) return { status: 410 };
    write(id, { ...event, isGone: true });
    return { status: 204 };
  };
}

/** https://learn.microsoft.com/graph/api/event-delta */
function microsoftApi(world: World) {
  const { events, state } = world;
  const { isOld, write, since } = storage(world);
  const utc = (instant: string | undefined) => ({
    dateTime: `${(instant ?? "").slice(0, 19)}.0000000`,
    timeZone: "UTC",
  });
  const shown = (id: string): Body => {
    const event = events.get(id);
    if (event?.isGone) return { id, "@removed": { reason: "deleted" } };
    const showAs = event?.isFree ? "free" : "busy";
    const times = { start: utc(event?.start), end: utc(event?.end) };
    return { iCalUId: `x${id}`, ...event?.body, id, "@odata.etag": `"${event?.version}"`, showAs, ...times };
  };
  const stored = (body: Body): Omit<Stored, "version"> => {
    const [start, end] = [body.start, body.end] as { dateTime: string }[];
    return { start: `${start?.dateTime}Z`, end: `${end?.dateTime}Z`, isGone: false, isFree: false, body };
  };
  const delta = ({ url, headers }: Asked): Answer => {
    const token = url.searchParams.get("$deltatoken");
    if (token && state.forgetsTokens) return { status: 410 };
    if (!token && !url.searchParams.has("startDateTime")) return { status: 400 };
    const found = since(Number(token ?? 0)).filter(([, event]) => token !== null || !event.isGone);
    const link = new URL(url.pathname, `http://${headers.host}`);
    link.searchParams.set("$deltatoken", `${state.version}`);
    return {
      status: 200,
      body: { value: found.map(([id]) => shown(id)), "@odata.deltaLink": link.href },
    };
  };
  const find = ({ url }: Asked): Answer => {
    const wanted = /ep\/value eq '([^']+)'/.exec(url.searchParams.get("$filter") ?? "")?.[1];
    const found = [...events].filter(([, { body, isGone }]) => !isGone && body.transactionId === wanted);
    return { status: 200, body: { value: found.map(([id]) => ({ id })) } };
  };
  return (asked: Asked, path: string[]): Answer => {
    const { method, headers, body } = asked;
    if (path[1] === "calendars" && path.length === 2)
      return { status: 200, body: { value: [{ id: "calendar-1", name: "work", canEdit: true }] } };
    if (path.at(-1) === "delta") return delta(asked);
    if (path[1] === "calendars")
      return method === "POST" ? { status: 201, body: shown(write(randomUUID(), stored(body))) } : find(asked);
    const id = path[2] ?? "";
    const event = events.get(id);
    if (!event || event.isGone) return { status: 404 };
    if (method === "GET") return { status: 200, body: shown(id) };
    if (isOld(id, headers)) return { status: 412 };
    if (method === "PATCH") {
      const merged = { ...stored(body), body: { ...event.body, ...body } };
      return { status: 200, body: shown(write(id, merged)) };
    }
    write(id, { ...event, isGone: true });
    return { status: 204 };
  };
}
