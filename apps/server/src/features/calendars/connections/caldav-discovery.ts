import { type DavNode, hrefIn, listOf, nodeOf, propfind, readMultistatus, textIn } from "./dav-xml.ts";
import { ConnectionFailure, type RemoteCalendar } from "./gateway.ts";
import type { RemoteResponse } from "./remote-request.ts";

/** Asks for properties of an address; `depth` 1 for those of its members, too. */
export type Propfind = (url: URL, depth: 0 | 1, body: string) => Promise<RemoteResponse>;

const PRINCIPAL = propfind("current-user-principal", "c:calendar-home-set", "resourcetype");
const HOME = propfind("c:calendar-home-set");
const CALENDARS = propfind(
  "resourcetype",
  "displayname",
  "current-user-privilege-set",
  "c:supported-calendar-component-set",
);
const MOST = 50;

/** The calendars of an account by RFC 6764: from the address that somebody typed to the principal and its home. */
export async function discoverCalendars(address: URL, ask: Propfind): Promise<RemoteCalendar[]> {
  const { url, props } = await principalOf(address, ask);
  const home = hrefIn(props["calendar-home-set"]) ?? (await homeOf(url, props, ask));
  const response = await ask(new URL(home ?? url.href, url), 1, CALENDARS);
  const found = (davOf(response)?.responses ?? []).filter(({ props: each }) => isCalendar(each));
  if (found.length === 0) throw new ConnectionFailure("noCalendar");
  return found.slice(0, MOST).map(({ href, props: each }) => ({
    path: new URL(href, response.url).href,
    name: (textIn(each.displayname) ?? nameIn(href)).slice(0, 100),
    isWritable: isWritable(each),
  }));
}

/** Where the account describes itself: at the typed address, or where the server's signpost leads. */
async function principalOf(address: URL, ask: Propfind): Promise<{ url: URL; props: DavNode }> {
  const signposts = [new URL("/.well-known/caldav", address), new URL("/", address)];
  const places = address.pathname === "/" ? signposts : [address, ...signposts];
  for (const place of places) {
    const response = await ask(place, 0, PRINCIPAL);
    const [first] = davOf(response)?.responses ?? [];
    const isFound = first && (hrefIn(first.props["current-user-principal"]) ?? isAccount(first.props));
    if (isFound) return { url: response.url, props: first.props };
  }
  throw new ConnectionFailure("noCalDav");
}

const isAccount = (props: DavNode) => hrefIn(props["calendar-home-set"]) ?? (isCalendar(props) || undefined);

async function homeOf(url: URL, props: DavNode, ask: Propfind): Promise<string | null> {
  const principal = hrefIn(props["current-user-principal"]);
  if (!principal || isCalendar(props)) return null;
  const response = await ask(new URL(principal, url), 0, HOME);
  const home = hrefIn(davOf(response)?.responses[0]?.props["calendar-home-set"]);
  if (!home) throw new ConnectionFailure("noCalendar");
  return new URL(home, response.url).href;
}

/** A page, an error or something else is no answer of a calendar server. */
export function davOf({ status, text }: RemoteResponse) {
  if (status === 401) throw new ConnectionFailure("wrongPassword");
  if (status === 429 || status >= 500) throw new ConnectionFailure("unreachable");
  return status === 207 ? readMultistatus(text) : undefined;
}

function isCalendar(props: DavNode): boolean {
  const kinds = nodeOf(props["supported-calendar-component-set"]).comp;
  const holdsEvents = !Array.isArray(kinds) || listOf(kinds).some((kind) => kind["@name"] === "VEVENT");
  return "calendar" in nodeOf(props.resourcetype) && holdsEvents;
}

/** A server that does not say so lets the first writing find out. */
function isWritable(props: DavNode): boolean {
  const privileges = listOf(nodeOf(props["current-user-privilege-set"]).privilege);
  const may = ["all", "write", "write-content"];
  return privileges.length === 0 || privileges.some((each) => may.some((name) => name in each));
}

const nameIn = (href: string) => href.split("/").filter(Boolean).at(-1) ?? "–";
