import { type PublicCoach, readPublicCoach } from "@aufwind/contract/coach-profiles";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { AREAS, areaName, topicByKey } from "@aufwind/rules/areas";
import { NETWORKS, networkAddress, videoOf } from "@aufwind/rules/coaches-links";
import type { Locale } from "@aufwind/rules/locale";
import { newestFirst } from "@aufwind/rules/resumes";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { formatDay } from "../../../platform/i18n/dates.ts";
import { languageName } from "../../../platform/i18n/languages.server.ts";
import { inLanguage } from "../../../platform/i18n/locale.tsx";
import { pathTo } from "../../../platform/pages/pages.ts";
import { searchPath } from "../../../shared/search-address/search-address.ts";
import { toRating } from "./reviews.server.ts";

/** A coach whom the viewer can reach; hidden or mistyped ones are not found. */
export const loadCoach = ({ request, context }: LoaderArgs, slug: string): Promise<PublicCoach> =>
  api(request, context)(readPublicCoach, { params: { slug } }).catch((error: unknown) => {
    const isRefused = error instanceof ApiProblem && error.body.status < 500 && error.body.status !== 429;
    if (isRefused) throw new Response(null, { status: 404 });
    return asErrorPage(error);
  });

/** The page's data of a coach, in the reader's language, so that the browser gets no lists and no second text. */
export function toShown(coach: PublicCoach, locale: Locale) {
  const { coachId, name, slug, title, organizationSector, profilePicture, bannerImage, provider } = coach;
  const { isFound, isListed, isBookable, isForOwnClients, takesPaidBookings } = coach;
  const told = (key: "tagLine" | "salesPitch" | "aboutMe" | "description" | "certifications") =>
    inLanguage(coach[key], locale);
  return {
    ...{ coachId, name, slug, title, organizationSector, profilePicture, bannerImage, isFound, isListed, isBookable },
    isForOwnClients,
    takesPaidBookings,
    ...(coach.bookmarked !== undefined && { bookmarked: coach.bookmarked }),
    pronoun: coach.preferredPronoun === "undisclosed" ? null : coach.preferredPronoun,
    rating: toRating(coach.rating, locale),
    tagLine: told("tagLine"),
    texts: {
      salesPitch: told("salesPitch"),
      aboutMe: told("aboutMe"),
      description: told("description"),
      certifications: told("certifications"),
    },
    areas: coach.areasOfIntervention.map((area) => toArea(area, locale)),
    topicPages: toTopicPages(coach.areasOfIntervention, locale),
    languages: coach.spokenLanguages.map((code) => ({ code, name: languageName(code, locale) ?? code })),
    packages: coach.takesPaidBookings ? coach.packages : [],
    consultations: coach.appointmentSettings.map(({ description, languages, ...rest }) => ({
      ...rest,
      description: inLanguage(description, locale),
      /** Said where it is held in some of the coach's languages only. */
      languages:
        languages.length < coach.spokenLanguages.length ? languages.map((code) => languageName(code, locale)) : [],
    })),
    resume: coach.resume && {
      title: coach.resume.title,
      description: coach.resume.description,
      file: coach.resume.file,
      ...timelineOf(coach.resume, verifiedIn(coach, locale)),
    },
    isVerified: coach.verified.length > 0,
    documents: coach.documents,
    video: coach.aboutVideoUrl ? (videoOf(coach.aboutVideoUrl) ?? null) : null,
    // Checked by the API already; a link whose host does not match its name is never shown.
    networks: NETWORKS.flatMap((network) => {
      const address = networkAddress(network, coach.socialNetworks[network] ?? "");
      return address ? [{ network, address }] : [];
    }),
    provider: { ...provider, country: REGIONS[locale].of(provider.country) ?? provider.country },
  };
}
export type ShownCoach = ReturnType<typeof toShown>;

/** Creating them costs far more than using them. */
const REGIONS = {
  de: new Intl.DisplayNames(["de"], { type: "region" }),
  en: new Intl.DisplayNames(["en"], { type: "region" }),
};

/** A topic links to everybody who offers it, an own area too. */
const toArea = (area: string, locale: Locale) => ({
  name: areaName(area, locale),
  isAcute: topicByKey(area)?.acute ?? false,
  path: searchPath(locale, { topics: [area] }),
});

/** Where to read what coaching can do for these topics. */
const toTopicPages = (areas: string[], locale: Locale) =>
  AREAS.filter(({ topics }) => topics.some(({ key }) => areas.includes(key))).map(({ key, name, slug }) => ({
    key,
    name: name[locale],
    path: pathTo("topic", locale, { area: slug[locale] }),
  }));

type Resume = NonNullable<PublicCoach["resume"]>;
type Degree = Resume["educations"][number]["degree"];

/** One entry: a degree is named by the page, everything else by the coach. */
export type Station = {
  kind: "education" | "work" | "training" | "publication" | "conference";
  year: number;
  degree?: Degree;
  title?: string;
  where: string;
  description: string;
  /** The day on which the team verified it. */
  verifiedOn?: string | undefined;
};

/** On which day an entry of a list was verified, in the reader's words. */
const verifiedIn =
  ({ verified }: PublicCoach, locale: Locale) =>
  (list: PublicCoach["verified"][number]["list"], place: number) => {
    const found = verified.find((each) => each.list === list && each.place === place);
    return found && { verifiedOn: formatDay(locale, found.verifiedOn, "plain") };
  };

/** A coach's career in one list, newest first; publications and talks are separate, since there may be many. */
function timelineOf(
  resume: Resume,
  verified: ReturnType<typeof verifiedIn>,
): { stations: Station[]; works: Station[] } {
  const stations: Station[] = [
    ...resume.educations.map(({ degree, institution: where, year, description }, place) => ({
      ...{ kind: "education" as const, year, degree, where, description, ...verified("educations", place) },
    })),
    ...resume.workExperiences.map(({ title, company: where, year, description }) => ({
      ...{ kind: "work" as const, year, title, where, description },
    })),
    ...resume.professionalTrainings.map(({ title, trainingCenter: where, year, description }, place) => ({
      ...{ kind: "training" as const, year, title, where, description, ...verified("professionalTrainings", place) },
    })),
  ];
  const works: Station[] = [
    ...resume.scientificPublications.map(({ title, publisher: where, year, description }) => ({
      ...{ kind: "publication" as const, year, title, where, description },
    })),
    ...resume.conferences.map(({ title, organizer: where, year, description }) => ({
      ...{ kind: "conference" as const, year, title, where, description },
    })),
  ];
  return { stations: newestFirst(stations), works: newestFirst(works) };
}
