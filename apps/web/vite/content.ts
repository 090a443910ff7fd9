import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isLocale, type Locale } from "@aufwind/rules/locale";
import type { Plugin } from "vite";
import { PAGES, type PageKey, pathTo } from "../app/platform/pages/pages.ts";
import { readMarkdown } from "./markdown.ts";

const NAME = /\/content\/\w+\/([\w-]+)(?:\/[\d-]+)?\.(\w+)\.md$/;

/**
 * Makes `content/<shelf>/<key>.<language>.md` importable: front matter, sections and HTML, with resolved links. A text
 * with versions is a folder, `content/<shelf>/<key>/<day>.<language>.md`.
 */
export function content(): Plugin {
  return {
    name: "content",
    enforce: "pre",
    transform: {
      filter: { id: NAME },
      handler(source, id) {
        const { key, locale } = nameOf(id);
        const markdown = readMarkdown(source, (href) => resolveLink(href, { locale, folder: dirname(id) }));
        return { code: `export const text = ${JSON.stringify({ key, locale, ...markdown })};`, map: null };
      },
    },
  };
}

function nameOf(file: string): { key: string; locale: Locale } {
  const [, key = "", locale] = NAME.exec(file) ?? [];
  if (!isLocale(locale)) throw new Error(`The name of a text ends in its language: ${file}`);
  return { key, locale };
}

type Place = { locale: Locale; folder: string };

/** `page:KEY` and `blog:KEY`, each with an optional `#id`, become addresses in the text's language. */
export function resolveLink(href: string, { locale, folder }: Place) {
  const [, kind, key = "", anchor = ""] = /^(page|blog):([\w-]+)(#[\w-]+)?$/.exec(href) ?? [];
  if (!kind) return href;
  if (kind === "blog") return pathTo("blogArticle", locale, { slug: slugOf(key, { locale, folder }) }) + anchor;
  if (!(key in PAGES)) throw new Error(`No such page: ${href}`);
  return pathTo(key as PageKey, locale) + anchor;
}

function slugOf(key: string, { locale, folder }: Place) {
  const file = join(folder, "..", "blog", `${key}.${locale}.md`);
  const { slug } = readMarkdown(readFileSync(file, "utf8"), (href) => href).front;
  if (!slug) throw new Error(`An article without an address: ${file}`);
  return slug;
}
