import type { Locale } from "@aufwind/rules/locale";
import { use } from "react";
import { useLocation, useMatches } from "react-router";
import { localeOf, type PageKey, pageOf, pathTo } from "../pages/pages.ts";
import { WordsContext } from "./use-translation.ts";

type Twin = { locale: Locale; path: string };
/** Where a query makes a page another one: its one true address, and the other language's. */
type Canonical = { own: string; other: string };
type PageAddresses = { twin?: string; canonical?: Canonical } | null | undefined;
type CurrentPage = { page: PageKey | undefined; locale: Locale; twin: Twin; canonical: Canonical | undefined };

export const otherLocale = (locale: Locale): Locale => (locale === "de" ? "en" : "de");

export const useLocale = (): Locale => use(WordsContext).locale;

/**
 * The page shown now and the same page in the other language.
 * A route whose parameters differ per language (a blog article) returns `twin`, its path, from its loader; one that is
 * another page with another query (the search) returns `canonical` as well.
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

function unnamedTwin(pathname: string, locale: Locale) {
  return pathname.startsWith("/dev/") ? `${pathname}?lang=${locale}` : pathTo("home", locale);
}

type PageLinkProps = Omit<React.ComponentProps<"a">, "href"> & {
  to: PageKey;
  params?: Record<string, string>;
  hash?: string;
  query?: string;
  /** Leaves the browser to load the page, instead of the router. */
  reloadDocument?: boolean;
};

/** A link to an address of ours that the server has made; the router follows it. */
export const PathLink = ({ to, ...rest }: Omit<React.ComponentProps<"a">, "href"> & { to: string }) => (
  <a {...rest} href={to} data-discover="true" />
);

/**
 * A link to one of our pages in the reader's language. A plain anchor that `useOwnLinks` follows: React Router's `Link`
 * resolves every address anew, and with its hooks took a tenth of the time to render a page.
 */
export function PageLink({ to, params, hash, query, reloadDocument = false, ...rest }: PageLinkProps) {
  const path = pathTo(to, useLocale(), params);
  const href = `${path}${query ? `?${query}` : ""}${hash ? `#${hash}` : ""}`;
  return <a {...rest} href={href} data-discover={reloadDocument ? undefined : "true"} />;
}

/** A text as it is shown; `lang` only where it is not the reader's language. */
export type ShownText = { text: string; lang?: Locale };

/** A text in the reader's language, else in the other one; nothing where there is neither. */
export function inLanguage(both: Record<Locale, string>, locale: Locale): ShownText | null {
  if (both[locale]) return { text: both[locale] };
  const lang = otherLocale(locale);
  return both[lang] ? { text: both[lang], lang } : null;
}
