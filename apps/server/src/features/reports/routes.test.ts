import { beforeEach, expect, test } from "vitest";
import { remove, sent, talk } from "../../../test/conversations.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { unseal } from "../../platform/session/seal.ts";

let pair: Awaited<ReturnType<typeof talk>>;
let messageId: string;
const server = await testServer();
beforeEach(async () => {
  pair = await talk(server);
  for (const table of ["mails", "rate_limits", "reports"] as const) await server.database.deleteFrom(table).execute();
  const { client, conversationId } = pair;
  ({ messageId } = await sent(client, { conversationId, text: "Überweisen Sie mir Geld" }));
});

const report = ({ browser }: Person, over: object = {}) =>
  browser.send("POST", "/api/reports/message", {
    messageId,
    reason: "fraud",
    comment: "Das ist <b>Betrug</b>",
    ...over,
  });
const kept = () => server.database.selectFrom("reports").selectAll().execute();

test("keeps the message as it was, tells support and confirms it to the reporter", async () => {
  const { coach, client, conversationId } = pair;
  expect((await report(coach)).status).toBe(201);
  const [row] = await kept();
  expect(row).toMatchObject({
    reporter_id: coach.userId,
    message_id: messageId,
    conversation_id: conversationId,
    reason: "fraud",
    comment: "Das ist <b>Betrug</b>",
  });
  const { database } = server;
  const opened = database.selectFrom("cases").select(["kind", "state", "about_kind"]).where("source", "=", "reports");
  expect(await opened.where("source_id", "=", row?.id ?? "").execute()).toEqual([
    { kind: "contentNotice", state: "open", about_kind: "message" },
  ]);
  const sealing = { secret: server.config.secret, purpose: `report ${messageId}` };
  expect(unseal(row?.sealed ?? Buffer.alloc(0), sealing)).toBe("Überweisen Sie mir Geld");

  const [inbox, receipt, ...more] = await server.mails();
  expect(more).toEqual([]);
  expect(inbox).toMatchObject({
    to_address: server.config.company.supportEmail,
    reply_to: coach.email,
    subject: "Eine Nachricht wurde gemeldet",
  });
  expect(inbox?.text).toContain(`Meldung: ${row?.id}\nGrund: Betrug`);
  expect(inbox?.text).toContain("> Das ist <b>Betrug</b>");
  expect(inbox?.html).toContain("Das ist &lt;b&gt;Betrug&lt;/b&gt;");
  expect(receipt).toMatchObject({ to_address: coach.email, subject: "We have received your report" });
  expect(receipt?.text).toContain(`Number of your report: ${row?.id}`);
  for (const mail of [inbox, receipt]) expect(`${mail?.text}${mail?.html}`).not.toContain("Überweisen");
  expect((await server.mails()).some(({ to_address }) => to_address === client.email)).toBe(false);
});

test("the same message is reported once by one person, however often at once", async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => report(pair.coach, { comment: undefined })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ code: "alreadyReported" });
  expect([(await kept()).length, (await server.mails()).length]).toEqual([1, 2]);
  expect((await server.mails())[0]?.text).toContain("Dazu wurde nichts geschrieben.");
});

test("only what somebody else wrote to oneself, and what one still sees", async () => {
  const { client, coach, conversationId } = pair;
  expect((await report(client)).status).toBe(404);
  expect((await report(await person(server))).status).toBe(404);
  expect((await report({ ...coach, browser: server.browser() })).status).toBe(401);
  expect((await report(coach, { messageId: "019a8b00-0000-7000-8000-000000000000" })).status).toBe(404);
  const bad = [{ messageId: "x" }, { reason: "spam" }, { reason: "" }, { comment: "x".repeat(1001) }, { to: "x" }];
  for (const over of [...bad, { comment: "a\u0000b" }]) expect((await report(coach, over)).status).toBe(422);
  await remove(coach, conversationId);
  expect((await report(coach)).status).toBe(404);
  expect(await kept()).toEqual([]);
});

test("it outlives both: the author's words are kept for the decision, the reporter is forgotten", async () => {
  const { client, coach } = pair;
  await report(coach);
  const leave = { password: PASSWORD, understood: true };
  for (const { browser } of [client, coach]) await browser.send("POST", "/api/identity/delete-profile", leave);
  await server.work();
  expect(await kept()).toMatchObject([{ reporter_id: null, conversation_id: null, reason: "fraud" }]);
});
