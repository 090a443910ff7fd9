import { beforeEach, expect, test } from "vitest";
import { booked, openCoach } from "../../../test/booked.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let appointmentId: string;
const server = await testServer();
const coach = await openCoach(server);
const client = await person(server);
const wanted = { coachId: coach.userId, scheduledAt: "2026-11-18T09:00:00Z" };
({ id: appointmentId } = await booked(client, wanted));
beforeEach(async () => {
  for (const table of ["mails", "support_requests", "rate_limits"] as const)
    await server.database.deleteFrom(table).execute();
});

const good = { topic: "payment", subject: "Meine Karte", message: "Guten Tag,\nes <b>klappt</b> nicht." };
const context = { page: "/de/klient/termine", browser: "Firefox 143, Windows", version: "2026-11-15 22:10" };
const ask = ({ browser }: Pick<Person, "browser">, over: object = {}) =>
  browser.send("POST", "/api/support/requests", { ...good, ...over });
const listOf = async ({ browser }: Person) =>
  ((await (await browser.get("/api/support/requests")).json()) as { items: object[] }).items;
const kept = () => server.database.selectFrom("support_requests").selectAll().execute();

test("keeps who wrote and what it is about; support gets ids instead of names, the writer a receipt", async () => {
  const response = await ask(client, { appointmentId, context });
  expect(response.status).toBe(201);
  const { reference } = (await response.json()) as { reference: string };
  expect(await kept()).toMatchObject([
    { ...good, context, reference, user_id: client.userId, email: client.email, appointment_id: appointmentId },
  ]);

  const [inbox, receipt, ...more] = await server.mails();
  expect(more).toEqual([]);
  expect(inbox).toMatchObject({ to_address: server.config.company.supportEmail, reply_to: client.email });
  expect(inbox?.subject).toBe(`Support-Anfrage ${reference}`);
  for (const line of [
    "Betreff: Meine Karte",
    `Konto: client ${client.userId}`,
    "Sprache: Englisch",
    `Termin: ${appointmentId}`,
    "Seite: /de/klient/termine",
    "Browser: Firefox 143, Windows",
    "Version: 2026-11-15 22:10",
    "> es <b>klappt</b> nicht.",
  ])
    expect(inbox?.text).toContain(line);
  expect(inbox?.text).not.toContain("Erika Muster");
  expect(inbox?.html).toContain("es &lt;b&gt;klappt&lt;/b&gt; nicht.");
  expect(receipt).toMatchObject({ to_address: client.email, subject: `We have received your message (${reference})` });
  expect(receipt?.text).not.toContain("klappt");
});

test("without the details nothing but the account goes along", async () => {
  expect((await ask(coach)).status).toBe(201);
  expect(await kept()).toMatchObject([{ context: {}, appointment_id: null, user_id: coach.userId }]);
  const [inbox] = await server.mails();
  expect(inbox?.text).toContain(`Konto: coach ${coach.userId}`);
  expect(inbox?.text).not.toMatch(/Seite:|Browser:|Version:|Termin:/);
});

test("everybody sees their own, the latest first, and nobody sees others'", async () => {
  expect((await ask(client)).status).toBe(201);
  server.clock.advance({ minutes: 5 });
  expect((await ask(client, { topic: "other", subject: "Noch etwas" })).status).toBe(201);
  expect(await listOf(client)).toMatchObject([
    { subject: "Noch etwas", topic: "other", status: "received", sentAt: server.clock.now().toISOString() },
    { subject: "Meine Karte", topic: "payment", reference: expect.stringMatching(/^AW-/) },
  ]);
  expect(await listOf(coach)).toEqual([]);
  expect((await client.browser.get("/api/support/requests/%00")).status).toBe(422);
  const byForm = { name: "Coach", email: coach.email, subject: "x", message: "x" };
  await server.send("POST", "/api/visitors/send-support-email", { body: byForm });
  expect(await listOf(coach)).toEqual([]);
});

test("both people of an appointment may write about it, others cannot even tell that it exists", async () => {
  expect((await ask(coach, { appointmentId })).status).toBe(201);
  const stranger = await person(server);
  const unknown = "019a8b00-0000-7000-8000-000000000000";
  const answers = [await ask(stranger, { appointmentId }), await ask(stranger, { appointmentId: unknown })];
  for (const answer of answers)
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ field: "appointmentId" }] }]);
  expect(await kept()).toHaveLength(1);
});

test.each([
  [{ topic: "" }, "topic"],
  [{ topic: "spam" }, "topic"],
  [{ subject: "a\r\nBcc: x@example.org" }, "subject"],
  [{ message: " " }, "message"],
  [{ message: "x".repeat(5001) }, "message"],
  [{ appointmentId: "1" }, "appointmentId"],
  [{ context: { page: "https://evil.example" } }, "context.page"],
  [{ context: { page: `/de/einladung/${"A".repeat(43)}` } }, "context.page"],
  [{ context: { browser: "x".repeat(101) } }, "context.browser"],
  [{ userId: "019a8b00-0000-7000-8000-000000000000" }, "userId"],
])("%j is refused at %s", async (over, field) => {
  const response = await ask(client, over);
  expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ field }] }]);
  expect([await kept(), await server.mails()]).toEqual([[], []]);
});

test("visitors are asked to log in, and a flood is stopped", async () => {
  const visitor = { browser: server.browser() };
  expect((await ask(visitor)).status).toBe(401);
  expect((await visitor.browser.get("/api/support/requests")).status).toBe(401);
  for (let n = 0; n < 10; n++) expect((await ask(client)).status).toBe(201);
  expect((await ask(client)).status).toBe(429);
});

test("what somebody wrote goes with them, under whatever address it was written", async () => {
  const leaver = await person(server);
  await ask(leaver);
  await server.database.updateTable("support_requests").set({ email: "old@example.org" }).execute();
  await ask(client);
  await leaver.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  await server.workAll();
  expect(await kept()).toMatchObject([{ user_id: client.userId }]);
});
