import type { Reportable } from "@aufwind/contract/content-notices";
import { beforeEach, expect, test } from "vitest";
import { introduce, openCoach } from "../../../test/booked.ts";
import { remove, sent, talk } from "../../../test/conversations.ts";
import { pdf, uploadForm } from "../../../test/made-files.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { metPair, writtenBy } from "../../../test/reviewed.ts";
import { testServer } from "../../../test/test-server.ts";
import { unseal } from "../../platform/session/seal.ts";

let pair: Awaited<ReturnType<typeof talk>>;
let messageId: string;
const server = await testServer();
beforeEach(async () => {
  pair = await talk(server);
  for (const table of ["mails", "rate_limits", "content_notices"] as const)
    await server.database.deleteFrom(table).execute();
  const { client, conversationId } = pair;
  ({ messageId } = await sent(client, { conversationId, text: "Überweisen Sie mir Geld" }));
});

const explanation = "Das ist <b>Betrug</b>";
const notice = (over: object = {}) => ({
  ...{ kind: "message", contentId: messageId, reason: "misleading", explanation, goodFaith: true },
  ...over,
});
const report = ({ browser }: Pick<Person, "browser">, over: object = {}) =>
  browser.send("POST", "/api/content-notices", notice(over));
const kept = () => server.database.selectFrom("content_notices").selectAll().orderBy("id").execute();
const caseOf = (id: string) =>
  server.database.selectFrom("cases").selectAll().where("source_id", "=", id).orderBy("number").execute();
const shown = async ({ browser }: Pick<Person, "browser">, path: string) => browser.get(`/api/content-notices/${path}`);

test("keeps the message as it was, tells support and confirms it to the reporter", async () => {
  const { coach, client, conversationId } = pair;
  expect((await report(coach)).status).toBe(201);
  const [row] = await kept();
  expect(row).toMatchObject({
    ...{ reporter_id: coach.userId, content_kind: "message", content_id: messageId, author_id: client.userId },
    ...{ conversation_id: conversationId, reason: "misleading", explanation },
  });
  expect(row?.place).toContain(`/messages/${conversationId}`);
  expect(await caseOf(messageId)).toMatchObject([{ kind: "contentNotice", state: "open", about_kind: "message" }]);
  const sealing = { secret: server.config.secret, purpose: `report ${messageId}` };
  expect(unseal(row?.sealed ?? Buffer.alloc(0), sealing)).toBe("Überweisen Sie mir Geld");

  const [inbox, receipt, ...more] = await server.mails();
  expect(more).toEqual([]);
  expect(inbox).toMatchObject({
    to_address: server.config.company.supportEmail,
    reply_to: coach.email,
    subject: "Ein Inhalt wurde gemeldet (Nachricht)",
  });
  expect(inbox?.text).toContain(`Meldung: ${row?.id}\nInhalt: Nachricht\nGrund: Irreführend oder Betrug`);
  expect(inbox?.html).toContain("Das ist &lt;b&gt;Betrug&lt;/b&gt;");
  expect(receipt).toMatchObject({ to_address: coach.email, subject: "We have received your report" });
  expect(receipt?.text).toContain(`Number of your report: ${row?.id}`);
  for (const mail of [inbox, receipt]) expect(`${mail?.text}${mail?.html}`).not.toContain("Überweisen");
  expect((await server.mails()).some(({ to_address }) => to_address === client.email)).toBe(false);
});

test("the same message is reported once by one person, however often at once", async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => report(pair.coach)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ code: "alreadyReported" });
  expect([(await kept()).length, (await server.mails()).length]).toEqual([1, 2]);
});

test("a message only by whoever received it and still sees it", async () => {
  const { client, coach, conversationId } = pair;
  expect((await report(client)).status).toBe(404);
  expect((await report(await person(server))).status).toBe(404);
  const visitor = { browser: server.browser() };
  expect((await report(visitor, { name: "Ruth", email: "ruth@example.org" })).status).toBe(404);
  expect((await shown(visitor, `message/${messageId}`)).status).toBe(404);
  expect((await report(coach, { contentId: "019a8b00-0000-7000-8000-000000000000" })).status).toBe(404);
  const bad = [{ contentId: "x" }, { kind: "song" }, { reason: "spam" }, { reason: "" }, { goodFaith: false }];
  const long = { explanation: "x".repeat(3001) };
  for (const over of [...bad, long, { explanation: " " }, { to: "x" }, { explanation: "a\u0000b" }])
    expect((await report(coach, over)).status).toBe(422);
  await remove(coach, conversationId);
  expect((await report(coach)).status).toBe(404);
  expect(await kept()).toEqual([]);
});

test("a visitor reports a review: one case for all its notices, answered at the address they gave", async () => {
  const met = await metPair(server);
  const { reviewId } = await writtenBy(met);
  const visitor = { browser: server.browser() };
  const review = { kind: "review", contentId: reviewId };
  const ruth = { name: "Ruth Sander", email: "ruth@example.org" };
  // Nobody but its author and the coach knows of it yet.
  expect((await report(visitor, { ...review, ...ruth })).status).toBe(404);
  await met.coach.browser.send("POST", `/api/reviews/${reviewId}/approve`);
  await server.database.deleteFrom("mails").execute();

  const reportable = (await (await shown(visitor, `review/${reviewId}`)).json()) as Reportable;
  expect(reportable).toMatchObject({ kind: "review", excerpt: expect.stringContaining("Klare Fragen") });
  expect(reportable.place).toContain(met.coach.slug);
  const unnamed = await report(visitor, review);
  expect(await unnamed.json()).toMatchObject({ errors: [{ field: "name" }, { field: "email" }] });
  expect((await report(visitor, { ...review, ...ruth })).status).toBe(201);
  expect((await report(pair.coach, review)).status).toBe(201);
  expect(await kept()).toMatchObject([
    {
      reporter_id: null,
      reporter_name: "Ruth Sander",
      reporter_email: "ruth@example.org",
      author_id: met.client.userId,
    },
    { reporter_id: pair.coach.userId, reporter_name: "", reporter_email: null },
  ]);
  const cases = await caseOf(reviewId);
  expect(cases).toMatchObject([{ kind: "contentNotice", about_kind: "review", person_email: "ruth@example.org" }]);
  const addresses = (await server.mails()).map(({ to_address }) => to_address);
  expect(addresses.filter((address) => address === "ruth@example.org")).toHaveLength(1);
});

test("a profile is shown and kept with the name of each part", async () => {
  const { userId } = pair.coach;
  const said = { tag_line_de: "Ruhe finden", sales_pitch_de: "", areas: ["burnout"], languages: ["de"] };
  await server.database.updateTable("coaches").set(said).where("user_id", "=", userId).execute();
  const visitor = { browser: server.browser() };
  const { title, excerpt } = (await (await shown(visitor, `profile/${userId}`)).json()) as Reportable;
  expect(excerpt.startsWith(title)).toBe(true);
  expect(excerpt).toMatch(/(Leitsatz \(Deutsch\)|Tagline \(German\)):\nRuhe finden/);

  await report(visitor, { kind: "profile", contentId: userId, reason: "danger" });
  const [row] = await kept();
  const sealing = { secret: server.config.secret, purpose: `report ${userId}` };
  const copy = unseal(row?.sealed ?? Buffer.alloc(0), sealing);
  expect(copy).toMatch(/(Themen:\nBurnout und Erschöpfung|Areas of intervention:\nBurnout and exhaustion)\n\n/);
  expect(copy).toMatch(/(Sprachen:\nDeutsch|Languages:\nGerman)/);
  expect(copy).not.toMatch(/Kurzvorstellung|Sales pitch/);
});

test("who fears for a child may stay anonymous, and a bot is answered as everybody", async () => {
  const visitor = { browser: server.browser() };
  const profile = { kind: "profile", contentId: pair.coach.userId };
  expect((await report(visitor, { ...profile, reason: "danger" })).status).toBe(201);
  expect(await kept()).toMatchObject([{ reporter_id: null, reporter_email: null, author_id: pair.coach.userId }]);
  const [inbox, ...more] = await server.mails();
  expect(more).toEqual([]);
  expect(inbox?.text).toContain("möchte ungenannt bleiben");
  expect((await report(visitor, { ...profile, reason: "danger", website: "x" })).status).toBe(201);
  expect(await kept()).toHaveLength(1);
});

test("a document is reported by those it is shared with, and kept with its bytes", async () => {
  const [coach, client] = [await openCoach(server), await person(server)];
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  const uploaded = await coach.browser.send(
    "POST",
    "/api/storage/upload",
    uploadForm("documents/Plan.pdf", pdf("plan")),
  );
  const { id } = (await uploaded.json()) as { id: string };
  const document = { kind: "document", contentId: id };
  expect((await report(client, document)).status).toBe(404);
  await coach.browser.send("PUT", `/api/coaches/clients/${client.userId}/documents/${id}`, undefined);
  expect((await report(client, document)).status).toBe(201);
  expect((await report(await person(server), document)).status).toBe(404);
  expect((await report(coach, document)).status).toBe(404);
  const copies = await server.database.selectFrom("notice_attachments").selectAll().execute();
  expect(copies).toMatchObject([{ position: 1, content_type: "application/pdf" }]);
});

test("it outlives both: the author's words are kept for the decision, the reporter is forgotten", async () => {
  const { client, coach } = pair;
  await report(coach);
  const leave = { password: PASSWORD, understood: true };
  for (const { browser } of [client, coach]) await browser.send("POST", "/api/identity/delete-profile", leave);
  await server.workAll();
  expect(await kept()).toMatchObject([{ reporter_id: null, conversation_id: null, reason: "misleading" }]);
});
