import type { Credits } from "@aufwind/contract/credits";
import type { CreditsOfClient, TakingPreview } from "@aufwind/contract/credits-team";
import { beforeEach, expect, test } from "vitest";
import { operator } from "../../../test/operators.ts";
import { confirmed, hours, passTo, seenBy } from "../../../test/paid.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const MESSAGE = "Die Einladung ging an ein zweites eigenes Konto.";
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const give = async ({ userId }: Person, reason: "welcome" | "invited" | "refund" = "invited") =>
  (
    await server.database
      .insertInto("credits")
      .values({ client_id: userId, cents: 1000, reason, granted_at: server.clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
const at = ({ userId }: Person, creditId: string, path: string) =>
  `/api/operators/clients/${userId}/credits/${creditId}/${path}`;
const previewed = async (team: Person, client: Person, id: string) =>
  (await (await team.browser.send("POST", at(client, id, "taking-preview"))).json()) as TakingPreview;
const take = (team: Person, path: string, body: object) =>
  team.browser.send("POST", path, { message: MESSAGE, reason: "Gleiche Karte.", ...body });
const creditsOf = async ({ browser }: Person) => (await (await browser.get("/api/clients/credits")).json()) as Credits;

test("a present is taken as previewed, pays nothing any more, and the client reads why", async () => {
  const { client, coach, appointment } = await confirmed(server, { relation: "new" });
  const team = await operator(server, { permissions: ["support"] });
  const id = await give(client);
  expect(await seenBy(client, appointment)).toMatchObject({ creditCents: 1000 });
  const { hash, ...shown } = await previewed(team, client, id);
  expect(shown).toEqual({ cents: 1000, balanceCents: 1000, balanceAfterCents: 0 });
  const answer = await take(team, at(client, id, "take"), { hash });
  expect([answer.status, await answer.json()]).toEqual([200, { cents: 1000 }]);
  expect(await creditsOf(client)).toMatchObject({ balanceCents: 0, items: [{ taken: { message: MESSAGE } }] });
  const mail = (await server.mails()).findLast(({ to_address }) => to_address === client.email);
  expect(mail).toMatchObject({ subject: "About your credit", text: expect.stringContaining(MESSAGE) });
  expect(mail?.text).not.toContain("Gleiche Karte.");
  const log = server.database
    .selectFrom("audit_log")
    .select(["action", "reason"])
    .where("subject_id", "=", client.userId);
  expect(await log.execute()).toContainEqual({ action: "credits.take", reason: "Gleiche Karte." });
  await passTo(server, hours(-23.9), client, coach);
  expect(await seenBy(client, appointment)).toMatchObject({ creditCents: 0, payment: "paid" });
});

test("what is owed, used or taken already stays; nobody takes over a changed preview, without permission or factor", async () => {
  const [client, team] = [await person(server), await operator(server)];
  const [owed, present] = [await give(client, "refund"), await give(client)];
  expect(await codeOf(await team.browser.send("POST", at(client, owed, "taking-preview")))).toBe("creditNotTakeable");
  const listed = await team.browser.get(`/api/operators/clients/${client.userId}/credits`);
  const { items } = (await listed.json()) as CreditsOfClient;
  expect(items.map(({ id, can }) => [id, can.take])).toEqual(
    expect.arrayContaining([
      [owed, false],
      [present, true],
    ]),
  );
  const { hash } = await previewed(team, client, present);
  await give(client, "welcome");
  expect(await codeOf(await take(team, at(client, present, "take"), { hash }))).toBe("previewChanged");
  const fresh = await previewed(team, client, present);
  const stranger = await person(server);
  expect((await take(team, at(stranger, present, "take"), { hash: fresh.hash })).status).toBe(404);
  const moderator = await operator(server, { permissions: ["moderation"] });
  expect((await take(moderator, at(client, present, "take"), { hash: fresh.hash })).status).toBe(403);
  const both = await Promise.all([1, 2].map(() => take(team, at(client, present, "take"), { hash: fresh.hash })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  server.clock.set("2026-11-16T09:11:00Z");
  expect(await codeOf(await take(team, at(client, present, "take"), { hash: fresh.hash }))).toBe("proofStale");
});
