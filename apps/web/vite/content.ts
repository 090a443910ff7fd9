import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isLocale, type Locale } from "@aufwind/rules/locale";
import type { Plugin } from "vite";
import { readMarkdown, resolvePageLink } from "../app/platform/pages/markdown.ts";
import { pathTo } from "../app/platform/pages/pages.ts";

/**
 * Makes `content/<shelf>/<key>.<language>.md` importable: front matter, sections and HTML, with resolved links. Legal
 * texts with versions are read from the API instead.
 */
export function content(): Plugin {
  return {
    name: "content",
    enforce: "pre",
    transform: {
      filter: { id: /\/content\/\w+\/[\w-]+\.\w+\.md$/ },
      handler(source, id) {
        const { key, locale } = nameOf(id);
        const markdown = readMarkdown(source, (href) => resolveLink(href, { locale, folder: dirname(id) }));
        return { code: `export const text = ${JSON.stringify({ key, locale, ...markdown })};`, map: null };
      },
    },
  };
}

function nameOf(file: string): { key: string; locale: Locale } {
  const [key = "", locale] = basename(file).split(".");
  if (!isLocale(locale)) throw new Error(`The name of a text ends in its language: ${file}`);
  return { key, locale };
}

type Place = { locale: Locale; folder: string };

/** `page:KEY` and `blog:KEY`, each with an optional `#id`, become addresses in the text's language. */
export function resolveLink(href: string, { locale, folder }: Place) {
  const [, key, anchor = ""] = /^blog:([\w-]+)(#[\w-]+)?$/.exec(href) ?? [];
  if (key === undefined) return resolvePageLink(href, locale);
  return pathTo("blogArticle", locale, { slug: slugOf(key, { locale, folder }) }) + anchor;
}

function slugOf(key: string, { locale, folder }: Place) {
  const file = join(folder, "..", "blog", `${key}.${locale}.md`);
  const { slug } = readMarkdown(readFileSync(file, "utf8"), (href) => href).front;
  if (!slug) throw new Error(`An article without an address: ${file}`);
  return slug;
}
