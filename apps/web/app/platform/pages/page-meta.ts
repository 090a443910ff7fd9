import type { MetaDescriptor } from "react-router";
import type { Translate } from "../i18n/namespaces.ts";
import { wordsIn } from "../i18n/translations.ts";
import { localeOf } from "./pages.ts";
import type { ShellSite } from "./site.ts";

type PageFacts = {
  title: string;
  description: string;
  /** A path below the site's address. */
  image?: string;
  type?: "website" | "article";
  /** `summary` for a square picture. */
  card?: "summary" | "summary_large_image";
};
/** The part of React Router's meta arguments that matters here. */
type MetaVisit = {
  location: { pathname: string; search: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
};

/**
 * Title, description and social card of a page; canonical and hreflang come from the root.
 * `export const meta: Route.MetaFunction = (args) => pageMeta(args, (t) => ({ title: t("home:title"), … }))`
 */
export function pageMeta(visit: MetaVisit, facts: PageFacts | ((t: Translate) => PageFacts)): MetaDescriptor[] {
  const locale = localeOf(visit.location);
  const site = (visit.matches[0]?.loaderData as { site?: ShellSite } | undefined)?.site;
  const { brand = "", publicUrl = "" } = site ?? {};
  const {
    title,
    description,
    image,
    type = "website",
    card = "summary_large_image",
  } = typeof facts === "function" ? facts(wordsIn(locale, brand).t) : facts;
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
