import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import type { RestrictedCoach } from "@aufwind/contract/coach-restrictions";
import type { Permission } from "@aufwind/rules/operators";
import { beforeEach, expect, test, vi } from "vitest";
import { booking, openCoach } from "../../../test/booked.ts";
import { operator } from "../../../test/operators.ts";
import { confirmed, hours, passTo, seenBy } from "../../../test/paid.ts";
import { logIn, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

// Monday, 16 November 2026, ten o'clock in Berlin.
// Days pass, with all that is due: more than a test's usual time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const server = await testServer();
const reason = "Zwei Klientinnen wurden gebeten, außerhalb der Plattform zu bezahlen.";
let staff: Person;
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  staff = await operator(server);
});

const at = ({ userId }: Person) => `/api/operators/coaches/${userId}`;
const read = async (coach: Person, by = staff) =>
  (await (await by.browser.get(`${at(coach)}/restrictions`)).json()) as RestrictedCoach;
const act = async (coach: Person, verb: "pause" | "suspend" | "close", over: object = {}, by = staff) => {
  const { fingerprint } = await read(coach);
  return by.browser.send("POST", `${at(coach)}/${verb}`, { fingerprint, reason, ground: "terms", ...over });
};
const lift = async (coach: Person, kind: string) => {
  const open = (await read(coach)).open.find((each) => each.kind === kind);
  return staff.browser.send("POST", `${at(coach)}/lift`, { restrictionId: open?.id, reason: "Geklärt." });
};
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const subjectsTo = async ({ email }: Person) =>
  (await server.mails()).filter(({ to_address }) => to_address === email).map(({ subject }) => subject);
const lastMail = async ({ email }: Person) =>
  (await server.mails()).filter(({ to_address }) => to_address === email).at(-1);
const actsOn = async ({ userId }: Person) =>
  server.database
    .selectFrom("audit_log")
    .select(["action", "reason"])
    .where("subject_id", "=", userId)
    .where("action", "not like", "%.look")
    .orderBy("position")
    .execute();
const publicPage = ({ slug }: { slug: string }) => server.request(`/api/visitors/coaches/${slug}`);
const isInSearch = async ({ userId }: Person) =>
  (await server.database.selectFrom("coach_search").select("coach_id").where("coach_id", "=", userId).execute())
    .length === 1;

test("what an act would mean is said before: appointments by status, refunds, payouts, conversations", async () => {
  const { coach, client, appointment } = await confirmed(server);
  await passTo(server, hours(-23), coach, client);
  staff = await operator(server);
  expect(await read(coach)).toMatchObject({
    state: null,
    open: [],
    preview: {
      appointments: [{ id: appointment.id, clientName: "Erika Muster", status: "Scheduled", refundCents: 11_900 }],
      byStatus: [{ status: "Scheduled", count: 1 }],
      refundCents: 11_900,
      payouts: { isHeld: false },
    },
    can: { act: ["pause", "suspend", "close"], lift: false, holdPayouts: true },
  });
});

test("a paused coach keeps appointments and is neither found nor booked, until the last day has passed", async () => {
  const { coach, client, appointment } = await confirmed(server);
  await server.work();
  expect(await isInSearch(coach)).toBe(true);
  expect((await act(coach, "pause", { ground: "request", until: "2026-11-20" })).status).toBe(200);

  expect(await isInSearch(coach)).toBe(false);
  const page = (await (await publicPage(coach)).json()) as PublicCoach;
  expect(page).toMatchObject({ isFound: true, isListed: false, isBookable: false, nextFreeAt: null });
  const wanted = booking({ coachId: coach.userId, consultation: "standard", scheduledAt: "2026-11-18T10:00:00Z" });
  expect(await codeOf(await client.browser.send("POST", "/api/appointments", wanted))).toBe("bookingsClosed");
  const week = await server.request(`/api/visitors/coaches/${coach.slug}/slots/week/2026-11-17?consultation=discovery`);
  expect(await codeOf(week)).toBe("bookingsClosed");
  expect(await seenBy(client, appointment)).toMatchObject({ scheduledStatus: "Scheduled" });
  const own = (await (await coach.browser.get("/api/identity/user")).json()) as { status: string };
  expect(own.status).toBe("paused");
  expect(await lastMail(coach)).toMatchObject({ subject: "Your practice is paused" });

  server.clock.set("2026-11-20T22:55:00Z");
  await server.work();
  expect(await isInSearch(coach)).toBe(false);
  server.clock.set("2026-11-20T23:00:00Z");
  await server.work();
  expect(await isInSearch(coach)).toBe(true);
  expect(await subjectsTo(coach)).toContain("The pause is over");
});

test("a suspension hides the coach, cancels and pays back, and leaves the own data readable", async () => {
  const { coach, client, appointment } = await confirmed(server);
  await passTo(server, hours(-23), coach, client);
  staff = await operator(server);
  expect((await act(coach, "suspend", { holdsPayouts: true })).status).toBe(200);
  await server.work();

  expect((await publicPage(coach)).status).toBe(404);
  expect(await seenBy(client, appointment)).toMatchObject({ scheduledStatus: "Cancelled", payment: "refunded" });
  expect((await coach.browser.get("/api/coaches/profile")).status).toBe(200);
  expect((await coach.browser.get("/api/coaches/finances/summary")).status).toBe(200);
  const write = await coach.browser.send("PATCH", "/api/coaches/profile/listing", { allowInSearchingAndListing: true });
  expect([write.status, await codeOf(write)]).toEqual([403, "accountSuspended"]);
  const download = await coach.browser.send("POST", "/api/identity/downloads", { password: coach.password });
  expect(download.status).toBe(201);
  expect((await logIn(coach.browser, coach)).status).toBe(200);
  const mail = (await server.mails()).filter(({ to_address }) => to_address === coach.email);
  const told = mail.find(({ subject }) => subject === "Your account is suspended");
  expect(told?.text).toContain(reason);
  expect(told?.text).toContain("within 14 days");
  expect((await read(coach)).preview.payouts.isHeld).toBe(true);
  expect((await actsOn(coach)).at(-1)).toEqual({ action: "coach-restrictions.suspend", reason });

  expect((await lift(coach, "suspend")).status).toBe(200);
  expect((await publicPage(coach)).status).toBe(200);
  expect((await actsOn(coach)).at(-1)?.action).toBe("coach-restrictions.lift");
});

test("only a duty by law keeps a coach from logging in", async () => {
  const coach = await openCoach(server);
  expect((await act(coach, "suspend", { allowsLogIn: false })).status).toBe(422);
  expect((await act(coach, "suspend", { allowsLogIn: false, ground: "law" })).status).toBe(200);
  expect((await coach.browser.get("/api/identity/user")).status).toBe(401);
  expect(await codeOf(await logIn(coach.browser, coach))).toBe("accountBarred");
  expect((await lastMail(coach))?.text).toContain("contact");
});

test("a coach complains, and the complaint waits for the team with its deadline", async () => {
  const coach = await openCoach(server);
  await act(coach, "suspend");
  const own = async () => {
    const response = await coach.browser.get("/api/coaches/restrictions");
    return ((await response.json()) as { items: { id: string; reason: string; complainedAt: string | null }[] }).items;
  };
  const [first] = await own();
  expect(first).toMatchObject({ kind: "suspend", ground: "terms", reason, complainedAt: null });
  const text = "Das war eine andere Praxis mit demselben Namen.";
  const path = `/api/coaches/restrictions/${first?.id}/complaints`;
  expect((await coach.browser.send("POST", path, { text })).status).toBe(201);
  expect((await own())[0]?.complainedAt).toBe("2026-11-16T09:00:00.000Z");
  const waiting = server.database.selectFrom("cases").select(["kind", "due_at"]).where("person_id", "=", coach.userId);
  expect(await waiting.execute()).toEqual([{ kind: "complaint", due_at: new Date("2026-11-30T17:00:00Z") }]);
  const other = await openCoach(server);
  expect((await other.browser.send("POST", path, { text })).status).toBe(404);
});

type Asked = { id: string; inputHash: string; subject: { id: string } };
const decide = async (coach: Person, by: Person) => {
  const { items } = (await (await by.browser.get("/api/operators/approvals")).json()) as { items: Asked[] };
  const asked = items.find(({ subject }) => subject.id === coach.userId);
  const body = { decision: "approve", inputHash: asked?.inputHash };
  return by.browser.send("POST", `/api/operators/approvals/${asked?.id}/decide`, body);
};

test("two people close an account; it ends thirty days after the notice, and nothing later can be booked", async () => {
  const { coach, client, appointment } = await confirmed(server, { scheduledAt: "2026-12-16T10:00:00.000Z" });
  expect((await act(coach, "close", { isImmediate: true })).status).toBe(422);
  expect((await act(coach, "close")).status).toBe(202);
  expect(await codeOf(await act(coach, "close"))).toBe("approvalAsked");
  expect(await codeOf(await decide(coach, staff))).toBe("ownApproval");
  expect((await decide(coach, await operator(server))).status).toBe(200);

  expect(await lastMail(coach)).toMatchObject({ subject: "We are closing your account" });
  expect(await publicPage(coach)).toMatchObject({ status: 200 });
  const days = async (day: string) => {
    const response = await server.request(
      `/api/visitors/coaches/${coach.slug}/slots/day/${day}?consultation=discovery`,
    );
    return ((await response.json()) as { days: { slots: string[] }[] }).days[0]?.slots.length;
  };
  expect(await days("2026-12-15")).toBeGreaterThan(0);
  expect(await days("2026-12-17")).toBe(0);

  server.clock.set("2026-12-16T09:00:00Z");
  await server.work();
  expect((await publicPage(coach)).status).toBe(404);
  await logIn(client.browser, client);
  expect(await seenBy(client, appointment)).toMatchObject({ scheduledStatus: "Cancelled" });
  expect((await logIn(coach.browser, coach)).status).toBe(200);
});

test("during the notice a coach exports everything; a complaint is decided by neither of the two who closed", async () => {
  const coach = await openCoach(server);
  const [second, third] = [await operator(server), await operator(server)];
  await act(coach, "close");
  await decide(coach, second);
  const told = (await lastMail(coach))?.text;
  expect(told).toContain(reason);
  const download = await coach.browser.send("POST", "/api/identity/downloads", { password: coach.password });
  expect(download.status).toBe(201);

  const { items } = (await (await coach.browser.get("/api/coaches/restrictions")).json()) as {
    items: { id: string }[];
  };
  const path = `/api/coaches/restrictions/${items[0]?.id}/complaints`;
  expect((await coach.browser.send("POST", path, { text: "Das stimmt nicht." })).status).toBe(201);
  const { number, version } = await server.database
    .selectFrom("cases")
    .select(["number", "version"])
    .where("person_id", "=", coach.userId)
    .where("kind", "=", "complaint")
    .executeTakeFirstOrThrow();
  const answer = ({ browser }: Person) =>
    browser.send("POST", `/api/operators/cases/${number}/answer`, {
      text: "Wir bleiben dabei.",
      version,
      thenClose: true,
    });
  const close = ({ browser }: Person) =>
    browser.send("POST", `/api/operators/cases/${number}/close`, { reason: "Erledigt.", version });
  for (const by of [staff, second])
    expect([await codeOf(await answer(by)), await codeOf(await close(by))]).toEqual(["ownDecision", "ownDecision"]);
  expect((await answer(third)).status).toBe(200);
});

test("the notice is withdrawn as if it had never been", async () => {
  const coach = await openCoach(server);
  await act(coach, "close");
  await decide(coach, await operator(server));
  expect((await lift(coach, "close")).status).toBe(200);
  expect(await lastMail(coach)).toMatchObject({ subject: "Your account stays open" });
  server.clock.set("2026-12-17T09:00:00Z");
  await server.work();
  expect((await publicPage(coach)).status).toBe(200);
});

test("a coach who changed meanwhile is looked at again", async () => {
  const coach = await openCoach(server);
  const { fingerprint } = await read(coach);
  const client = await person(server);
  const discovery = booking({ coachId: coach.userId, scheduledAt: "2026-11-18T10:00:00Z" });
  expect((await client.browser.send("POST", "/api/appointments", discovery)).status).toBe(201);
  const late = await staff.browser.send("POST", `${at(coach)}/suspend`, { fingerprint, reason, ground: "terms" });
  expect([late.status, await codeOf(late)]).toEqual([409, "changedMeanwhile"]);
  expect(await actsOn(coach)).toEqual([]);
});

test("two of the team suspend at once: one does, the other hears that somebody has", async () => {
  const coach = await openCoach(server);
  const [first, second] = [staff, await operator(server)];
  const answers = await Promise.all([act(coach, "suspend", {}, first), act(coach, "suspend", {}, second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read(coach)).open).toHaveLength(1);
});

test.each<[string, Permission[], "pause" | "close", object]>([
  ["support alone pauses nobody", ["support"], "pause", {}],
  ["moderation alone closes nobody", ["moderation"], "close", {}],
])("%s, and the try is in the log", async (_, permissions, verb, over) => {
  const coach = await openCoach(server);
  const by = await operator(server, { permissions });
  expect(await codeOf(await act(coach, verb, over, by))).toBe("permissionMissing");
  const tried = server.database.selectFrom("audit_log").select("outcome").where("operator_id", "=", by.userId);
  expect(await tried.execute()).toEqual([{ outcome: "refused" }]);
});

test("payouts are held by those alone who may hold them", async () => {
  const coach = await openCoach(server);
  const by = await operator(server, { permissions: ["moderation"] });
  expect(await codeOf(await act(coach, "suspend", { holdsPayouts: true }, by))).toBe("permissionMissing");
  expect((await read(coach)).open).toEqual([]);
});

test("a proof older than ten minutes is asked for again", async () => {
  const coach = await openCoach(server);
  server.clock.set("2026-11-16T09:10:00Z");
  expect(await codeOf(await staff.browser.get(`${at(coach)}/restrictions`))).toBe("proofStale");
});

test("wrong input changes nothing", async () => {
  const coach = await openCoach(server);
  expect((await act(coach, "pause", { until: "2026-11-15" })).status).toBe(422);
  expect((await act(coach, "pause", { reason: " " })).status).toBe(422);
  expect((await act(coach, "suspend", { ground: "request" })).status).toBe(422);
  expect((await lift(coach, "pause")).status).toBe(422);
  const nobody = { ...coach, userId: staff.userId };
  expect((await staff.browser.get(`${at(nobody)}/restrictions`)).status).toBe(404);
  expect((await read(coach)).open).toEqual([]);
});
