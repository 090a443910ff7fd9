import { XMLParser } from "fast-xml-parser";

/** One response of a multistatus (RFC 4918): of its properties only those that were found. */
export type DavResponse = { href: string; status: number; props: DavNode };
type Multistatus = { responses: DavResponse[]; syncToken: string | null };

export type DavNode = { [name: string]: unknown };

const LISTS = ["response", "propstat", "comp", "privilege"];
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  // Every server has prefixes of its own; no two names that we read are alike without them.
  removeNSPrefix: true,
  parseTagValue: false,
  // Line ends inside of calendars are often written as &#13;.
  htmlEntities: true,
  isArray: (name) => LISTS.includes(name),
});

/** Undefined if a text is no multistatus. */
export function readMultistatus(text: string): Multistatus | undefined {
  // Nobody needs entities of their own here, and each could unfold to gigabytes.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return undefined;
  const { multistatus } = parse(text) ?? {};
  if (multistatus === undefined) return undefined;
  const { response, ...rest } = nodeOf(multistatus);
  return { responses: listOf(response).map(responseOf), syncToken: textIn(rest["sync-token"]) };
}

function parse(text: string): DavNode | undefined {
  try {
    return nodeOf(parser.parse(text));
  } catch {
    return undefined;
  }
}

function responseOf(response: DavNode): DavResponse {
  const found = listOf(response.propstat).filter(({ status }) => codeOf(status) < 300);
  return {
    href: textIn(response.href) ?? "",
    status: response.status === undefined ? 200 : codeOf(response.status),
    props: Object.assign({}, ...found.map(({ prop }) => nodeOf(prop))) as DavNode,
  };
}

const codeOf = (status: unknown) => Number(/\s(\d{3})/.exec(textIn(status) ?? "")?.[1] ?? 200);

export const nodeOf = (value: unknown): DavNode =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as DavNode) : {};

export const listOf = (value: unknown): DavNode[] => (Array.isArray(value) ? value.map(nodeOf) : []);

export function textIn(value: unknown): string | null {
  const text = typeof value === "object" && value !== null ? (value as DavNode)["#text"] : value;
  return typeof text === "string" && text !== "" ? text : null;
}

/** The address in a property such as `current-user-principal`. */
export const hrefIn = (value: unknown): string | null => {
  const { href } = nodeOf(value);
  return textIn(Array.isArray(href) ? href[0] : href);
};

const NAMESPACES = 'xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/"';
const XML = '<?xml version="1.0" encoding="utf-8"?>';

export const propfind = (...names: string[]): string =>
  `${XML}<propfind ${NAMESPACES}><prop>${names.map((name) => `<${name}/>`).join("")}</prop></propfind>`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** What changed since a token (RFC 6578). */
export const syncReport = (token: string): string =>
  `${XML}<sync-collection ${NAMESPACES}><sync-token>${escaped(token)}</sync-token><sync-level>1</sync-level><prop><getetag/></prop></sync-collection>`;

const ALL = "<getetag/><c:calendar-data/>";
const stamp = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** The events that touch a time (RFC 4791), with their contents or with their versions alone. */
export const queryReport = ({ start, end }: { start: number; end: number }, { isWhole }: { isWhole: boolean }) =>
  `${XML}<c:calendar-query ${NAMESPACES}><prop>${isWhole ? ALL : "<getetag/>"}</prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${stamp(start)}" end="${stamp(end)}"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`;

/** These events with their contents. */
export const multigetReport = (hrefs: readonly string[]): string =>
  `${XML}<c:calendar-multiget ${NAMESPACES}><prop>${ALL}</prop>${hrefs.map((href) => `<href>${escaped(href)}</href>`).join("")}</c:calendar-multiget>`;
