import type { Picture, PublicCoach } from "@aufwind/contract/coach-profiles";
import type { AppointmentSetting } from "@aufwind/contract/consultations";
import type { Schedule } from "@aufwind/contract/schedules";
import { areaName } from "@aufwind/rules/areas";
import { type Wish, wishShare } from "@aufwind/rules/coach-profiles";
import { coachName, type Title } from "@aufwind/rules/coaches";
import { namedLanguages } from "@aufwind/rules/languages";
import {
  choicesOf,
  LOW_EXTENDED_FEES,
  LOW_FEES,
  languageMask,
  topicMask,
  traitsOf,
} from "@aufwind/rules/search/index-terms";
import { baseRankOf, freePoints, rankChangesAt } from "@aufwind/rules/search/rank";
import { typedWords, variants } from "@aufwind/rules/search/text-analysis";
import { MINUTE } from "@aufwind/rules/time/durations";
import { paidBookingsOf } from "../businesses/queries.ts";
import { presentTimes, SHOWN_TIMES } from "./free-times.ts";
import type { FreeTimesRow, SearchRow, Source } from "./search-index-store.ts";

type Making = {
  source: Source;
  consultations: AppointmentSetting[];
  /** Undefined before the first review. */
  rating: PublicCoach["rating"] | undefined;
  picture: Picture | null;
  hasBanner: boolean;
  /** When the last verified entry of the resume lapses, in epoch milliseconds; undefined if none is verified. */
  verifiedUntil: number | undefined;
  hasPackages: boolean;
  schedule: Schedule;
  /** The next few, in epoch milliseconds. */
  freeStarts: readonly number[];
  now: Date;
};

const HOUR = 60 * MINUTE;
/** If little is free, a further day may open with time. */
const LOOK_AGAIN = 6 * HOUR;

const languageNames = { de: namedLanguages("de"), en: namedLanguages("en") };
const nameOf = (code: string, locale: "de" | "en") =>
  languageNames[locale].find((language) => language.code === code)?.name ?? "";

/** A coach's search row; undefined without a paid consultation. */
export function toRow(making: Making): SearchRow | undefined {
  const { source, consultations, now } = making;
  const paid = consultations.filter(({ grossPriceCents }) => grossPriceCents > 0);
  const from = paid.toSorted((one, other) => one.grossPriceCents - other.grossPriceCents).at(0);
  if (!from || !source.first_public_at) return undefined;
  const extended = paid.find(({ type }) => type === "extended");
  const rated = starsOf(making.rating);
  const isVerified = making.verifiedUntil !== undefined;
  const { hasPackages } = making;
  const traits = { gender: source.gender_identity, hasExtended: extended !== undefined, isVerified, hasPackages };
  const { areas, languages } = source;
  return {
    coach_id: source.user_id,
    names: namesOf(source),
    choices: [
      ...choicesOf({ areas, languages, rating: rated.mean, ...traits }),
      ...LOW_FEES.of(from.grossPriceCents),
      ...(extended ? LOW_EXTENDED_FEES.of(extended.grossPriceCents) : []),
    ],
    ...textsOf(source),
    areas: String(topicMask(areas)),
    languages: String(languageMask(languages)),
    traits: traitsOf(traits),
    fee_cents: from.grossPriceCents,
    extended_cents: extended?.grossPriceCents ?? null,
    rating: rated.mean,
    base_rank: baseRankOf({ ...rated, completeness: wishShare(wishesOf(making)) }),
    rank:
      baseRankOf({ ...rated, completeness: wishShare(wishesOf(making)) }) + freePoints(firstOf(making), now.getTime()),
    next_free_at: writtenFree(firstOf(making)),
    public_since: source.first_public_at,
    card: cardOf(making, { from, extended, rated }),
    due_at: new Date(dueAt(making)),
  };
}

type Offers = {
  from: AppointmentSetting;
  extended: AppointmentSetting | undefined;
  rated: ReturnType<typeof starsOf>;
};

const offerOf = ({ type, durationMinutes, grossPriceCents }: AppointmentSetting) => ({
  type,
  durationMinutes,
  grossPriceCents,
});

function cardOf(
  { source, picture, verifiedUntil, hasPackages, freeStarts, now }: Making,
  { from, extended, rated }: Offers,
): SearchRow["card"] {
  const title = source.title as Title;
  return {
    coachId: source.user_id,
    slug: source.slug,
    name: coachName({ title, firstName: source.first_name, lastName: source.last_name }),
    title,
    tagLine: { de: source.tag_line_de, en: source.tag_line_en },
    areasOfIntervention: source.areas,
    spokenLanguages: source.languages,
    profilePicture: picture,
    rating: rated.reviews > 0 ? { score: rated.mean / 100, count: rated.reviews } : null,
    from: offerOf(from),
    extended: extended ? offerOf(extended) : null,
    ...presentTimes(freeStarts),
    isVerified: verifiedUntil !== undefined,
    hasPackages,
    takesPaidBookings: paidBookingsOf(source.trader, now).isOpen,
    publicSince: (source.first_public_at ?? now).toISOString(),
  };
}

/** The names in every spelling in which somebody may search them. */
const namesOf = ({ first_name, last_name }: Source) =>
  typedWords(`${first_name} ${last_name}`)
    .flatMap(({ typed }) => variants(typed))
    .map((name) => `n:${name}`);

/** Sum and number of the stars, and their mean in hundredths; 0 before the first. */
function starsOf(rating: Making["rating"]) {
  const given = Object.entries(rating?.distribution ?? {});
  return {
    stars: given.reduce((sum, [worth, times]) => sum + Number(worth) * times, 0),
    reviews: rating?.count ?? 0,
    mean: Math.round((rating?.score ?? 0) * 100),
  };
}

const firstOf = ({ freeStarts }: Pick<Making, "freeStarts">) => freeStarts[0] ?? null;

const writtenFree = (nextFreeAt: number | null) =>
  nextFreeAt === null ? "infinity" : new Date(nextFreeAt).toISOString();

type Moving = Pick<Making, "schedule" | "freeStarts" | "verifiedUntil" | "now">;

/** The part of a row that time alone changes. */
export const toFreeTimesRow = ({ coachId, ...moving }: Moving & { coachId: string }): FreeTimesRow => ({
  coach_id: coachId,
  next_free_at: writtenFree(firstOf(moving)),
  free_points: freePoints(firstOf(moving), moving.now.getTime()),
  times: presentTimes(moving.freeStarts),
  due_at: new Date(dueAt(moving)),
});

/** Short texts weigh more than long ones. */
function textsOf(source: Source) {
  const texts = (locale: "de" | "en") => {
    const about = source.enable_bio
      ? [source[`about_me_${locale}`], source[`description_${locale}`], source[`certifications_${locale}`]]
      : [];
    return [source[`sales_pitch_${locale}`], ...about, source.city ?? ""].join("\n");
  };
  const keys = (locale: "de" | "en") =>
    [
      source[`tag_line_${locale}`],
      ...source.areas.map((area) => areaName(area, locale)),
      ...source.languages.map((code) => nameOf(code, locale)),
    ].join("\n");
  return { keys_de: keys("de"), keys_en: keys("en"), texts_de: texts("de"), texts_en: texts("en") };
}

/** What improves a profile visibly. */
function wishesOf({ source, hasBanner }: Making): Record<Wish, boolean> {
  const isInBoth = (["sales_pitch", "about_me"] as const).every((text) => source[`${text}_de`] && source[`${text}_en`]);
  const isCertified = Boolean(source.certifications_de || source.certifications_en);
  return {
    tagLine: Boolean(source.tag_line_de || source.tag_line_en),
    bothLanguages: isInBoth,
    certifications: source.enable_bio && isCertified,
    resume: Boolean(source.has_resume),
    banner: hasBanner,
    aboutVideo: source.enable_bio && Boolean(source.about_video_url),
    socialNetworks: Object.keys(source.social_networks as object).length > 0,
  };
}

/**
 * When the next free time becomes too close to be booked, or so close that the rank changes, or a day may open, or the
 * last verified entry lapses.
 */
function dueAt({ schedule, freeStarts, verifiedUntil = Number.POSITIVE_INFINITY, now }: Moving): number {
  const [first] = freeStarts;
  const again = freeStarts.length < SHOWN_TIMES ? now.getTime() + LOOK_AGAIN : Number.POSITIVE_INFINITY;
  if (first === undefined) return Math.min(again, verifiedUntil);
  const taken = first - schedule.settings.noticeMinutes * MINUTE + 1;
  return Math.min(again, taken, verifiedUntil, rankChangesAt(first, now.getTime()) ?? taken);
}
