import type { DecisionStatement } from "@aufwind/contract/content-decisions";
import type { ContentCase, HalfYear, ListedContent } from "@aufwind/contract/content-decisions-team";
import { beforeEach, expect, test } from "vitest";
import { chat, notificationsTo, send, sent, talk } from "../../../test/conversations.ts";
import { operator } from "../../../test/operators.ts";
import { type Person, person } from "../../../test/people.ts";
import { metPair, writtenBy } from "../../../test/reviewed.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
let mara: Person;
let sam: Person;
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  [mara, sam] = [await operator(server), await operator(server, { permissions: ["moderation"] })];
  for (const table of ["mails", "rate_limits"] as const) await server.database.deleteFrom(table).execute();
});

type Content = { kind: string; id: string };
const pathOf = ({ kind, id }: Content) => `/api/operators/content-notices/${kind}/${id}`;
const report = ({ browser }: Pick<Person, "browser">, { kind, id }: Content, over: object = {}) =>
  browser.send("POST", "/api/content-notices", {
    ...{ kind, contentId: id, reason: "hateful", explanation: "Das beleidigt mich.", goodFaith: true },
    ...over,
  });
const caseFor = async (by: Person, content: Content) =>
  (await (await by.browser.get(pathOf(content))).json()) as ContentCase;
const REASONS = { facts: "Der Text beschimpft eine Person.", ground: "terms", clause: "A7" };
const decide = async (by: Person, content: Content, over: object = {}) => {
  const body = { decision: "remove", seen: null, ...REASONS, ...over };
  const response = await by.browser.send("POST", `${pathOf(content)}/decision`, body);
  const answer = (await response.json()) as ContentCase & { code?: string };
  return { status: response.status, code: answer.code, shown: answer };
};
const statement = async ({ browser }: Person, id: string) => browser.get(`/api/content-decisions/${id}`);
const appeal = ({ browser }: Person, id: string, text = "Das war eine Meinung.") =>
  browser.send("POST", `/api/content-decisions/${id}/appeal`, { text });
const mailsTo = async (address: string) => (await server.mails()).filter(({ to_address }) => to_address === address);
const casesOf = (id: string) =>
  server.database
    .selectFrom("cases")
    .select(["source", "state"])
    .where("source_id", "=", id)
    .orderBy("number")
    .execute();

/** A published review that the coach has reported. */
async function reportedReview() {
  const met = await metPair(server);
  const { reviewId: id } = await writtenBy(met);
  await met.coach.browser.send("POST", `/api/reviews/${id}/approve`);
  const content = { kind: "review", id };
  expect((await report(met.coach, content)).status).toBe(201);
  await server.database.deleteFrom("mails").execute();
  const isPublic = async () => {
    const response = await server.browser().get(`/api/visitors/coaches/${met.coach.slug}/reviews/0/10/desc`);
    return ((await response.json()) as { items: unknown[] }).items.length > 0;
  };
  return { ...met, content, isPublic };
}

test("a removed review is gone for everybody; author and reporter are told, the case is closed by name", async () => {
  const { content, coach, client, isPublic } = await reportedReview();
  expect(await caseFor(mara, content)).toMatchObject({
    author: { id: client.userId, upheld: 0 },
    notices: [{ reason: "hateful", reporter: { id: coach.userId, unfounded: 0 }, isDecided: false }],
    can: { decide: ["keep", "restrict", "remove", "suspend"] },
  });
  const { status, shown } = await decide(mara, content);
  expect(status).toBe(200);
  expect(shown).toMatchObject({ hidden: { until: null }, author: { upheld: 1 }, can: { decide: [] } });
  expect(await isPublic()).toBe(false);
  expect(await casesOf(content.id)).toEqual([{ source: "content_notices", state: "closed" }]);
  const id = shown.decisions[0]?.id ?? "";
  const [toAuthor] = await mailsTo(client.email);
  for (const words of [REASONS.facts, "our terms: A7", "no automated means", "16 May 2027", `/help/decisions/${id}`])
    expect(toAuthor?.text).toContain(words);
  expect((await mailsTo(coach.email))[0]?.text).toContain("taken action");
  const own = (await (await statement(client, id)).json()) as DecisionStatement;
  expect(own).toMatchObject({ side: "author", decision: "remove", reasons: REASONS, can: { appeal: true } });
  const theirs = (await (await statement(coach, id)).json()) as DecisionStatement;
  expect(theirs).toMatchObject({ side: "reporter", reasons: null, can: { appeal: true } });
  expect((await statement(await person(server), id)).status).toBe(404);
  const log = server.database.selectFrom("audit_log").selectAll().where("action", "=", "content-decisions.remove");
  expect(await log.where("subject_id", "=", content.id).execute()).toMatchObject([{ operator_id: mara.userId }]);
});

test("of two who decide at once one does, the other hears contentDecided", async () => {
  const { content } = await reportedReview();
  const answers = await Promise.all([decide(mara, content), decide(sam, content, { decision: "keep" })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.code).toBe("contentDecided");
  const { decisions } = await caseFor(mara, content);
  expect(decisions).toHaveLength(1);
  // Nothing waits any more.
  expect((await decide(mara, content, { seen: decisions[0]?.id })).code).toBe("contentDecided");
});

test("an appeal is decided by another person, in the command and in the database; reversed, it is shown again", async () => {
  const { content, client, isPublic } = await reportedReview();
  const first = (await decide(mara, content)).shown.decisions[0]?.id ?? "";
  expect((await appeal(client, first, " ")).status).toBe(422);
  expect((await appeal(client, first)).status).toBe(201);
  expect(((await (await appeal(client, first)).json()) as { code: string }).code).toBe("alreadyAppealed");
  expect((await casesOf(content.id)).at(-1)).toEqual({ source: "content_appeals", state: "open" });
  expect(await caseFor(mara, content)).toMatchObject({ isAppealed: true, can: { decide: [], isOwnDecision: true } });
  const keep = { decision: "keep", seen: first, facts: "Eine Meinung, keine Beschimpfung.", ground: null, clause: "" };
  expect((await decide(mara, content, keep)).code).toBe("ownDecision");
  const [row] = await server.database.selectFrom("content_decisions").selectAll().where("id", "=", first).execute();
  const { id: _, ...again } = row ?? ({} as never);
  await expect(
    server.database
      .insertInto("content_decisions")
      .values({ ...again, appeal_of: first })
      .execute(),
  ).rejects.toThrow("another person");
  await expect(server.database.deleteFrom("content_decisions").execute()).rejects.toThrow();

  await server.database.deleteFrom("mails").execute();
  const { shown, status } = await decide(sam, content, keep);
  expect([status, await isPublic()]).toEqual([200, true]);
  expect(shown).toMatchObject({ hidden: null, isAppealed: false, author: { upheld: 0 } });
  expect((await mailsTo(client.email))[0]?.text).toContain("reversed our decision");
  expect((await casesOf(content.id)).every(({ state }) => state === "closed")).toBe(true);
  const replaced = (await (await statement(client, first)).json()) as DecisionStatement;
  expect(replaced).toMatchObject({ isReplaced: true, can: { appeal: false } });
});

test("six months later nobody appeals, and copies and addresses are forgotten a month after that", async () => {
  const { content, client } = await reportedReview();
  const id = (await decide(mara, content)).shown.decisions[0]?.id ?? "";
  server.clock.set("2027-05-16T08:00:00Z");
  const late = await logInAgain(client);
  expect(((await (await appeal(late, id)).json()) as { code: string }).code).toBe("appealTooLate");
  server.clock.set("2027-07-01T03:00:00Z");
  await server.work();
  const kept = server.database.selectFrom("content_notices").select(["sealed", "explanation"]);
  expect(await kept.where("content_id", "=", content.id).execute()).toEqual([{ sealed: null, explanation: "" }]);
});
const logInAgain = async (who: Person): Promise<Person> => {
  const browser = server.browser();
  await browser.send("POST", "/api/visitors/login", { email: who.email, password: who.password });
  return { ...who, browser };
};

test("a hidden profile cannot be reached or published until its time is over", async () => {
  const { coach } = await metPair(server);
  const content = { kind: "profile", id: coach.userId };
  await report({ browser: server.browser() }, content, { name: "Ruth", email: "ruth@example.org" });
  expect((await decide(mara, content, { decision: "remove" })).code).toBe("notPossibleNow");
  expect((await decide(mara, content, { decision: "restrict", days: 7 })).status).toBe(200);
  const isFound = async () => (await server.browser().get(`/api/visitors/coaches/${coach.slug}`)).status;
  expect(await isFound()).toBe(404);
  const row = () =>
    server.database.selectFrom("coaches").select(["is_public", "hidden_at"]).where("user_id", "=", coach.userId);
  expect(await row().executeTakeFirst()).toMatchObject({ is_public: false, hidden_at: expect.any(Date) });
  const publish = await coach.browser.send("PATCH", "/api/coaches/profile/visibility", { isProfilePublic: true });
  expect(publish.status).toBe(409);
  server.clock.set("2026-11-23T09:00:00Z");
  await server.work();
  expect(await row().executeTakeFirst()).toEqual({ is_public: true, hidden_at: null });
  expect(await isFound()).toBe(200);
});

test("a removed message says so to both; a suspended author writes nothing new until the time is over", async () => {
  const { coach, client, conversationId } = await talk(server);
  const { messageId: id } = await sent(client, { conversationId, text: "Sie taugen nichts" });
  const content = { kind: "message", id };
  await report(coach, content);
  expect((await decide(mara, content, { decision: "suspend" })).status).toBe(422);
  expect((await decide(mara, content, { decision: "suspend", days: 7 })).status).toBe(200);
  for (const [who, side] of [
    [coach, "coaches"],
    [client, "clients"],
  ] as const) {
    const { messages, lastMessage } = await chat(who, side, conversationId);
    expect([messages.at(-1), lastMessage]).toMatchObject(Array(2).fill({ text: null, isRemoved: true }));
    expect((await notificationsTo(server, who)).at(-1)).toMatchObject({ kind: "reset" });
  }
  const codeOf = async () =>
    ((await (await send(client, { conversationId, text: "Hallo" })).json()) as { code: string }).code;
  expect(await codeOf()).toBe("temporarilySuspended");
  server.clock.set("2026-11-23T09:00:00Z");
  await server.work();
  const late = await logInAgain(client);
  expect((await send(late, { conversationId, text: "Entschuldigung" })).ok).toBe(true);
  expect((await chat(late, "clients", conversationId)).messages[0]).toMatchObject({ isRemoved: true });
});

test("messages around a reported one open once two people agreed, for three days, and each look is logged", async () => {
  const { coach, client, conversationId } = await talk(server);
  const texts = ["Guten Tag", "Sie taugen nichts", "Lassen Sie das"];
  const [, second] = await texts.reduce<Promise<string[]>>(async (before, text, place) => {
    const ids = await before;
    const { messageId } = await sent(place === 2 ? coach : client, { conversationId, text });
    return [...ids, messageId];
  }, Promise.resolve([]));
  const content = { kind: "message", id: second ?? "" };
  await report(coach, content);
  expect(JSON.stringify(await caseFor(mara, content))).not.toContain("Guten Tag");
  const around = (by: Person) => by.browser.send("POST", `${pathOf(content)}/messages`);
  expect((await around(mara)).status).toBe(404);
  const reason = "Ob die Drohung im Zusammenhang anders zu lesen ist.";
  const ask = await mara.browser.send("POST", `${pathOf(content)}/openings`, { reason });
  expect(ask.status).toBe(201);
  const approvals = (await (await sam.browser.get("/api/operators/approvals")).json()) as {
    items: { id: string; inputHash: string; subject: { id: string } }[];
  };
  const asked = approvals.items.find(({ subject }) => subject.id === content.id);
  const agree = { decision: "approve", inputHash: asked?.inputHash };
  expect((await mara.browser.send("POST", `/api/operators/approvals/${asked?.id}/decide`, agree)).status).toBe(409);
  expect((await sam.browser.send("POST", `/api/operators/approvals/${asked?.id}/decide`, agree)).status).toBe(200);
  const { items } = (await (await around(sam)).json()) as { items: { text: string; isReported: boolean }[] };
  expect(items.map(({ text }) => text)).toEqual(texts);
  expect(items.map(({ isReported }) => isReported)).toEqual([false, true, false]);
  const looks = server.database
    .selectFrom("audit_log")
    .selectAll()
    .where("action", "=", "content-decisions.readMessages");
  expect(await looks.where("subject_id", "=", content.id).execute()).toMatchObject([{ operator_id: sam.userId }]);
  server.clock.set("2026-11-16T09:11:00Z");
  expect((await around(sam)).status).toBe(403);
  const later = await operatorAt("2026-11-19T09:00:00Z");
  expect((await around(later)).status).toBe(404);
});
const operatorAt = (now: string) => {
  server.clock.set(now);
  return operator(server, { permissions: ["moderation"] });
};

test("without moderation, without a fresh proof, or about what nobody reported, nothing is decided", async () => {
  const { content } = await reportedReview();
  const support = await operator(server, { permissions: ["support"] });
  expect(await decide(support, content)).toMatchObject({ status: 403, code: "permissionMissing" });
  const nothing = { kind: "review", id: "019a8b00-0000-7000-8000-000000000000" };
  expect((await decide(mara, nothing)).status).toBe(404);
  expect((await decide(mara, { ...content, kind: "message" })).status).toBe(404);
  const bad = [{ facts: "" }, { ground: null }, { clause: "" }, { days: 3 }, { decision: "burn" }, { seen: "x" }];
  for (const over of bad) expect((await decide(mara, content, over)).status).toBe(422);
  server.clock.set("2026-11-16T09:11:00Z");
  expect(await decide(mara, content)).toMatchObject({ status: 403, code: "proofStale" });
  expect((await caseFor(mara, content)).decisions).toEqual([]);
});

test("contents are listed by kind, state and decision, and counted by half year", async () => {
  const { content } = await reportedReview();
  const listed = async (query: string) => {
    const response = await mara.browser.get(`/api/operators/content-notices?${query}`);
    const { items } = (await response.json()) as { items: ListedContent[] };
    return items.find(({ contentId }) => contentId === content.id);
  };
  expect(await listed("kind=review&state=waiting")).toMatchObject({ notices: 1, caseNumber: expect.any(Number) });
  expect(await listed("state=decided")).toBeUndefined();
  server.clock.set("2026-11-16T09:09:00Z");
  await decide(mara, content, { decision: "restrict" });
  expect(await listed("state=decided&decision=restrict")).toMatchObject({ decision: "restrict", state: "decided" });
  const counts = await mara.browser.get("/api/operators/content-transparency");
  const [half] = ((await counts.json()) as { items: HalfYear[] }).items;
  expect(half).toMatchObject({ year: 2026, half: 2 });
  expect(half?.restrict).toBeGreaterThan(0);
  const csv = await (await mara.browser.get("/api/operators/content-transparency/csv")).text();
  expect(csv?.split("\r\n")[0]).toContain("Year,Half-year,Notices,Kept,Hidden");
});
