import { randomUUID } from "node:crypto";
import { DAY } from "@aufwind/rules/time/durations";
import { type Database, openDatabase } from "@aufwind/server/platform/database/database";
import { createLog } from "@aufwind/server/platform/log/log";
import { hashOf, newToken } from "@aufwind/server/platform/session/token";
import { listedCoach } from "@aufwind/server/test/listed-coach";

/** A signed-in person. */
export type SignedInUser = { id: string; cookie: string };

/** Open day and night, so that there is a free slot for every round. */
const ALWAYS = "{[0,10080)}";

/** Coaches who are always open, and clients with a card who know them all; all signed in. */
export async function makeCoachesAndClients(url: string, count: { coaches: number; clients: number }) {
  const { database } = openDatabase({ url, pool: 4 }, createLog("warn"));
  const [coaches, clients]: [SignedInUser[], SignedInUser[]] = [[], []];
  for (let n = 0; n < count.coaches; n++) coaches.push(await newCoach(database));
  for (let n = 0; n < count.clients; n++) clients.push(await newClient(database, coaches));
  await database.destroy();
  return { coaches, clients };
}

async function newCoach(database: Database): Promise<SignedInUser> {
  const { id } = await listedCoach({ database }, { weeklyHours: ALWAYS, noticeMinutes: 0 });
  const open = { horizon_days: 365, pause_after_minutes: 0 };
  await database.updateTable("schedules").set(open).where("coach_id", "=", id).execute();
  return { id, cookie: await signIn(database, id) };
}

async function newClient(database: Database, coaches: SignedInUser[]): Promise<SignedInUser> {
  const [id, now] = [randomUUID(), new Date()];
  const email = `${id}@example.org`;
  const name = { first_name: "Lena", last_name: "Muster", locale: "de" };
  const agreed = { terms_locale: "de", terms_accepted_at: now, adult_confirmed_at: now, confirmed_at: now };
  await database
    .insertInto("users")
    .values({ id, kind: "client", email, email_key: email, ...name, ...agreed, created_at: now })
    .execute();
  await database
    .insertInto("relations")
    .values(coaches.map((coach) => ({ coach_id: coach.id, client_id: id, kind: "existing", created_at: now })))
    .execute();
  const card = { provider_id: id, place: 1, brand: "visa", last_four: "4242", expires_on: "2029-12-31" };
  await database
    .insertInto("payment_methods")
    .values({ ...card, user_id: id, created_at: now })
    .execute();
  return { id, cookie: await signIn(database, id) };
}

/** A session like after a log-in, for longer than a race takes. */
async function signIn(database: Database, userId: string): Promise<string> {
  const [now, token] = [new Date(), newToken()];
  const expires_at = new Date(now.getTime() + DAY);
  const { id } = await database
    .insertInto("sessions")
    .values({ user_id: userId, remembered: false, user_agent: "", created_at: now, last_used_at: now, expires_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await database
    .insertInto("session_tokens")
    .values({ hash: hashOf(token), session_id: id, kind: "access", expires_at })
    .execute();
  return `access=${token}`;
}
