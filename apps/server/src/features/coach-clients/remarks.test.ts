import type { ClientItem, OwnClient } from "@aufwind/contract/coach-clients";
import { expect, test } from "vitest";
import { introduce, openCoach } from "../../../test/booked.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const [coach, other] = [await openCoach(server), await openCoach(server)];
const [erika, max] = [await person(server), await person(server)];
for (const clientId of [erika.userId, max.userId]) await introduce(server, { coachId: coach.userId, clientId });

const keep = (who: typeof coach, clientId: string, body: object) =>
  who.browser.send("PUT", `/api/coaches/clients/${clientId}/remark`, body);
const file = async (clientId: string) =>
  (await (await coach.browser.get(`/api/coaches/clients/${clientId}`)).json()) as OwnClient;
const tagged = async (tag: string) => {
  const found = await coach.browser.get(`/api/coaches/clients/0/10/desc?tag=${encodeURIComponent(tag)}`);
  return ((await found.json()) as { items: ClientItem[] }).items.map(({ id }) => id);
};
const tags = async (who = coach) =>
  ((await (await who.browser.get("/api/coaches/client-tags")).json()) as { items: unknown[] }).items;

test("a coach keeps tags and a remark, finds clients by a tag, and nothing of it lies open", async () => {
  const given = { tags: ["Führung", "führung", "Team A"], remark: "Erst nach neun anrufen." };
  expect((await keep(coach, erika.userId, given)).status).toBe(200);
  await keep(coach, max.userId, { tags: ["führung"], remark: "" });
  expect(await file(erika.userId)).toMatchObject({ tags: ["führung", "Team A"], remark: "Erst nach neun anrufen." });
  expect((await tagged(" FÜHRUNG ")).sort()).toEqual([erika.userId, max.userId].sort());
  expect(await tagged("team a")).toEqual([erika.userId]);
  expect(await tagged("nobody")).toEqual([]);
  expect(await tags()).toEqual([
    { tag: "führung", count: 2 },
    { tag: "Team A", count: 1 },
  ]);
  const stored = await server.database.selectFrom("client_remarks").selectAll().execute();
  expect(JSON.stringify(stored)).not.toMatch(/neun|Team/);
});

test("nobody keeps anything about somebody who is not an own client, or sees what others keep", async () => {
  expect((await keep(other, erika.userId, { tags: ["x"], remark: "" })).status).toBe(404);
  expect(await tags(other)).toEqual([]);
  expect((await keep(erika as typeof coach, erika.userId, { tags: [], remark: "" })).status).toBe(403);
  const many = await keep(coach, erika.userId, { tags: Array.from({ length: 9 }, (_, n) => `t${n}`), remark: "" });
  expect(await many.json()).toMatchObject({ errors: [{ field: "tags", code: "mostTags" }] });
});

test("what is emptied is gone", async () => {
  await keep(coach, max.userId, { tags: [], remark: " " });
  expect(await file(max.userId)).toMatchObject({ tags: [], remark: "" });
  const rows = await server.database.selectFrom("client_remarks").select("client_id").execute();
  expect(rows).toEqual([{ client_id: erika.userId }]);
});
