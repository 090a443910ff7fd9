import { DAY } from "@aufwind/rules/time/durations";
import { addPerson } from "../src/features/accounts/commands.ts";
import { saveBilling } from "../src/features/billing/commands.ts";
import { upsertClient } from "../src/features/clients/store.ts";
import { upsertExisting } from "../src/features/coach-clients/store.ts";
import { creditWelcome, friendsOf, recordInviter } from "../src/features/friends/commands.ts";
import { saveTaxDetails } from "../src/features/tax-reports/commands.ts";
import { type Tx, transact } from "../src/platform/database/database.ts";
import type { Platform } from "../src/platform/platform.ts";
import { DEMO_CLIENTS, type DemoClient } from "./appointments/clients.ts";
import { quietAt } from "./appointments/perform.ts";
import { STORY } from "./appointments/story.ts";
import { seedCard, seedPayoutAccount } from "./demo-money.ts";
import { DEMO_PEOPLE } from "./people.ts";

export type UserIds = Map<string, string>;

export const nameOf = (email: string) => email.split("@")[0] ?? "";
const emailOf = (name: string) => `${name}@example.org`;
const LISTED = DEMO_PEOPLE.filter(({ kind }) => kind === "client");

/** When a client registered: two days before the first booking. */
function sinceOf(platform: Platform, email: string): Platform {
  const own = STORY.filter(({ client }) => client === nameOf(email));
  const daysAgo = 2 + Math.max(...own.map(({ bookedDaysAgo }) => bookedDaysAgo));
  return quietAt(platform, platform.clock.now().getTime() - daysAgo * DAY);
}

/** All clients with appointments; same password as the others. Returns the ids of all people by address. */
export async function seedStoryClients(platform: Platform, known: UserIds): Promise<UserIds> {
  const userIds = new Map(known);
  const password_hash = await settleIn(platform, known);
  const codes = await codesOf(platform, known);
  await transact(platform.database, async (tx) => {
    for (const client of DEMO_CLIENTS) {
      const { email, firstName, lastName, locale } = client;
      const then = sinceOf(platform, email);
      const person = { kind: "client" as const, email, firstName, lastName, locale, password_hash };
      const { id } = await addPerson(tx, then, { ...person, confirmed_at: then.clock.now() });
      userIds.set(email, id);
      if (Object.keys(client.said).length > 0) await upsertClient(tx, id, client.said);
      await bring(tx, then, { client, id, codes, known });
    }
  });
  return userIds;
}

/** Those of the login page registered before their appointments, too. */
async function settleIn(platform: Platform, known: UserIds): Promise<string | null> {
  let password: string | null = null;
  for (const { email } of LISTED) {
    const since = sinceOf(platform, email).clock.now();
    const { password_hash } = await platform.database
      .updateTable("users")
      .set({ created_at: since, confirmed_at: since, terms_accepted_at: since, adult_confirmed_at: since })
      .where("id", "=", known.get(email) ?? "")
      .returning("password_hash")
      .executeTakeFirstOrThrow();
    password = password_hash;
  }
  return password;
}

/** Invitation codes of those who invite friends, by name. */
async function codesOf(platform: Platform, known: UserIds): Promise<Map<string, string>> {
  const codes = new Map<string, string>();
  for (const name of new Set(DEMO_CLIENTS.flatMap(({ friendOf }) => friendOf ?? []))) {
    const inviter = { clientId: known.get(emailOf(name)) ?? "", locale: "de" as const };
    codes.set(name, (await friendsOf(sinceOf(platform, emailOf(name)), inviter)).code);
  }
  return codes;
}

type Bringing = { client: DemoClient; id: string; codes: Map<string, string>; known: UserIds };

/** The inviter of a client. */
async function bring(tx: Tx, then: Platform, { client: { friendOf, ownOf }, id, codes, known }: Bringing) {
  if (friendOf) {
    await recordInviter(tx, then, { friendId: id, typed: codes.get(friendOf) ?? "" });
    await creditWelcome(tx, then, id);
  }
  const coachId = ownOf && known.get(emailOf(ownOf));
  if (coachId) await upsertExisting(tx, { coachId, clientId: id, now: then.clock.now() });
}

/** Who has connected the payment platform; the others have not yet. */
const CONNECTED = ["jonas", "amelia", "hannah.lindqvist"];

/** Who has given the details of the tax report; the others are asked for them. */
const TAX_DETAILS = {
  jonas: { tin: "86095742719", birthDate: "1984-05-12", accountHolder: "Jonas Petersen" },
  "hannah.lindqvist": { tin: "47036892816", birthDate: "1979-11-03", accountHolder: "Hannah Lindqvist" },
};
const PERSON = {
  ...({ legalForm: "individual", tinCountry: "DE", hasNoTin: false } as const),
  ...{ birthCity: "", birthCountry: "", registerNumber: "", establishments: [] },
};

/** Where a client's invoices go. */
const LENA_BILLING: Parameters<typeof saveBilling>[2] = {
  name: "Lena Brandt",
  email: "lena@example.org",
  phone: "",
  address: "Bergmannstraße 61",
  postalCode: "10961",
  city: "Berlin",
  country: "DE",
  taxType: "",
  taxNumber: "",
};

/** Cards and invoice addresses of clients and accounts of coaches, from before the first payment. */
export async function seedMoneyMeans(platform: Platform, userIds: UserIds): Promise<void> {
  const clients = [...LISTED, ...DEMO_CLIENTS.filter(({ hasCard }) => hasCard)].entries();
  const work = async () => {
    for (const [place, { email }] of clients)
      await seedCard(sinceOf(platform, email), { userId: userIds.get(email) ?? "", place });
  };
  // A worker takes the next one when it is free.
  await Promise.all(Array.from({ length: 4 }, work));
  const { email } = LENA_BILLING;
  await saveBilling(sinceOf(platform, email), userIds.get(email) ?? "", LENA_BILLING);
  const first = quietAt(platform, platform.clock.now().getTime() - STORY_DAYS * DAY);
  for (const name of CONNECTED) await seedPayoutAccount(first, userIds.get(emailOf(name)) ?? "");
  for (const [name, given] of Object.entries(TAX_DETAILS))
    await saveTaxDetails(first, userIds.get(emailOf(name)) ?? "", { ...PERSON, ...given });
}

const STORY_DAYS = Math.ceil(Math.max(...STORY.map(({ bookedDaysAgo }) => bookedDaysAgo)));
