import { AREAS, areaByKey } from "@aufwind/rules/areas";
import type { AreaKey } from "@aufwind/rules/areas-keys";
import type { Locale } from "@aufwind/rules/locale";
import { formatDate } from "../../platform/i18n/format.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { type Text, undivided } from "../../platform/pages/text.ts";
import { AREA_DRAWINGS } from "../../shared/area-drawings.ts";

const publishedOn = (text: Text) => text.front.published ?? "";
const files = import.meta.glob<Text>("../../../../../content/blog/*.md", { eager: true, import: "text" });
const newestFirst = Object.values(files).sort((a, b) => publishedOn(b).localeCompare(publishedOn(a)));

const WORDS_PER_MINUTE = 200;

const inLanguage = (locale: Locale) => newestFirst.filter((text) => text.locale === locale);

function areaOf(text: Text) {
  const area = areaByKey(text.front.area ?? "");
  if (!area) throw new Error(`content/blog/${text.key}.${text.locale}.md names no area`);
  return area;
}

/** An article as a card shows it. */
export function toCard(text: Text) {
  const { locale, front, words } = text;
  const area = areaOf(text);
  return {
    key: text.key,
    path: articlePath(text),
    title: undivided(front.title ?? ""),
    description: front.description ?? "",
    published: publishedOn(text),
    date: formatDate(locale, publishedOn(text)),
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    area: { key: area.key, name: area.name[locale], path: pathTo("topic", locale, { area: area.slug[locale] }) },
    scene: sceneOf(text, area.key),
    tint: AREAS.indexOf(area),
  };
}

/** Articles of one area alternate between its drawings. */
function sceneOf({ key, locale }: Text, area: AreaKey): readonly string[] {
  const { scenes } = AREA_DRAWINGS[area];
  const place = inLanguage(locale)
    .filter(({ front }) => front.area === area)
    .findIndex((text) => text.key === key);
  return scenes[Math.max(0, place) % scenes.length] ?? [];
}

export type ArticleCard = ReturnType<typeof toCard>;

const articlePath = ({ locale, front }: Text) => pathTo("blogArticle", locale, { slug: front.slug });

/** Cached: texts do not change while the server runs. */
const CARDS: Record<Locale, ArticleCard[]> = { de: inLanguage("de").map(toCard), en: inLanguage("en").map(toCard) };

/** The newest articles, optionally of one area. */
export const articleCards = (locale: Locale, area?: AreaKey): ArticleCard[] =>
  area ? CARDS[locale].filter((card) => card.area.key === area) : CARDS[locale];

/** The areas with articles, in the order of the areas. */
export function areasWithArticles(locale: Locale) {
  const used = new Set(inLanguage(locale).map((text) => text.front.area));
  return AREAS.filter(({ key }) => used.has(key)).map(({ key, name }) => ({ key, name: name[locale] }));
}

export const articleBySlug = (locale: Locale, slug: string) =>
  inLanguage(locale).find((text) => text.front.slug === slug);

/** The same article in the other language, if translated. */
export function twinPath({ key, locale }: Text) {
  const twin = newestFirst.find((text) => text.key === key && text.locale !== locale);
  return twin && articlePath(twin);
}

/** What to read next: articles of the same area first, then the newest. */
export function nextArticles(text: Text, count: number): ArticleCard[] {
  const others = inLanguage(text.locale).filter(({ key }) => key !== text.key);
  const near = others.filter(({ front }) => front.area === text.front.area);
  return [...new Set([...near, ...others])].slice(0, count).map(toCard);
}

/** The address of each translated article in both languages and its day, for the sitemap. */
export const articleTwins = () =>
  inLanguage("de").flatMap((text) => {
    const en = twinPath(text);
    return en ? [{ de: articlePath(text), en, changed: publishedOn(text) }] : [];
  });
