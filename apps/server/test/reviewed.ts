import type { CoachReview, FollowedReview } from "@aufwind/contract/reviews";
import { appointmentRow } from "./appointment-rows.ts";
import { openCoach } from "./booked.ts";
import { type Person, person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

export type ReviewedPair = { coach: Person & { slug: string }; client: Person; appointmentId: string };

/** Friday, 13 November 2026, ten o'clock in Berlin. */
const MET = "2026-11-13T09:00:00.000Z";

/** A client and a coach who have met. */
export async function metPair(
  server: TestServer,
  { coach }: { coach?: ReviewedPair["coach"] } = {},
): Promise<ReviewedPair> {
  const met = coach ?? (await openCoach(server));
  const client = await person(server);
  const pair = { coachId: met.userId, clientId: client.userId };
  const appointmentId = await appointmentRow(server, { ...pair, startsAt: MET, status: "Completed" });
  return { coach: met, client, appointmentId };
}

/** The body of a review. */
export const reviewText = (appointmentId: string, over: Record<string, unknown> = {}) => ({
  appointmentId,
  stars: 4,
  text: "Klare Fragen, gutes Tempo.",
  author: "initial",
  ...over,
});

/** Writes a review of the pair's appointment. */
export async function writtenBy({ client, appointmentId }: ReviewedPair, over: Record<string, unknown> = {}) {
  const response = await client.browser.send("POST", "/api/reviews", reviewText(appointmentId, over));
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as FollowedReview;
}

type Own = { items: CoachReview[]; counts: Record<CoachReview["status"], number>; rating: { count: number } | null };

/** A coach's own list of one status. */
export const reviewsOfCoach = async ({ browser }: Person, status = "waiting"): Promise<Own> =>
  (await (await browser.get(`/api/coaches/reviews/0/10/desc?status=${status}`)).json()) as Own;
