import { DEFAULT_LOCALE, LOCALES, type Locale } from "@aufwind/rules/locale/locale";
import { escapeHtml } from "../../platform/text.ts";

/** One page in both languages, and the day of its last change. */
type Twins = Record<Locale, string> & { changed: string };

/** Every public page in each language, each naming its twins. */
export function toSitemap(publicUrl: string, pages: Twins[]): string {
  const address = (path: string) => escapeHtml(new URL(path, publicUrl).href);
  const entries = pages.flatMap((page) => {
    const twins = LOCALES.map((locale) => alternate(locale, address(page[locale])));
    const links = [...twins, alternate("x-default", address(page[DEFAULT_LOCALE]))].join("");
    return LOCALES.map(
      (locale) => `<url><loc>${address(page[locale])}</loc><lastmod>${page.changed}</lastmod>${links}</url>`,
    );
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="utf-8"?>\n<urlset ${spaces}>\n${entries.join("\n")}\n</urlset>\n`;
}

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
