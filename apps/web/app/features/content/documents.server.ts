import type { Locale } from "@aufwind/rules/locale";
import type { LoaderArgs } from "../../platform/http/api.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { loadSite } from "../../platform/pages/site.server.ts";
import { documentOf, fillText, type Text } from "../../platform/pages/text.ts";

const files = import.meta.glob<Text>("../../../../../content/legal/*.md", { eager: true, import: "text" });
const texts = Object.values(files);

type DocumentKey = "about" | "imprint" | "accessibility" | "ranking";

function textOf(key: DocumentKey, locale: Locale): Text {
  const found = texts.find((text) => text.key === key && text.locale === locale);
  if (!found) throw new Error(`content/legal has no ${key}.${locale}.md`);
  return found;
}

/** When a document was last changed, for the sitemap. */
export const documentUpdated = (key: DocumentKey, locale: Locale) => textOf(key, locale).front.updated ?? "";

/** The loader of every page that is one long text without versions. */
export async function loadDocument({ request, context }: LoaderArgs, key: DocumentKey) {
  const site = await loadSite({ request, context });
  return documentOf(fillText(textOf(key, localeOf(new URL(request.url))), site));
}
