import { ApiProblem } from "@aufwind/contract/call";
import { type PublicCoach, readPublicCoach } from "@aufwind/contract/profiles";
import { AREAS } from "@aufwind/rules/areas/areas";
import { areaName, topicByKey } from "@aufwind/rules/areas/chosen-areas";
import { NETWORKS, networkAddress, videoOf } from "@aufwind/rules/coaches/links";
import type { Locale } from "@aufwind/rules/locale/locale";
import { api, asErrorPage, type Visit } from "../../platform/api.ts";
import { pathTo } from "../../platform/pages.ts";
import { toLeaf } from "./free-day.ts";
import { inLanguage } from "./in-language.ts";
import { timelineOf } from "./timeline-entries.ts";

const MOST_DAYS = 8;

/** A public coach; whatever cannot be shown, private or mistyped, is not found. */
export const loadCoach = ({ request, context }: Visit, slug: string): Promise<PublicCoach> =>
  api(request, context)(readPublicCoach, { params: { slug } }).catch((error: unknown) => {
    const isRefused = error instanceof ApiProblem && error.body.status < 500 && error.body.status !== 429;
    if (isRefused) throw new Response(null, { status: 404 });
    return asErrorPage(error);
  });

/** What the page shows of a coach, in the reader's language, so that the browser gets no list of names and no second text. */
export function toShown(coach: PublicCoach, locale: Locale) {
  const { name, slug, title, preferredPronoun, organizationSector, profilePicture, bannerImage, provider } = coach;
  const told = (key: "tagLine" | "salesPitch" | "aboutMe" | "description" | "certifications") =>
    inLanguage(coach[key], locale);
  return {
    ...{ name, slug, title, organizationSector, profilePicture, bannerImage },
    pronoun: preferredPronoun === "undisclosed" ? null : preferredPronoun,
    tagLine: told("tagLine"),
    texts: {
      salesPitch: told("salesPitch"),
      aboutMe: told("aboutMe"),
      description: told("description"),
      certifications: told("certifications"),
    },
    areas: coach.areasOfIntervention.map((area) => toArea(area, locale)),
    languages: coach.spokenLanguages.map((code) => ({ code, name: nameOf(locale, "language", code) })),
    consultations: coach.appointmentSettings.map(({ description, ...rest }) => ({
      ...rest,
      description: inLanguage(description, locale),
    })),
    freeDays: coach.freeDays.slice(0, MOST_DAYS).map((day) => toLeaf(day, locale)),
    resume: coach.resume && {
      title: coach.resume.title,
      description: coach.resume.description,
      file: coach.resume.file,
      ...timelineOf(coach.resume),
    },
    documents: coach.documents,
    video: coach.aboutVideoUrl ? (videoOf(coach.aboutVideoUrl) ?? null) : null,
    // The API has checked them; what leads elsewhere than its name says is never linked.
    networks: NETWORKS.flatMap((network) => {
      const address = networkAddress(network, coach.socialNetworks[network] ?? "");
      return address ? [{ network, address }] : [];
    }),
    provider: { ...provider, country: nameOf(locale, "region", provider.country) },
    isListed: coach.allowInSearchingAndListing,
  };
}
export type ShownCoach = ReturnType<typeof toShown>;

const nameOf = (locale: Locale, type: "language" | "region", code: string) =>
  new Intl.DisplayNames([locale], { type }).of(code) ?? code;

function toArea(area: string, locale: Locale) {
  const home = AREAS.find(({ topics }) => topics.some(({ key }) => key === area));
  return {
    name: areaName(area, locale),
    isAcute: topicByKey(area)?.acute ?? false,
    path: home ? `${pathTo("topic", locale, { area: home.slug[locale] })}#${area}` : null,
  };
}
