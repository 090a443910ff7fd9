import type { FollowedReview, OwnReview, UnratedAppointment } from "@aufwind/contract/reviews";
import type { Locale } from "@aufwind/rules/locale";
import { type AuthorStyle, authorName, whyNotReviewed } from "@aufwind/rules/reviews";
import { DAY } from "@aufwind/rules/time/durations";
import { type Database, transact } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { holdPeople, lockOwn } from "../../appointments/store.ts";
import { tell } from "../notifications.ts";
import { presentFollowed } from "../present.ts";
import type { FollowedRow } from "../store.ts";
import * as store from "./store.ts";

type Own = { appointmentId: string; clientId: string };

const namedBy = ({ first_name, last_name }: store.RatedRow, style: AuthorStyle) =>
  authorName(style, { firstName: first_name, lastName: last_name });

const whyNotNow = ({ status, both_present, is_coach_here }: store.RatedRow, review: FollowedRow | undefined) =>
  whyNotReviewed({
    status,
    areBothPresent: both_present,
    isReviewed: review !== undefined,
    isCoachHere: is_coach_here,
  });

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

type Given = Own & { stars: number; text: string; author: AuthorStyle; locale: Locale };

/** Stores a client's review of an appointment that took place, and notifies the coach. */
export const writeReview = (platform: Platform, given: Given): Promise<FollowedReview> =>
  transact(platform.database, async (tx) => {
    const { appointmentId, clientId, stars, text, author, locale } = given;
    const appointment = await lockOwn(tx, { id: appointmentId, userId: clientId });
    if (!appointment) throw new Problem("notFound");
    await holdPeople(tx, appointment);
    const rated = await store.findRated(tx, given);
    if (!rated) throw new Problem("notFound");
    const why = whyNotNow(rated, await store.findOfAppointment(tx, appointmentId));
    if (why) throw new Problem(why);
    const review = await store.insertReview(tx, {
      appointment_id: appointmentId,
      coach_id: rated.coach_id,
      client_id: clientId,
      stars,
      body: text,
      locale,
      author_name: namedBy(rated, author),
      written_at: platform.clock.now(),
    });
    if (!review) throw new Problem("alreadyReviewed");
    await tell(tx, platform, { reviewId: review.id, kinds: ["written"] });
    return presentFollowed(review);
  });
