import type { Locale } from "@aufwind/rules/locale";
import type { MetaDescriptor } from "react-router";
import { translatorFor } from "../../../platform/i18n/translator.ts";
import { absolute, breadcrumbs, structuredData } from "../../../platform/pages/page-meta.ts";
import { pathTo } from "../../../platform/pages/pages.ts";
import type { ShellSite } from "../../../platform/pages/site.ts";
import type { ShownCoach } from "./coach.server.ts";

const DESCRIPTION_LENGTH = 155;

/** One or two lines for search engines and social cards, in one language and cut between words. */
export function shortText({ texts, tagLine }: Pick<ShownCoach, "texts" | "tagLine">): string {
  const parts = [tagLine, texts.salesPitch].filter((part) => part !== null);
  const own = parts.filter(({ lang }) => lang === undefined);
  const whole = (own.length > 0 ? own : parts)
    .map(({ text }) => text)
    .join(" – ")
    .replaceAll(/\s+/g, " ");
  if (whole.length <= DESCRIPTION_LENGTH) return whole;
  return `${whole.slice(0, DESCRIPTION_LENGTH).replace(/\s\S*$/, "")} …`;
}

/** The widest picture's address. */
const widest = (picture: ShownCoach["profilePicture"]): string | undefined =>
  Object.entries(picture?.urls ?? {})
    .sort(([a], [b]) => Number(b) - Number(a))
    .at(0)?.[1];

type CoachHeadParams = { coach: ShownCoach; site: ShellSite; locale: Locale };

/** What search engines and social cards read of a coach: made here, so that the browser needs no code for it. */
export function coachHead({ coach, site, locale }: CoachHeadParams) {
  const { t } = translatorFor(locale, site.brand);
  const path = pathTo("coachPage", locale, { slug: coach.slug });
  const offers = coach.consultations.map(({ type }) => t(`coach-profiles-page:offers.${type}`));
  const trail = [
    { name: site.brand, path: pathTo("home", locale) },
    { name: t("coach-profiles-page:trail.coaches"), path: pathTo("search", locale) },
    { name: coach.name, path },
  ];
  return {
    title: t("coach-profiles-page:meta.title", { name: coach.name }),
    description: shortText(coach),
    image: widest(coach.profilePicture),
    facts: [
      coachFacts({ coach, site, path, locale, offers }),
      ...ratingFacts({ coach, site, path }),
      breadcrumbs(site, trail),
    ],
  };
}

type Facts = { coach: ShownCoach; site: ShellSite | undefined; path: string; locale: Locale; offers: string[] };

/** Structured data: who this is and what it costs; gross prices. */
export function coachFacts({ coach, site, path, locale, offers }: Facts): MetaDescriptor {
  const image = widest(coach.profilePicture);
  const mainEntity = {
    "@type": "Person",
    name: coach.name,
    jobTitle: "Coach",
    url: absolute(site, path),
    ...(image && { image: absolute(site, image) }),
    description: shortText(coach),
    knowsLanguage: coach.languages.map(({ code }) => code),
    knowsAbout: coach.areas.map(({ name }) => name),
    sameAs: coach.networks.map(({ address }) => address),
    makesOffer: coach.consultations.flatMap(({ grossPriceCents }, place) =>
      coach.takesPaidBookings || grossPriceCents === 0
        ? { "@type": "Offer", name: offers[place], price: (grossPriceCents / 100).toFixed(2), priceCurrency: "EUR" }
        : [],
    ),
  };
  return structuredData({ "@type": "ProfilePage", inLanguage: locale, mainEntity });
}

type Rated = { coach: ShownCoach; site: ShellSite | undefined; path: string };

/** The rating of the coach's service; schema.org rates services, not people. */
export function ratingFacts({ coach: { name, rating }, site, path }: Rated): MetaDescriptor[] {
  if (!rating) return [];
  const aggregateRating = {
    "@type": "AggregateRating",
    ratingValue: rating.value,
    reviewCount: rating.count,
    bestRating: 5,
    worstRating: 1,
  };
  const provider = { "@type": "Person", name, url: absolute(site, path) };
  return [
    structuredData({
      "@type": "Service",
      name: `Coaching: ${name}`,
      serviceType: "Coaching",
      provider,
      aggregateRating,
    }),
  ];
}
