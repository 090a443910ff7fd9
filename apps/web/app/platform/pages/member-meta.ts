import type { MetaDescriptor } from "react-router";
import type { WordKey } from "../i18n/namespaces.ts";
import { wordsIn } from "../i18n/translations.ts";
import { localeOf } from "./pages.ts";
import { siteOf } from "./structured-data.ts";

type MetaVisit = {
  location: { pathname: string; search: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
};

/** A page of a signed-in person has a title, and nothing for search engines and social cards. */
export function memberMeta({ location, matches }: MetaVisit, title: WordKey): MetaDescriptor[] {
  const brand = siteOf(matches)?.brand ?? "";
  const words = wordsIn(localeOf(location), brand);
  return [{ title: `${words.t(title)} · ${brand}` }, { name: "robots", content: "noindex" }];
}
