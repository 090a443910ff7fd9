import type { CoachCard } from "@aufwind/contract/coach-cards";
import { areaName, CARD_AREAS } from "@aufwind/rules/areas";
import type { Locale } from "@aufwind/rules/locale";
import { formatMoney, formatScore } from "../../platform/i18n/format.ts";
import { languageName } from "../../platform/i18n/languages.server.ts";
import { inLanguage } from "../../platform/i18n/locale.tsx";
import { pathTo } from "../../platform/pages/pages.ts";
import { toFreeTime } from "./free-times.server.ts";

type Reader = {
  locale: Locale;
  now: Date;
  /** The searched topics; they are shown first. */
  topics?: readonly string[];
};

/** A card's data in the reader's language, so that the browser gets no lists and no second text. */
export function toCard(card: CoachCard, { locale, now, topics = [] }: Reader) {
  const { coachId, name, slug, tagLine, areasOfIntervention, spokenLanguages, profilePicture, rating, from } = card;
  const wanted = areasOfIntervention.filter((area) => topics.includes(area));
  const areas = [...new Set([...wanted, ...areasOfIntervention])];
  const path = pathTo("coachPage", locale, { slug });
  const freeTimes = card.freeTimes ?? (card.nextFreeAt === null ? [] : [card.nextFreeAt]);
  return {
    ...{ coachId, name, profilePicture, path },
    tagLine: inLanguage(tagLine, locale),
    topics: areas.slice(0, CARD_AREAS).map((area) => areaName(area, locale)),
    languages: spokenLanguages.map((code) => languageName(code, locale) ?? code).join(", "),
    rating: rating && { score: formatScore(locale, rating.score), count: rating.count },
    isVerified: card.isVerified ?? false,
    hasPackages: card.hasPackages ?? false,
    takesPaidBookings: card.takesPaidBookings ?? true,
    price: formatMoney(locale, from.grossPriceCents),
    minutes: from.durationMinutes,
    freeTimes: freeTimes.map((at) => toFreeTime(at, { locale, now, page: path })),
    ...(card.bookmarked !== undefined && { bookmarked: card.bookmarked }),
  };
}
export type ShownCard = ReturnType<typeof toCard>;
