import type { LoaderArgs } from "../../platform/http/api.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { loadSite } from "../../platform/pages/site.server.ts";
import { fillText, htmlOf, type Text } from "../../platform/pages/text.ts";

const files = import.meta.glob<Text>("../../../../../content/help/*.md", { eager: true, import: "text" });
const texts = Object.values(files);

/** The article that helps coaches to be found and booked. */
export async function loadTips({ request, context }: LoaderArgs) {
  const locale = localeOf(new URL(request.url));
  const found = texts.find((text) => text.key === "marketing-tips" && text.locale === locale);
  if (!found) throw new Error(`content/help has no marketing-tips.${locale}.md`);
  const text = fillText(found, await loadSite({ request, context }));
  const contents = text.parts.filter(({ level }) => level === 2).map(({ id, title }) => ({ id, title }));
  return { title: text.front.title ?? "", lead: text.front.description ?? "", contents, html: htmlOf(text) };
}
export type Tips = Awaited<ReturnType<typeof loadTips>>;
