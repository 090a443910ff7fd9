import type { FollowedReview } from "@aufwind/contract/reviews";
import type { Locale } from "@aufwind/rules/locale";
import type { AuthorStyle } from "@aufwind/rules/reviews";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { expectActive } from "../accounts/queries.ts";
import { lockOwn, lockPeople } from "../appointments/store.ts";
import { notifyReview } from "./notifications.ts";
import { namedBy, type Own, presentFollowed, whyNotNow } from "./queries.ts";
import * as store from "./store.ts";

type WriteReviewParams = Own & { stars: number; text: string; author: AuthorStyle; locale: Locale };

/** Stores a client's review of an appointment that took place, and notifies the coach. */
export const writeReview = (platform: Platform, given: WriteReviewParams): Promise<FollowedReview> =>
  transact(platform.database, async (tx) => {
    const { appointmentId, clientId, stars, text, author, locale } = given;
    const appointment = await lockOwn(tx, { id: appointmentId, userId: clientId });
    if (!appointment) throw new Problem("notFound");
    await lockPeople(tx, appointment);
    await expectActive(tx, clientId);
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
    await notifyReview(tx, platform, { reviewId: review.id, kinds: ["written"] });
    return presentFollowed(review);
  });
