import type { Locale } from "@aufwind/rules/locale";
import { localPath } from "@aufwind/rules/paths";
import { use } from "react";
import { useLocation, useMatches } from "react-router";
import { localeOf, type PageKey, pageOf, pathTo } from "../pages/pages.ts";
import { TranslatorContext } from "./use-translation.ts";

type Twin = { locale: Locale; path: string };
/** For pages that differ by query: the canonical address, and the other language's. */
type Canonical = { own: string; other: string };
type PageAddresses = { twin?: string; canonical?: Canonical } | null | undefined;
type CurrentPage = { page: PageKey | undefined; locale: Locale; twin: Twin; canonical: Canonical | undefined };

export const otherLocale = (locale: Locale): Locale => (locale === "de" ? "en" : "de");

export const useLocale = (): Locale => use(TranslatorContext).locale;

/**
 * The present page and the same page in the other language. A route whose parameters differ per language (a blog
 * article) returns `twin`, its path, from its loader; one that differs by query (the search) also returns `canonical`.
 */
export function usePage(): CurrentPage {
  const location = useLocation();
  const match = useMatches().at(-1);
  const locale = localeOf(location);
  const page = pageOf(match?.id);
  const other = otherLocale(locale);
  const addresses = match?.loaderData as PageAddresses;
  const path = addresses?.twin ?? (page ? pathTo(page, other, match?.params) : unnamedTwin(location.pathname, other));
  return { page, locale, twin: { locale: other, path }, canonical: addresses?.canonical };
}

/** The address that shows the present page in the other language. */
export function useLanguageHref(): string {
  const { twin } = usePage();
  const { search } = useLocation();
  // Keeps the query (an invitation, for instance), unless the page itself provides the other address.
  const to = (!twin.path.includes("?") && localPath(`${twin.path}${search}`)) || twin.path;
  return `/language/${twin.locale}?to=${encodeURIComponent(to)}`;
}

function unnamedTwin(pathname: string, locale: Locale) {
  return pathname.startsWith("/dev/") ? `${pathname}?lang=${locale}` : pathTo("home", locale);
}

type PageLinkProps = Omit<React.ComponentProps<"a">, "href"> & {
  to: PageKey;
  params?: Record<string, string>;
  hash?: string;
  query?: string;
  /** Lets the browser load the page, instead of the router. */
  reloadDocument?: boolean;
};

/** A link to an internal address from the server; followed by the router. */
export const PathLink = ({ to, ...rest }: Omit<React.ComponentProps<"a">, "href"> & { to: string }) => (
  <a {...rest} href={to} data-discover="true" />
);

/**
 * A link to one of our pages in the reader's language. A plain anchor that `useOwnLinks` handles: React Router's `Link`
 * resolves every address, and with its hooks took a tenth of a page's rendering time.
 */
export function PageLink({ to, params, hash, query, reloadDocument = false, ...rest }: PageLinkProps) {
  const path = pathTo(to, useLocale(), params);
  const href = `${path}${query ? `?${query}` : ""}${hash ? `#${hash}` : ""}`;
  return <a {...rest} href={href} data-discover={reloadDocument ? undefined : "true"} />;
}

/** A shown text; `lang` only if it is not the reader's language. */
export type ShownText = { text: string; lang?: Locale };

/** A text in the reader's language, else in the other one; undefined if there is neither. */
export function inLanguage(both: Record<Locale, string>, locale: Locale): ShownText | null {
  if (both[locale]) return { text: both[locale] };
  const lang = otherLocale(locale);
  return both[lang] ? { text: both[lang], lang } : null;
}
