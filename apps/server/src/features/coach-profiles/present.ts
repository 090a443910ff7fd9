import type { Completeness, OwnProfile, Picture, PublicCoach } from "@aufwind/contract/coach-profiles";
import type { AppointmentSetting } from "@aufwind/contract/consultations";
import type { StoredResume } from "@aufwind/contract/resumes";
import type { Review } from "@aufwind/contract/reviews";
import type { StoredFile } from "@aufwind/contract/storage";
import { coachName } from "@aufwind/rules/coaches";
import { DISCOVERY, hourlyNetCents } from "@aufwind/rules/consultations";
import { isListed, isReachable, presentSections } from "../coaches/queries.ts";
import type { CoachRow } from "../coaches/store.ts";
import { nextFreeStart, type OpenSchedule } from "../schedules/queries.ts";
import type { Pictures } from "../storage/commands.ts";
import { hasEntries, type Practice } from "./policy.ts";

type PresentNameParams = { first_name: string; last_name: string };

function presentName({ first_name: firstName, last_name: lastName }: PresentNameParams, coach: CoachRow | undefined) {
  const { title } = presentSections(coach);
  return { firstName, lastName, name: coachName({ title, firstName, lastName }) };
}

const presentPicture = (picture: Pictures["profile"]): Picture | null =>
  picture ? { urls: picture.urls, width: picture.width, height: picture.height } : null;

/** The widest one, for consumers of a single address. */
const addressOf = (picture: Pictures["profile"]): string | null => picture?.urls[picture.width] ?? null;

const presentPictures = ({ profile, banner }: Pictures) => ({
  profilePictureUrl: addressOf(profile),
  bannerImageUrl: addressOf(banner),
  profilePicture: presentPicture(profile),
  bannerImage: presentPicture(banner),
});

type Rating = NonNullable<PublicCoach["rating"]>;

export function presentOwn(practice: Practice, completeness: Completeness): OwnProfile {
  const { user, coach, pictures, schedule, consultations, rating } = practice;
  const standard = consultations.find(({ type }) => type === "standard");
  return {
    coachId: user.id,
    slug: coach?.slug ?? "",
    ...presentName(user, coach),
    ...presentSections(coach),
    ...presentPictures(pictures),
    timeZone: schedule.timeZone,
    workingSlots: schedule.workingSlots,
    scheduleExceptions: schedule.scheduleExceptions,
    appointmentSettings: consultations,
    hourlyFeeCents: standard ? hourlyNetCents(standard.netPriceCents, standard.durationMinutes) : null,
    ratingScore: rating?.score ?? null,
    isProfilePublic: coach?.is_public ?? false,
    allowInSearchingAndListing: coach?.allow_in_listing ?? true,
    ownClientsOnly: coach?.own_clients_only ?? false,
    knownClientsMayBook: coach?.known_clients_may_book ?? true,
    completeness,
    check: practice.check,
  };
}

type PresentPublicParams = {
  coach: CoachRow & { is_bookable: boolean; is_for_own: boolean };
  provider: PublicCoach["provider"];
  takesPaidBookings: boolean;
  pictures: Pictures;
  documents: StoredFile[];
  verified: PublicCoach["verified"];
  packages: PublicCoach["packages"];
  schedule: OpenSchedule;
  consultations: AppointmentSetting[];
  resume: StoredResume;
  rating: Rating | undefined;
  reviews: Review[];
  reviewCount: number;
  bookmarked: boolean | undefined;
  now: Date;
};

const NOTHING = { de: "", en: "" };
/** What a profile with a hidden about part leaves out. */
const WITHOUT_ABOUT = { aboutMe: NOTHING, description: NOTHING, certifications: NOTHING, aboutVideoUrl: null };

export function presentPublic(shown: PresentPublicParams): PublicCoach {
  const { coach, provider, pictures, documents, schedule, consultations, resume, bookmarked, now } = shown;
  const { enableBIO, ...sections } = presentSections(coach);
  const { id: _id, CoachId: _coach, fileUrl, ...way } = resume;
  const file = documents.find(({ path }) => path === fileUrl);
  const nextFreeAt = coach.is_bookable ? nextFreeStart(schedule, { ...DISCOVERY, now }) : null;
  return {
    coachId: coach.user_id,
    slug: coach.slug,
    ...presentName(coach, coach),
    ...sections,
    ...(enableBIO ? {} : WITHOUT_ABOUT),
    ...presentPictures(pictures),
    timeZone: schedule.timeZone,
    appointmentSettings: consultations.map(({ netPriceCents: _, ...offered }) => offered),
    resume: hasEntries(resume) ? { ...way, file: file ? { name: file.name, url: file.url } : null } : null,
    documents: documents.map(({ name, size, url }) => ({ name, size, url })),
    packages: shown.packages,
    verified: shown.verified,
    provider,
    rating: shown.rating ?? null,
    reviews: shown.reviews,
    reviewCount: shown.reviewCount,
    nextFreeAt: nextFreeAt === null ? null : new Date(nextFreeAt).toISOString(),
    ...(bookmarked !== undefined && { bookmarked }),
    isFound: isReachable(coach),
    isListed: isListed(coach),
    isBookable: coach.is_bookable,
    isForOwnClients: coach.is_for_own,
    takesPaidBookings: shown.takesPaidBookings,
  };
}
