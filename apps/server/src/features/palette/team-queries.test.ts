import type { PaletteHits, TeamHits } from "@aufwind/contract/palette";
import { beforeEach, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { introduce, openCoach } from "../../../test/booked.ts";
import { operator } from "../../../test/operators.ts";
import { confirmed } from "../../../test/paid.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { type OpenCaseParams, openCase } from "../cases/commands.ts";

const server = await testServer();
const START = "2026-11-16T09:00:00Z";
server.clock.set(START);
beforeEach(() => server.clock.set(START));

const [all, moderator, admin] = [
  await operator(server),
  await operator(server, { permissions: ["moderation"] }),
  await operator(server, { permissions: ["admin"] }),
];
const [coach, client] = [await openCoach(server), await person(server)];
const named = (userId: string, first_name: string, last_name: string) =>
  server.database.updateTable("users").set({ first_name, last_name }).where("id", "=", userId).execute();
await named(client.userId, "Wanda", "Quitte");
await named(coach.userId, "Ida", "Lenz");
await introduce(server, { coachId: coach.userId, clientId: client.userId });
const appointment = await appointmentRow(server, {
  coachId: coach.userId,
  clientId: client.userId,
  startsAt: "2026-11-18T10:00:00Z",
  status: "Scheduled",
});

let causes = 0;
const opened = async (opening: Partial<OpenCaseParams>) => {
  const given: OpenCaseParams = { kind: "question", source: "support_requests", sourceId: `AW-PAL-${++causes}` };
  return (await transact(server.database, (tx) => openCase(tx, server, { ...given, locale: "de", ...opening }))).number;
};
const asker = { name: "Wanda Quitte", email: "wanda@example.org" };
const question = await opened({ subject: "Doppelt belastet", person: asker });
const payout = await opened({ kind: "payout", source: "statements", person: asker });

const find = async ({ browser }: typeof all, typed: string): Promise<TeamHits | null> =>
  ((await (await browser.send("POST", "/api/palette", { typed })).json()) as PaletteHits).team;
const numbersOf = (hits: TeamHits | null) => hits?.cases.map(({ number }) => number);
const searches = async (userId: string) =>
  (
    await server.database
      .selectFrom("audit_log")
      .select("after")
      .where("operator_id", "=", userId)
      .where("action", "=", "palette.search")
      .orderBy("position")
      .execute()
  ).map(({ after }) => after);

test("the team finds people, their appointments and cases by name, and that somebody looked is logged", async () => {
  const hits = await find(all, "Quitte");
  expect(hits).toMatchObject({
    people: [{ id: client.userId, name: "Wanda Quitte", kind: "client" }],
    appointments: [{ id: appointment, client: "Wanda Quitte", coach: "Ida Lenz" }],
    needsProof: false,
  });
  expect(numbersOf(hits)?.sort()).toEqual([question, payout].sort());
  expect((await searches(all.userId)).at(-1)).toMatchObject({ by: "name", found: expect.any(Number) });
  expect(JSON.stringify(await searches(all.userId))).not.toContain("Quitte");
});

test("a case is found by its number, also a closed one, and by words of its subject", async () => {
  expect(numbersOf(await find(all, `#${question}`))).toEqual([question]);
  expect(numbersOf(await find(all, "belastet doppelt"))).toEqual([question]);
  const { version } = await server.database
    .selectFrom("cases")
    .select("version")
    .where("number", "=", question)
    .executeTakeFirstOrThrow();
  await all.browser.send("POST", `/api/operators/cases/${question}/close`, { version });
  expect(await find(all, String(question))).toMatchObject({ cases: [{ number: question, state: "closed" }] });
});

test("each finds what their permissions open, and nothing else", async () => {
  expect(await find(moderator, "Quitte")).toMatchObject({
    people: [{ id: client.userId }],
    cases: [],
    appointments: [],
    payments: [],
  });
  expect(await find(moderator, String(payout))).toMatchObject({ cases: [] });
  expect(await find(admin, "Quitte")).toMatchObject({ people: [], cases: [], appointments: [], payments: [] });
  expect(await searches(admin.userId)).toEqual([]);
  const bare = await operator(server, { hasFactor: false });
  expect(await find(bare, "Quitte")).toMatchObject({ people: [], cases: [] });
  expect(await find(client, "Quitte")).toBeNull();
});

test("a payment is found by its client's name, by whoever works with money", async () => {
  const pair = await confirmed(server);
  await named(pair.client.userId, "Zora", "Zimt");
  const finance = await operator(server, { permissions: ["finance"] });
  expect(await find(finance, "zimt")).toMatchObject({ payments: [{ id: pair.appointment.id, client: "Zora Zimt" }] });
  expect(await find(moderator, "zimt")).toMatchObject({ people: [{ name: "Zora Zimt" }], payments: [] });
});

test("without a fresh proof of the factor cases are found, and no names beyond them", async () => {
  const before = (await searches(all.userId)).length;
  server.clock.set("2026-11-16T09:11:00Z");
  const hits = await find(all, "Quitte");
  expect(hits).toMatchObject({ people: [], appointments: [], payments: [], needsProof: true });
  expect(numbersOf(hits)).toContain(payout);
  expect(await searches(all.userId)).toHaveLength(before);
});

test("while nothing is typed: one's own cases, the next to be answered first", async () => {
  const [later, sooner] = [
    await opened({ dueAt: new Date("2026-11-19T09:00:00Z") }),
    await opened({ dueAt: new Date("2026-11-17T09:00:00Z") }),
  ];
  for (const number of [later, sooner])
    await all.browser.send("POST", `/api/operators/cases/${number}/assign`, { assigneeId: all.userId });
  expect(numbersOf(await find(all, ""))).toEqual([sooner, later]);
  expect(numbersOf(await find(moderator, ""))).toEqual([]);
});

test("signs of a pattern are letters, and a letter or two look for no names", async () => {
  expect(await find(all, "%_%")).toMatchObject({ people: [], cases: [] });
  expect(await find(all, "Qu")).toMatchObject({ people: [] });
});
