import type { Consultation } from "./consultations.ts";

/**
 * Where a booking comes from: a free time in a list of ours, the profile, the coach's short address, a printed code, the
 * widget on the coach's own website, the coach's invitation, or none of these (a series, an offer of the waiting list).
 */
export const SOURCES = ["search", "profile", "link", "qr", "widget", "invitation", "direct"] as const;
export type Source = (typeof SOURCES)[number];

/** What an address may say of it (`?via=`), from the profile to the last step, through log-in and registration. */
const VIAS = ["search", "link", "qr", "widget", "invitation"] as const satisfies readonly Source[];
export type Via = (typeof VIAS)[number];

/** Unknown words count as not said. */
export const readVia = (query: URLSearchParams): Via | null => VIAS.find((via) => via === query.get("via")) ?? null;

type Came = {
  /** What the booking says; nothing for one without a page. */
  given: Source | undefined;
  /** Whether the client came by the coach's invitation, and has not booked with the coach before. */
  isExisting: boolean;
  isFirst: boolean;
};

/** Who was invited and books for the first time came by the invitation, unless the address says otherwise. */
export function sourceOf({ given = "direct", isExisting, isFirst }: Came): Source {
  const isUnsaid = given === "direct" || given === "profile";
  return isUnsaid && isExisting && isFirst ? "invitation" : given;
}

/** A word that can be said on the telephone: letters and digits, with single hyphens between them. */
export const SHORT_NAME = { least: 3, most: 40 };
/** How many a coach may have had: former ones stay taken. */
export const MOST_SHORT_NAMES = 10;

/** What could be taken for ours, or become a page. */
const RESERVED = new Set([
  ...["aufwind", "admin", "team", "support", "hilfe", "help", "kontakt", "contact", "info", "api", "www", "widget"],
  ...["login", "anmelden", "register", "registrieren", "konto", "account", "coach", "coaches", "client", "klient"],
  ...["buchen", "book", "booking", "termin", "termine", "suche", "search", "preise", "pricing", "impressum", "imprint"],
  ...["datenschutz", "privacy", "agb", "terms", "blog", "presse", "press", "jobs", "karriere", "null", "undefined"],
]);

/** As it is stored: people write it with capitals and spaces around it. */
export const plainShortName = (given: string): string => given.trim().toLowerCase();

/** Why a word cannot be a short address. */
export function shortNameError(name: string): "shortName" | "shortNameReserved" | undefined {
  if (name.length < SHORT_NAME.least || name.length > SHORT_NAME.most) return "shortName";
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return "shortName";
  return RESERVED.has(name) ? "shortNameReserved" : undefined;
}

/** The first short address, made from the one of the profile; with a number if that one is taken. */
export function firstShortName(slug: string, number: number): string {
  const base = slug.slice(0, SHORT_NAME.most - 4).replace(/-$/, "");
  const name = base.length < SHORT_NAME.least || shortNameError(base) ? `${base}-coaching` : base;
  return number === 1 ? name : `${name.slice(0, SHORT_NAME.most - 4)}-${number}`;
}

/** What stands behind a short address for each kind, in both languages. */
const KIND_WORDS: Record<string, Consultation> = {
  discovery: "discovery",
  kennenlernen: "discovery",
  standard: "standard",
  extended: "extended",
  intensiv: "extended",
};

export const kindOfWord = (word: string | undefined): Consultation | null =>
  (word && Object.hasOwn(KIND_WORDS, word) && KIND_WORDS[word]) || null;

/** How many websites may show a coach's widget. */
export const MOST_SITES = 10;

/** The origin of a website as browsers write it; undefined for what is none, or not encrypted. */
export function siteOrigin(given: string): string | undefined {
  const url = URL.parse(given.trim());
  if (url?.protocol !== "https:" || url.username || url.password) return undefined;
  const isHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(url.hostname) && !url.hostname.endsWith(".");
  return isHost && url.pathname === "/" && !url.search && !url.hash ? url.origin : undefined;
}
