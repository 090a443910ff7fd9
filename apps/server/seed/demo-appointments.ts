import { addPerson } from "../src/features/accounts/commands.ts";
import { refreshSearch } from "../src/features/search/rows/commands.ts";
import { transact } from "../src/platform/database/database.ts";
import type { Platform } from "../src/platform/platform.ts";
import { DEMO_CLIENTS } from "./appointments/clients.ts";
import { type People, perform, quietAt } from "./appointments/perform.ts";
import { STORY } from "./appointments/story.ts";
import { DEMO_COACHES } from "./coaches/coaches.ts";
import { seedConversations } from "./demo-conversations.ts";
import { hasSandbox, seedCard, seedPayoutAccount } from "./demo-money.ts";
import { seedNotes } from "./demo-notes.ts";
import { seedToldReviews } from "./demo-reviews.ts";
import { DEMO_PEOPLE } from "./people.ts";

type UserIds = Map<string, string>;

const DAY = 86_400_000;
/** Since when the clients are there. */
const SINCE = 100 * DAY;
/** Who has connected the payment platform; the others still have it before them. */
const CONNECTED = "jonas@example.org";
const nameOf = (email: string) => email.split("@")[0] ?? "";

/** Clients with cards, and their appointments before and after today: booked and acted on as everybody does it. */
export async function seedAppointments(platform: Platform, known: UserIds): Promise<void> {
  const now = platform.clock.now();
  const before = quietAt(platform, now.getTime() - SINCE);
  const userIds = new Map([...known, ...(await seedMoreClients(before, known))]);
  const isPaid = hasSandbox(platform);
  if (isPaid) await seedCards(before, userIds);
  const story = isPaid ? STORY : STORY.filter(({ consultation }) => consultation === "discovery");
  const people = peopleOf(userIds);
  await perform(platform, story, people);
  await seedToldReviews(platform, people);
  await seedNotes(platform, people);
  await seedConversations(platform, people);
  await platform.database
    .updateTable("notifications")
    .set({ status: "Read", changed_at: now })
    .where("created_at", "<", new Date(now.getTime() - 2 * DAY))
    .execute();
  // Whoever was booked has other free times now.
  await refreshSearch({ ...platform, now });
}

const peopleOf = (userIds: UserIds): People =>
  new Map(
    [...DEMO_PEOPLE, ...DEMO_COACHES, ...DEMO_CLIENTS].map(({ email, locale }) => [
      nameOf(email),
      { id: userIds.get(email) ?? "", locale },
    ]),
  );

/** They have the password of the others, and all clients were there before their appointments. */
async function seedMoreClients(platform: Platform, known: UserIds): Promise<UserIds> {
  const since = platform.clock.now();
  return transact(platform.database, async (tx) => {
    const [lena] = await tx
      .updateTable("users")
      .set({ created_at: since, confirmed_at: since, terms_accepted_at: since, adult_confirmed_at: since })
      .where("id", "in", [...known.values()])
      .where("kind", "=", "client")
      .returning("password_hash")
      .execute();
    const added: UserIds = new Map();
    for (const { hasCard: _, ...client } of DEMO_CLIENTS) {
      const kept = { kind: "client" as const, password_hash: lena?.password_hash ?? null, confirmed_at: since };
      added.set(client.email, (await addPerson(tx, platform, { ...client, ...kept })).id);
    }
    return added;
  });
}

async function seedCards(platform: Platform, userIds: UserIds) {
  const clients = [
    ...DEMO_PEOPLE.filter(({ kind }) => kind === "client"),
    ...DEMO_CLIENTS.filter(({ hasCard }) => hasCard),
  ];
  for (const [place, { email }] of clients.entries())
    await seedCard(platform, { userId: userIds.get(email) ?? "", place });
  await seedPayoutAccount(platform, userIds.get(CONNECTED) ?? "");
}
