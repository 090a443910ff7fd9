import { DEFAULT_LOCALE, LOCALES, type Locale } from "@aufwind/rules/locale";
import { escapeHtml } from "../../platform/pages/text.ts";

/** One page in both languages, with its last change. */
type Twins = Record<Locale, string> & { changed: string };

const XML = '<?xml version="1.0" encoding="utf-8"?>';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Every page in each language, with its alternates. */
export function toSitemap(publicUrl: string, pages: Twins[]): string {
  const entries = pages.flatMap((page) => {
    const addresses = { en: addressOf(publicUrl, page.en), de: addressOf(publicUrl, page.de) };
    const twins = LOCALES.map((locale) => alternate(locale, addresses[locale]));
    const links = [...twins, alternate("x-default", addresses[DEFAULT_LOCALE])].join("");
    return LOCALES.map((locale) => `<url><loc>${addresses[locale]}</loc>${lastmod(page.changed)}${links}</url>`);
  });
  const spaces = `${SPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${XML}\n<urlset ${spaces}>\n${entries.join("\n")}\n</urlset>\n`;
}

/** The sitemap index: one sitemap may have 50,000 addresses at most. */
export function toSitemapIndex(publicUrl: string, paths: string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${addressOf(publicUrl, path)}</loc></sitemap>`);
  return `${XML}\n<sitemapindex ${SPACE}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** The headers of every sitemap. */
export const asXml = (text: string) =>
  new Response(text, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=600" },
  });

const addressOf = (publicUrl: string, path: string) => escapeHtml(new URL(path, publicUrl).href);

const lastmod = (changed: string) => (changed ? `<lastmod>${changed}</lastmod>` : "");

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
