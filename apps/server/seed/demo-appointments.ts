import type { Platform } from "../src/platform/platform.ts";
import { DEMO_CLIENTS } from "./appointments/clients.ts";
import { type People, perform } from "./appointments/perform.ts";
import { STORY } from "./appointments/story.ts";
import { DEMO_COACHES } from "./coaches/coaches.ts";
import { seedConversations } from "./demo-conversations.ts";
import { hasSandbox } from "./demo-money.ts";
import { seedNotes } from "./demo-notes.ts";
import { seedToldReviews } from "./demo-reviews.ts";
import { seedSeries } from "./demo-series.ts";
import { readOlder, seedShares } from "./demo-shares.ts";
import { nameOf, seedMoneyMeans, seedStoryClients, type UserIds } from "./demo-story-people.ts";
import { seedSupport } from "./demo-support.ts";
import { DEMO_PEOPLE } from "./people.ts";

/** Clients with cards, and their appointments before and after today, through the ordinary commands. */
export async function seedAppointments(platform: Platform, known: UserIds): Promise<void> {
  const userIds = await seedStoryClients(platform, known);
  const isPaid = hasSandbox(platform);
  if (isPaid) await seedMoneyMeans(platform, userIds);
  const story = isPaid ? STORY : STORY.filter(({ consultation }) => consultation === "discovery");
  const people = peopleOf(userIds);
  await perform(platform, story, people);
  if (isPaid) await seedSeries(platform, people);
  // These are independent of each other.
  await Promise.all(
    [seedToldReviews, seedNotes, seedConversations, seedShares, seedSupport].map((seed) => seed(platform, people)),
  );
  await readOlder(platform);
}

const peopleOf = (userIds: UserIds): People =>
  new Map(
    [...DEMO_PEOPLE, ...DEMO_COACHES, ...DEMO_CLIENTS].map(({ email, locale }) => [
      nameOf(email),
      { id: userIds.get(email) ?? "", locale },
    ]),
  );
