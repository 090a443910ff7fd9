import { DAY } from "@aufwind/rules/time/durations";
import { saveNote } from "../src/features/notes/commands.ts";
import { shareDocument } from "../src/features/shares/commands.ts";
import { addDocument } from "../src/features/storage/documents.ts";
import type { Platform } from "../src/platform/platform.ts";
import { DEMO_CLIENTS } from "./appointments/clients.ts";
import { type People, perform, quietAt } from "./appointments/perform.ts";
import { STORY } from "./appointments/story.ts";
import { DEMO_COACHES } from "./coaches/coaches.ts";
import { seedConversations } from "./demo-conversations.ts";
import { hasSandbox } from "./demo-money.ts";
import { NOTES } from "./demo-note-fixtures.ts";
import { completedOf, seedToldReviews } from "./demo-reviews.ts";
import { seedSeries } from "./demo-series.ts";
import { SHEETS } from "./demo-share-fixtures.ts";
import { nameOf, seedMoneyMeans, seedStoryClients, type UserIds } from "./demo-story-people.ts";
import { seedSupport } from "./demo-support.ts";
import { DEMO_PEOPLE } from "./people.ts";
import { smallPdf } from "./small-pdf.ts";
import { byDay } from "./waking-hours.ts";

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

const HALF_AN_HOUR = 30 * 60_000;

/** Session notes, each written after its appointment. */
async function seedNotes(platform: Platform, people: People): Promise<void> {
  for (const { client, coach, place, text } of NOTES) {
    const pair = { clientId: people.get(client)?.id ?? "", coachId: people.get(coach)?.id ?? "" };
    const met = (await completedOf(platform, pair))[place];
    // Without a card provider the demo has fewer appointments.
    if (!met) continue;
    const then = quietAt(platform, met.ends_at.getTime() + HALF_AN_HOUR);
    await saveNote(then, { appointmentId: met.id, coachId: pair.coachId, version: 0, text });
  }
}

/** Older shares count as seen. */
const FRESH = 2 * DAY;

/**
 * Documents that coaches share with their clients, in order of time: whoever is notified of a new one has seen the old.
 */
async function seedShares(platform: Platform, people: People): Promise<void> {
  const now = platform.clock.now().getTime();
  const shared = [];
  for (const { coach, title, lines, to } of SHEETS) {
    const coachId = people.get(coach)?.id ?? "";
    const first = Math.max(...to.map(([, daysAgo]) => daysAgo));
    const made = quietAt(platform, now - (first + 1) * DAY);
    const sheet = { ownerId: coachId, name: `${title}.pdf`, bytes: smallPdf(title, lines) };
    const { id: documentId } = await addDocument(made, sheet);
    for (const [client, daysAgo] of to)
      shared.push({ coachId, clientId: people.get(client)?.id ?? "", documentId, at: byDay(now - daysAgo * DAY, now) });
  }
  for (const { at, ...wanted } of shared.sort((one, other) => one.at - other.at)) {
    if (at > now - FRESH) await readOlder(platform);
    await shareDocument(quietAt(platform, at), wanted);
  }
}

/** Old notifications are read. */
async function readOlder({ database, clock }: Platform): Promise<void> {
  const now = clock.now();
  await database
    .updateTable("notifications")
    .set({ status: "Read", changed_at: now })
    .where("created_at", "<", new Date(now.getTime() - FRESH))
    .execute();
}
