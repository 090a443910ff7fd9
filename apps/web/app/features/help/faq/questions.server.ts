import type { LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf } from "../../../platform/pages/pages.ts";
import { loadSite } from "../../../platform/pages/site.server.ts";
import { fillText, type Part, type Text } from "../../../platform/pages/text.ts";

const files = import.meta.glob<Text>("../../../../../../content/faq/*.md", { eager: true, import: "text" });
const texts = Object.values(files);

export type Audience = "clients" | "coaches";
type Question = { id: string; title: string; html: string };
export type Category = { id: string; title: string; questions: Question[] };

/** The loader of both FAQ pages; `q` is the search. */
export async function loadQuestions({ request, context }: LoaderArgs, audience: Audience) {
  const url = new URL(request.url);
  const locale = localeOf(url);
  const site = await loadSite({ request, context });
  const found = texts.find((text) => text.key === audience && text.locale === locale);
  if (!found) throw new Error(`content/faq has no ${audience}.${locale}.md`);
  const { front, intro, parts } = fillText(found, site);
  const { title = "", description = "" } = front;
  return {
    title,
    description,
    intro,
    categories: toCategories(parts),
    q: (url.searchParams.get("q") ?? "").slice(0, 100),
  };
}

/** Second-level headings are categories, third-level ones their questions. */
function toCategories(parts: Part[]): Category[] {
  const categories: Category[] = [];
  for (const { level, id, title, html } of parts) {
    if (level === 2) categories.push({ id, title, questions: [] });
    else categories.at(-1)?.questions.push({ id, title, html });
  }
  return categories;
}
