import type { Goal, OwnGoals, SharedGoals } from "@aufwind/contract/goals";
import { appointmentRow } from "./appointment-rows.ts";
import { type Person, person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

export type Couple = { coach: Person; client: Person; pair: { coachId: string; clientId: string } };

/** A coach and a client with an agreed appointment in a week. */
export async function couple(server: TestServer): Promise<Couple> {
  const [coach, client] = [await person(server, { kind: "coach" }), await person(server)];
  const pair = { coachId: coach.userId, clientId: client.userId };
  await server.database
    .insertInto("relations")
    .values({ coach_id: coach.userId, client_id: client.userId, created_at: server.clock.now() })
    .execute();
  const startsAt = new Date(server.clock.now().getTime() + 7 * 86_400_000).toISOString();
  await appointmentRow(server, { ...pair, startsAt });
  return { coach, client, pair };
}

export const WORDS = { title: "Wieder durchschlafen", why: "Ich bin ständig müde.", targetOn: null };

/** Makes something, or returns why not. */
export async function made({ browser }: Person, path: string, body: object): Promise<string> {
  const response = await browser.send("POST", path, body);
  if (response.status !== 201) throw new Error(await response.text());
  return ((await response.json()) as { id: string }).id;
}

export const goalOf = async ({ browser }: Person, id: string) =>
  (await (await browser.get(`/api/goals/${id}`)).json()) as Goal;

export const goalsOf = async ({ browser }: Person) =>
  (await (await browser.get("/api/clients/goals")).json()) as OwnGoals;

export const sharedWith = async ({ browser }: Person, { userId }: Person) =>
  (await (await browser.get(`/api/coaches/clients/${userId}/goals`)).json()) as SharedGoals;
