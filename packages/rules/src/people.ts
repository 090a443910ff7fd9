import { DAY } from "./time/durations.ts";

/** What the team can forbid somebody, or has to keep of them. */
export const RESTRICTIONS_BY_HAND = ["noWriting", "legalHold"] as const;
/** Suspended is only who broke a rule: by a decision with its reasons, for a time. */
export const RESTRICTIONS = [...RESTRICTIONS_BY_HAND, "suspended"] as const;
export type Restriction = (typeof RESTRICTIONS)[number];
export type RestrictionByHand = (typeof RESTRICTIONS_BY_HAND)[number];

/** Between the request and the loss of the second factors: the owner hears of it and can object. */
export const FACTOR_RESET_WAITS = DAY;

/** What somebody typed into the search for people: it says where to look. */
export type PeopleQuery =
  | { by: "id"; id: string }
  | { by: "card"; lastFour: string }
  | { by: "invoice"; number: string }
  | { by: "email"; part: string }
  | { by: "name"; words: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Letters, digits and hyphens with a year among them, as our invoices are numbered. */
const INVOICE = /^[A-Z0-9]+(?:-[A-Z0-9]+)*-20\d\d-\d+$/i;

/** Where to look for what was typed. */
export function peopleQueryOf(typed: string): PeopleQuery {
  const text = typed.trim();
  if (UUID.test(text)) return { by: "id", id: text.toLowerCase() };
  if (/^\d{4}$/.test(text)) return { by: "card", lastFour: text };
  if (INVOICE.test(text)) return { by: "invoice", number: text.toUpperCase() };
  if (text.includes("@")) return { by: "email", part: text.toLowerCase() };
  return { by: "name", words: text };
}
