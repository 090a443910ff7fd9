import type { MetaDescriptor } from "react-router";
import type { Namespace, Translate, TranslationKey } from "../i18n/namespaces.ts";
import { translatorFor } from "../i18n/translator.ts";
import { localeOf } from "./pages.ts";
import type { ShellSite } from "./site.ts";

/** What a route declares about itself: `export const handle = { namespaces: ["home"] } satisfies PageHandle`. */
export type PageHandle = {
  /** The namespaces of the page, besides the shared ones. */
  namespaces?: readonly Namespace[];
  /** Further ones that depend on what was loaded: parts that only some people see. */
  namespacesOf?: (loaded: unknown) => readonly Namespace[];
  /** No third-party script may ever run on this page, whatever the consent: card forms, topics. */
  noTags?: true;
  /** A page that needs the whole width: the area's menu shows icons alone. */
  isDense?: true;
  /** A page of forms and text: its cards are as wide as these. Settings are, unless one with a wide table says no. */
  isForm?: boolean;
  /** A setting behind another page: its own way back stands alone. */
  hasBack?: true;
};

type PageFacts = {
  title: string;
  description: string;
  /** A path below the site's address. */
  image?: string;
  type?: "website" | "article";
  /** `summary` for a square picture. */
  card?: "summary" | "summary_large_image";
};
type Matches = readonly ({ loaderData?: unknown } | undefined)[];
/** The relevant part of React Router's meta arguments. */
type MetaArgs = {
  location: { pathname: string; search: string };
  matches: Matches;
};

/**
 * Title, description and social card of a page; canonical and hreflang come from the root.
 * `export const meta: Route.MetaFunction = (args) => pageMeta(args, (t) => ({ title: t("home:title"), … }))`
 */
export function pageMeta(visit: MetaArgs, facts: PageFacts | ((t: Translate) => PageFacts)): MetaDescriptor[] {
  const locale = localeOf(visit.location);
  const { brand = "", publicUrl = "" } = siteOf(visit.matches) ?? {};
  const {
    title,
    description,
    image,
    type = "website",
    card = "summary_large_image",
  } = typeof facts === "function" ? facts(translatorFor(locale, brand).t) : facts;
  const full = title.includes(brand) ? title : `${title} · ${brand}`;
  return [
    { title: full },
    { name: "description", content: description },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { property: "og:site_name", content: brand },
    { property: "og:locale", content: locale === "de" ? "de_DE" : "en_GB" },
    { property: "og:url", content: new URL(visit.location.pathname, publicUrl || "http://localhost").href },
    { property: "og:image", content: `${publicUrl.replace(/\/$/, "")}${image ?? `/social/${locale}.png`}` },
    { name: "twitter:card", content: card },
  ];
}

type MetaKeys = Record<"title" | "description", TranslationKey>;

/** The same for a public page whose title and description need nothing filled in. */
export const publicMeta = (visit: MetaArgs, keys: MetaKeys): MetaDescriptor[] =>
  pageMeta(visit, (t) => ({ title: t(keys.title), description: t(keys.description) }));

const NOT_INDEXED: MetaDescriptor = { name: "robots", content: "noindex" };

/** A public page that search engines leave out: steps of the log-in, links of mails. */
export const unlistedMeta = (visit: MetaArgs, keys: MetaKeys): MetaDescriptor[] => [
  ...publicMeta(visit, keys),
  NOT_INDEXED,
];

/** The `headers` of a page whose address contains a token, or whose content is one person's: never cached. */
export const noStore = () => ({ "cache-control": "no-store" });

/** A member page has a title, and nothing for search engines and social cards. */
export function memberMeta({ location, matches }: MetaArgs, title: TranslationKey): MetaDescriptor[] {
  const brand = siteOf(matches)?.brand ?? "";
  const translator = translatorFor(localeOf(location), brand);
  return [{ title: `${translator.t(title)} · ${brand}` }, NOT_INDEXED];
}

type Facts = { "@type": string } & Record<string, unknown>;

/** Structured data (schema.org), as one of a page's meta descriptors. */
export const structuredData = (facts: Facts): MetaDescriptor => ({
  "script:ld+json": { "@context": "https://schema.org", ...facts } as never,
});

/** The site as the root loaded it; absent only if the root itself failed. */
export const siteOf = (matches: Matches): ShellSite | undefined =>
  (matches[0]?.loaderData as { site?: ShellSite } | undefined)?.site;

/** An absolute address; structured data needs one. */
export const absolute = (site: ShellSite | undefined, path: string) =>
  `${(site?.publicUrl ?? "").replace(/\/$/, "")}${path}`;

type Step = { name: string; path: string };

/** The breadcrumb for search engines. */
export function breadcrumbs(site: ShellSite | undefined, steps: Step[]): MetaDescriptor {
  const itemListElement = steps.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absolute(site, path),
  }));
  return structuredData({ "@type": "BreadcrumbList", itemListElement });
}
