import { LEGAL_TEXTS } from "@aufwind/rules/legal-texts";
import type { LoaderFunctionArgs } from "react-router";
import { areaTwins } from "../features/areas/tiles.server.ts";
import { articleTwins } from "../features/blog/articles.server.ts";
import { documentUpdated } from "../features/content/documents.server.ts";
import { asXml, toSitemap } from "../features/content/sitemap.server.ts";
import { loadVersions } from "../features/legal-texts/texts.server.ts";
import { pathTo } from "../platform/pages/pages.ts";
import { loadSite } from "../platform/pages/site.server.ts";

const TEXTS = ["about", "imprint", "accessibility"] as const;
const OTHERS = [
  "home",
  "search",
  "ranking",
  "transparency",
  "topics",
  "blog",
  "faqClients",
  "faqCoaches",
  "contact",
  "earlyAccess",
  "newsletter",
  "giftCards",
  "withdraw",
  "login",
  "register",
  "registerClient",
  "registerCoach",
] as const;

/** Every page of ours that search engines may know. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { publicUrl } = await loadSite({ request, context });
  const articles = articleTwins();
  const versioned = LEGAL_TEXTS.map(async (page) => {
    const { inForce } = await loadVersions({ request, context }, page);
    return { en: pathTo(page, "en"), de: pathTo(page, "de"), changed: inForce };
  });
  const plainTexts = TEXTS.map((page) => ({
    en: pathTo(page, "en"),
    de: pathTo(page, "de"),
    changed: documentUpdated(page, "de"),
  }));
  const texts = [...plainTexts, ...(await Promise.all(versioned))];
  const newest =
    [...articles, ...texts]
      .map(({ changed }) => changed)
      .sort()
      .at(-1) ?? "";
  const plain = OTHERS.map((page) => ({ en: pathTo(page, "en"), de: pathTo(page, "de"), changed: newest }));
  const areas = areaTwins().map((twins) => ({ ...twins, changed: newest }));
  return asXml(toSitemap(publicUrl, [...plain, ...areas, ...texts, ...articles]));
}
