import type { CoachCard } from "@aufwind/contract/cards";
import { areaName } from "@aufwind/rules/areas/chosen-areas";
import { namedLanguages } from "@aufwind/rules/languages/languages";
import { LOCALES, type Locale } from "@aufwind/rules/locale/locale";
import { formatMoney } from "../../platform/format.ts";
import { otherLocale } from "../../platform/locale.tsx";
import { pathTo } from "../../platform/pages.ts";
import { toNextFree } from "./next-free.server.ts";

const SHOWN_TOPICS = 3;

const LANGUAGE_NAMES = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    new Map<string, string>(namedLanguages(locale).map(({ code, name }) => [code, name])),
  ]),
) as Record<Locale, Map<string, string>>;

type Reader = {
  locale: Locale;
  now: Date;
  /** Topics that the reader looks for; they are shown first. */
  topics?: readonly string[];
};

/** What a card shows, in the reader's language, so that the browser gets no lists of names and no second text. */
export function toCard(card: CoachCard, { locale, now, topics = [] }: Reader) {
  const { coachId, name, slug, tagLine, areasOfIntervention, spokenLanguages, profilePicture, rating, from } = card;
  const wanted = areasOfIntervention.filter((area) => topics.includes(area));
  const areas = [...new Set([...wanted, ...areasOfIntervention])];
  return {
    ...{ coachId, name, profilePicture },
    path: pathTo("coachPage", locale, { slug }),
    tagLine: inLanguage(tagLine, locale),
    topics: areas.slice(0, SHOWN_TOPICS).map((area) => areaName(area, locale)),
    languages: spokenLanguages.map((code) => LANGUAGE_NAMES[locale].get(code) ?? code).join(", "),
    rating: rating && {
      score: rating.score.toFixed(1).replace(".", locale === "de" ? "," : "."),
      count: rating.count,
    },
    price: formatMoney(locale, from.grossPriceCents),
    minutes: from.durationMinutes,
    nextFree: card.nextFreeAt === null ? null : toNextFree(card.nextFreeAt, { locale, now }),
    ...(card.bookmarked !== undefined && { bookmarked: card.bookmarked }),
  };
}
export type ShownCard = ReturnType<typeof toCard>;

/** A text in the reader's language, else in the other one, which `lang` then names. */
function inLanguage(both: Record<Locale, string>, locale: Locale): { text: string; lang?: Locale } | null {
  if (both[locale]) return { text: both[locale] };
  const lang = otherLocale(locale);
  return both[lang] ? { text: both[lang], lang } : null;
}
