import { DAY } from "@aufwind/rules/time/durations";
import { addBookmark } from "../src/features/bookmarks/commands.ts";
import { saveProfile } from "../src/features/clients/client-profile.ts";
import { saveCoach, saveReferral, saveTopics } from "../src/features/clients/commands.ts";
import { refreshSearch } from "../src/features/search/search-index.ts";
import type { Platform } from "../src/platform/platform.ts";
import { DEMO_COACHES } from "./coaches/coaches.ts";
import { daysHere, reviewsOf } from "./reviews/plan.ts";

type UserIds = Map<string, string>;

const LENA = "lena@example.org";
const BOOKMARKED = ["matthias.hoffmann@example.org", "harjit.gill@example.org", "hannah.lindqvist@example.org"];

/** What clients leave: reviews over one and a half years, and one client's wishes and bookmarks. */
export async function seedClients(platform: Platform, userIds: UserIds): Promise<void> {
  for (const [place, { email }] of DEMO_COACHES.entries())
    await seedReviews(platform, { coachId: userIds.get(email) ?? "", place });
  // Only coaches in the search index can be bookmarked.
  await refreshSearch({ ...platform, now: platform.clock.now() });
  await seedLena(platform, userIds);
}

type Seeding = { coachId: string; place: number };

async function seedReviews({ database, clock }: Platform, { coachId, place }: Seeding) {
  const coach = DEMO_COACHES[place];
  const planned = coach ? reviewsOf(coach, place) : [];
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY);
  const since = ago(coach ? daysHere(coach, place) : 0);
  await database
    .updateTable("coaches")
    .set({ first_public_at: since, created_at: since })
    .where("user_id", "=", coachId)
    .where("is_public", "=", true)
    .execute();
  if (planned.length === 0) return;
  const rows = planned.map(({ stars, body, locale, author, daysAgo, answer }) => ({
    coach_id: coachId,
    stars,
    body,
    locale,
    author_name: author,
    written_at: ago(daysAgo),
    published_at: ago(daysAgo - 2),
    answer,
    answered_at: answer ? ago(daysAgo - 4) : null,
  }));
  await database.insertInto("reviews").values(rows).execute();
}

/** A client in the middle of her search. */
async function seedLena(platform: Platform, userIds: UserIds) {
  const clientId = userIds.get(LENA) ?? "";
  const areas = ["burnout", "stress", "sleep"];
  await saveTopics(platform, clientId, { preferredCoachingAreas: areas, locale: "de" });
  await saveCoach(platform, clientId, {
    preferredSpokenLanguages: ["de", "en"],
    preferredCoachMinFee: 60,
    preferredCoachMaxFee: 150,
    preferredCoachGender: null,
  });
  await saveProfile(platform, clientId, {
    preferredPronoun: "she",
    preferredGenderIdentity: "female",
    experienceLevel: "advanced",
    qualification: "master",
  });
  await saveReferral(platform, clientId, { referralSource: "friend" });
  for (const email of BOOKMARKED) await addBookmark(platform, { clientId, coachId: userIds.get(email) ?? "" });
}
