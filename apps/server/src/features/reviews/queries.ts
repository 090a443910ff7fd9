import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import { type PageAsked, pageFacts, rowsOf } from "@aufwind/contract/platform/lists";
import type {
  CoachReview,
  CoachReviews,
  ContestedReview,
  FollowedReview,
  OwnReview,
  Review,
  UnratedAppointment,
} from "@aufwind/contract/reviews";
import type { Status } from "@aufwind/rules/appointments/status";
import { asLocale } from "@aufwind/rules/locale";
import {
  type AuthorStyle,
  authorName,
  coachActs,
  nextReviewStatus,
  type ReviewStatus,
  releasedAt,
  whyNotReviewed,
} from "@aufwind/rules/reviews";
import { DAY } from "@aufwind/rules/time/durations";
import { minutesPresent } from "@aufwind/rules/video-calls";
import type { Database, DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { coachAt, reachOf } from "../coaches/queries.ts";
import * as moderationStore from "./moderation-store.ts";
import { factsOf, reviewStatusOf } from "./policy.ts";
import type { FollowedRow, RatingRow, ReviewRow } from "./store.ts";
import * as store from "./store.ts";

/** The ratings of these coaches by id; without a published review there is none. */
export async function ratingOf(db: DbOrTx, coachIds: readonly string[]): Promise<Map<string, Rating>> {
  const rows = coachIds.length > 0 ? await store.findRatings(db, coachIds) : [];
  return new Map(
    rows.flatMap((row) => {
      const rating = presentRating(row);
      return rating ? [[row.coach_id, rating]] : [];
    }),
  );
}

/** How many reviews of a coach are published. */
const countPublished = async (db: DbOrTx, coachId: string): Promise<number> =>
  publishedCount(await store.ratingRowOf(db, coachId).executeTakeFirst());

type ListReviewsParams = PageAsked & { slug: string; viewerId: string | undefined };

/** One page of the published reviews of a coach whom the reader can reach. */
export async function listReviews(database: Database, { slug, viewerId, ...asked }: ListReviewsParams) {
  const coach = await coachAt(database, slug);
  if (!coach || !(await reachOf(database, coach, viewerId))?.is_reached) throw new Problem("notFound");
  const coachId = coach.user_id;
  const [rows, totalCount] = await Promise.all([
    store.findPublished(database, { coachId, sort: asked.sort, ...rowsOf(asked) }),
    countPublished(database, coachId),
  ]);
  return { items: rows.map(presentReview), ...pageFacts({ ...asked, totalCount }) };
}

/** A row, or its JSON, which has no dates. */
type Written<Row> = { [Key in keyof Row]: Row[Key] | (Row[Key] extends Date | null ? string : never) };

/** Mean, number and distribution of a coach's published reviews of paid appointments. */
type Rating = NonNullable<PublicCoach["rating"]>;

/** Undefined if there are none. The mean has two decimals, rounded half up. */
export function presentRating(row: RatingRow): Rating | undefined {
  const distribution = { 1: row.stars_1, 2: row.stars_2, 3: row.stars_3, 4: row.stars_4, 5: row.stars_5 };
  const given = Object.entries(distribution);
  const count = given.reduce((sum, [, times]) => sum + times, 0);
  if (count === 0) return undefined;
  const stars = given.reduce((sum, [worth, times]) => sum + Number(worth) * times, 0);
  return { score: Math.round((stars * 100) / count) / 100, count, distribution };
}

/** How many are published, including those after a discovery. */
export const publishedCount = (row: RatingRow | null | undefined): number =>
  row ? row.stars_1 + row.stars_2 + row.stars_3 + row.stars_4 + row.stars_5 + row.discoveries : 0;

export const presentReview = (row: Written<ReviewRow>): Review => ({
  reviewId: row.id,
  stars: row.stars,
  text: row.body,
  locale: asLocale(row.locale),
  author: row.author_name || null,
  writtenAt: new Date(row.written_at).toISOString(),
  isAfterDiscovery: row.is_discovery,
  answer:
    row.answer && row.answered_at ? { text: row.answer, answeredAt: new Date(row.answered_at).toISOString() } : null,
});

export function presentFollowed(row: FollowedRow): FollowedReview {
  const { contested_at, contest_reason, decided_at, decision_reason } = row;
  const status = reviewStatusOf(row);
  const publishesAt = status === "waiting" ? new Date(releasedAt(row.written_at.getTime())) : null;
  return {
    ...presentReview(row),
    status,
    publishesAt: publishesAt?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    contest:
      contested_at && contest_reason ? { reason: contest_reason, contestedAt: contested_at.toISOString() } : null,
    decision: decided_at && { reason: decision_reason, decidedAt: decided_at.toISOString() },
  };
}

/** A coach sees the same name as everybody, and no other. */
export const presentForCoach = (row: FollowedRow, now: Date): CoachReview => ({
  ...presentFollowed(row),
  can: coachActs(factsOf(row), now.getTime()),
});

type OwnPage = PageAsked & { coachId: string; status: ReviewStatus; now: Date };

/** One page of a coach's own reviews, with the number of each kind. */
export async function listOwnReviews(database: Database, asked: OwnPage): Promise<CoachReviews> {
  const { coachId, status, sort, now } = asked;
  const [rows, unpublished, published, ratings] = await Promise.all([
    moderationStore.findByStatus(database, { coachId, status, sort, ...rowsOf(asked) }),
    moderationStore.countUnpublished(database, coachId),
    countPublished(database, coachId),
    ratingOf(database, [coachId]),
  ]);
  const rating = ratings.get(coachId) ?? null;
  const counts = { ...unpublished, published };
  return {
    items: rows.map((row) => presentForCoach(row, now)),
    ...pageFacts({ ...asked, totalCount: counts[status] }),
    counts,
    rating,
  };
}

/** A review as the team needs it for a decision. */
export async function contestedReviewFor({ database, clock }: Platform, id: string): Promise<ContestedReview> {
  const row = await moderationStore.findContested(database, id);
  if (!row) throw new Problem("notFound");
  const { starts_at, ends_at, appointment_id } = row;
  const may = (act: "publish" | "remove") => nextReviewStatus(factsOf(row), act, clock.now().getTime()) !== undefined;
  return {
    ...presentFollowed(row),
    coach: { id: row.coach_id, name: row.coach_name },
    client: row.client_id ? { id: row.client_id, name: row.client_name ?? "" } : null,
    appointment:
      appointment_id && starts_at && ends_at
        ? {
            id: appointment_id,
            startsAt: starts_at.toISOString(),
            endsAt: ends_at.toISOString(),
            status: row.status as Status,
            areBothPresent: row.both_present ?? false,
            coachMinutes: minutesPresent(row.coach_visits, { startsAt: starts_at, endsAt: ends_at }),
            clientMinutes: minutesPresent(row.client_visits, { startsAt: starts_at, endsAt: ends_at }),
          }
        : null,
    can: { publish: may("publish"), remove: may("remove") },
  };
}

type ToApproveParams = { coachId: string; now: Date; most: number };

/** Those that wait for the coach; the oldest first, since their time runs out first. */
export async function reviewsToApprove(db: DbOrTx, { coachId, now, most }: ToApproveParams): Promise<CoachReview[]> {
  const wanted = { coachId, status: "waiting", sort: "asc", limit: most, offset: 0 } as const;
  return (await moderationStore.findByStatus(db, wanted)).map((row) => presentForCoach(row, now));
}

/** A client's review of an own appointment, or whether it can be written. */
export async function readOwnReview(database: Database, own: Own): Promise<OwnReview> {
  const [rated, review] = await Promise.all([
    store.findRated(database, own),
    store.findOfAppointment(database, own.appointmentId),
  ]);
  if (!rated) throw new Problem("notFound");
  return {
    appointment: {
      id: rated.id,
      coachName: rated.coach_name,
      coachSlug: rated.slug,
      consultation: rated.consultation,
      scheduledAt: rated.starts_at.toISOString(),
      scheduledStatus: rated.status,
    },
    names: { initial: namedBy(rated, "initial") || null, firstName: namedBy(rated, "firstName") || null, none: null },
    review: review ? presentFollowed(review) : null,
    whyNot: whyNotNow(rated, review) ?? null,
  };
}

/** Older ones are not offered. */
const BROUGHT_UP_DAYS = 60;

export async function listUnrated({ database, clock }: Platform, clientId: string): Promise<UnratedAppointment[]> {
  const endedSince = new Date(clock.now().getTime() - BROUGHT_UP_DAYS * DAY);
  const rows = await store.findUnrated(database, { clientId, endedSince });
  return rows.map(({ id, coach_name, consultation, starts_at }) => ({
    id,
    coachName: coach_name,
    consultation,
    scheduledAt: starts_at.toISOString(),
  }));
}

export type Own = { appointmentId: string; clientId: string };

export const namedBy = ({ first_name, last_name }: store.RatedRow, style: AuthorStyle) =>
  authorName(style, { firstName: first_name, lastName: last_name });

export const whyNotNow = ({ status, both_present, is_coach_here }: store.RatedRow, review: FollowedRow | undefined) =>
  whyNotReviewed({
    status,
    areBothPresent: both_present,
    isReviewed: review !== undefined,
    isCoachHere: is_coach_here,
  });
