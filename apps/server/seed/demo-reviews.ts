import { DAY } from "@aufwind/rules/time/durations";
import { writeReview } from "../src/features/reviews/commands.ts";
import { answerReview, approveReview, contestReview } from "../src/features/reviews/moderation.ts";
import type { Platform } from "../src/platform/platform.ts";
import { type People, quietAt } from "./appointments/perform.ts";
import { EARLIER_REVIEWS } from "./reviews/earlier-reviews.ts";
import { REVIEWS, type ReviewFixture } from "./reviews/fixtures.ts";

/** Reviews of the demo's clients and what the coaches do with them, each at its time. */
export async function seedToldReviews(platform: Platform, people: People): Promise<void> {
  for (const told of [...EARLIER_REVIEWS, ...REVIEWS]) await seedTold(platform, { told, people });
}

async function seedTold(platform: Platform, { told, people }: { told: ReviewFixture; people: People }): Promise<void> {
  const [client, coach] = [people.get(told.client), people.get(told.coach)];
  if (!client || !coach) throw new Error(`the demo has nobody called ${told.client} or ${told.coach}`);
  const at = (daysAgo: number) => quietAt(platform, platform.clock.now().getTime() - daysAgo * DAY);
  const written = at(told.writtenDaysAgo);
  const met = await completedOf(written, { clientId: client.id, coachId: coach.id });
  const appointmentId = met[told.place]?.id;
  // Without a card provider the demo has fewer appointments.
  if (!appointmentId) return;
  const { stars, text, author, contested } = told;
  const given = { appointmentId, clientId: client.id, stars, text, author, locale: client.locale };
  const { reviewId: id } = await writeReview(written, given);
  const own = { id, coachId: coach.id };
  if (contested) await contestReview(at(told.writtenDaysAgo - 1), { ...own, reason: contested });
  if (told.isApproved) await approveReview(at(told.writtenDaysAgo - 2), own);
  if (told.answer) await answerReview(at(told.writtenDaysAgo - 3), { ...own, text: told.answer });
}

type Pair = { clientId: string; coachId: string };

/** The past appointments of a pair at this platform's time, oldest first. */
export const completedOf = ({ database, clock }: Platform, { clientId, coachId }: Pair) =>
  database
    .selectFrom("appointments")
    .select(["id", "ends_at"])
    .where("client_id", "=", clientId)
    .where("coach_id", "=", coachId)
    .where("status", "=", "Completed")
    .where("ends_at", "<", clock.now())
    .orderBy("starts_at")
    .execute();
