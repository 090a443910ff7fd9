import type { Appointment } from "@aufwind/contract/appointments";
import type { Slots } from "@aufwind/contract/slots";
import type { WaitingPlace } from "@aufwind/contract/waiting-list";
import type { Proposal } from "@aufwind/contract/waiting-list-proposals";
import { beforeEach, expect, test } from "vitest";
import { booking, coachAndClient, introduce, openCoach, saveCard, wakeAt } from "../../../test/booked.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const TIME = "2026-11-20T09:00:00.000Z";
let coach: Person & { slug: string };
let client: Person;
beforeEach(async () => {
  [coach, client] = await coachAndClient(server);
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
});

const pathOf = (who: Person) => `/api/coaches/clients/${who.userId}`;
const propose = (over: Record<string, unknown> = {}, who: Person = client) =>
  coach.browser.send("POST", `${pathOf(who)}/proposals`, {
    ...{ consultation: "standard", scheduledAt: TIME, words: "Bis dann!", ...over },
  });
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];
const slots = async (who: Person) => {
  const read = await who.browser.get(`/api/visitors/coaches/${coach.slug}/slots/day/2026-11-20?consultation=standard`);
  return ((await read.json()) as Slots).days[0]?.slots ?? [];
};
const book = (who: Person) =>
  who.browser.send("POST", "/api/appointments", {
    ...booking({ coachId: coach.userId, scheduledAt: TIME, consultation: "standard" }),
    instant: false,
  });
const subjects = async (to: string) =>
  (await server.mails()).filter(({ to_address }) => to_address === to).map(({ subject }) => subject);
const open = async () =>
  ((await (await coach.browser.get(`${pathOf(client)}/proposals`)).json()) as { items: Proposal[] }).items;
const kinds = async (who: Person) => {
  const rows = server.database.selectFrom("notifications").select("kind").where("user_id", "=", who.userId);
  return (await rows.execute()).map(({ kind }) => kind);
};

test("a coach books a slot for a client: held at once, and scheduled when the client confirms with a card", async () => {
  const offered = await coach.browser.get(`${pathOf(client)}/proposal-slots/day/2026-11-20?consultation=standard`);
  expect(((await offered.json()) as Slots).days[0]?.slots).toContain(TIME);
  const answer = await propose();
  expect([answer.status, await answer.json()]).toMatchObject([
    201,
    { scheduledAt: TIME, heldUntil: "2026-11-18T09:00:00.000Z" },
  ]);
  const other = await person(server);
  await introduce(server, { coachId: coach.userId, clientId: other.userId });
  expect([(await slots(client)).includes(TIME), (await slots(other)).includes(TIME)]).toEqual([true, false]);
  expect(await codeOf(await book(other))).toEqual([409, "slotTaken"]);
  const [mail] = (await server.mails()).filter(({ to_address }) => to_address === client.email).slice(-1);
  expect(mail?.text).toContain("> Bis dann!");
  expect(await kinds(client)).toContain("timeProposed");
  expect(await server.database.selectFrom("charges").selectAll().execute()).toHaveLength(0);

  await saveCard(server, client);
  const booked = await book(client);
  expect([booked.status, await booked.json()]).toMatchObject([201, { scheduledStatus: "Scheduled", awaiting: null }]);
  expect(await open()).toEqual([]);
  const { items } = (await (await client.browser.get("/api/clients/waiting-list")).json()) as { items: WaitingPlace[] };
  expect(items).toMatchObject([{ isProposal: true, state: "taken", offer: null }]);
});

test("what is not confirmed within 48 hours is released, once, and both are told", async () => {
  await propose();
  await wakeAt(server, "2026-11-18T08:59:00Z", client);
  await server.work();
  expect((await slots(client)).includes(TIME)).toBe(true);
  await wakeAt(server, "2026-11-18T09:00:00Z", client, coach);
  await Promise.all([server.work(), server.work()]);
  const over = (all: string[]) => all.filter((subject) => subject === "A booked time is free again").length;
  expect([over(await subjects(client.email)), over(await subjects(coach.email))]).toEqual([1, 1]);
  expect(await kinds(coach)).toContain("proposalLapsed");
  const stranger = await person(server);
  expect((await slots(stranger)).includes(TIME)).toBe(true);
});

test("the client declines, or the coach takes it back: the time is free, and the other hears of it", async () => {
  await propose();
  const [first] = await open();
  const pass = `/api/clients/waiting-list/offers/${first?.id}/pass-on`;
  expect((await client.browser.send("POST", pass)).status).toBe(200);
  expect(await kinds(coach)).toContain("proposalDeclined");
  expect((await propose()).status).toBe(201);
  const [second] = await open();
  const withdraw = (who: Person) => who.browser.send("POST", `/api/coaches/proposals/${second?.id}/withdraw`);
  expect((await withdraw(await openCoach(server))).status).toBe(404);
  expect((await withdraw(coach)).status).toBe(200);
  expect(await codeOf(await withdraw(coach))).toEqual([409, "offerGone"]);
  expect(await kinds(client)).toContain("proposalWithdrawn");
  expect(await codeOf(await book(client)), "an ordinary request again").not.toEqual([409, "slotTaken"]);
});

test("only own clients, only free slots, and of two windows one", async () => {
  const stranger = await person(server);
  expect(await codeOf(await propose({}, stranger))).toEqual([404, "notFound"]);
  expect(await codeOf(await propose({ scheduledAt: "2026-11-20T03:00:00.000Z" }))).toEqual([422, "notASlot"]);
  expect(await codeOf(await propose({ scheduledAt: "2026-11-16T10:00:00.000Z" }))).toEqual([422, "notASlot"]);
  const both = await Promise.all([propose(), propose()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const booked = (await (await book(client)).json()) as Appointment;
  expect(booked.scheduledStatus).toBe("Pending");
});
