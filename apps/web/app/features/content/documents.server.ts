import type { Locale } from "@aufwind/rules/locale";
import type { LoaderArgs } from "../../platform/http/api.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { loadSite } from "../../platform/pages/site.server.ts";
import { fillText, htmlOf, type Text } from "../../platform/pages/text.ts";

const files = import.meta.glob<Text>("../../../../../content/legal/**/*.md", { eager: true, import: "text" });
const texts = Object.values(files);

export type DocumentKey = "about" | "imprint" | "privacy" | "terms" | "accessibility" | "conduct" | "ranking";

function textOf(key: DocumentKey, locale: Locale): Text {
  const found = texts.find((text) => text.key === key && text.locale === locale);
  if (!found) throw new Error(`content/legal has no ${key}.${locale}.md`);
  return found;
}

/** When a document was last changed, for the sitemap. */
export const documentUpdated = (key: DocumentKey, locale: Locale) => textOf(key, locale).front.updated ?? "";

/** The loader of every page that is one long text. */
export async function loadDocument({ request, context }: LoaderArgs, key: DocumentKey) {
  const site = await loadSite({ request, context });
  const text = fillText(textOf(key, localeOf(new URL(request.url))), site);
  const contents = text.parts.filter(({ level }) => level <= 3).map(({ level, id, title }) => ({ level, id, title }));
  const { title = "", description = "", updated } = text.front;
  return { title, description, updated, contents, html: htmlOf(text) };
}

export type LoadedDocument = Awaited<ReturnType<typeof loadDocument>>;
