import type { CoachReview } from "@aufwind/contract/reviews";
import { expect, test } from "vitest";
import { openCoach } from "../../../test/booked.ts";
import { operator } from "../../../test/operators.ts";
import type { Person } from "../../../test/people.ts";
import { metPair, type ReviewedPair, reviewsOfCoach, writtenBy } from "../../../test/reviewed.ts";
import { testServer } from "../../../test/test-server.ts";
import { ratingOf } from "./queries.ts";

const server = await testServer();
const staff = await operator(server);
const other = await openCoach(server);

type Act = { method?: "POST" | "PUT" | "DELETE"; body?: object };
const act = ({ browser }: Person, path: string, { method = "POST", body = {} }: Act = {}) =>
  browser.send(method, `/api/reviews/${path}`, body);
const decide = (id: string, body: object, by = staff) =>
  by.browser.send("POST", `/api/operators/reviews/${id}/decide`, body);
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const row = (id: string) =>
  server.database.selectFrom("reviews").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const stars = async ({ coach }: ReviewedPair) =>
  (await ratingOf(server.database, [coach.userId])).get(coach.userId)?.distribution;
const shown = async ({ coach }: ReviewedPair) => {
  const response = await server.request(`/api/visitors/coaches/${coach.slug}/reviews/0/10/desc`);
  return ((await response.json()) as { items: { reviewId: string }[] }).items.map(({ reviewId }) => reviewId);
};
const mailsTo = async ({ email }: Person) => (await server.mails()).filter(({ to_address }) => to_address === email);
const notificationsTo = async ({ userId }: Person) =>
  (await server.database.selectFrom("notifications").select("kind").where("user_id", "=", userId).execute()).map(
    ({ kind }) => kind,
  );

async function contested() {
  const pair = await metPair(server);
  const { reviewId } = await writtenBy(pair, { stars: 1 });
  await act(pair.coach, `${reviewId}/contest`, { body: { reason: "Das war ein anderer Coach." } });
  return { pair, id: reviewId };
}

test("the coach approves: everybody reads it, it counts, and its author is notified", async () => {
  const pair = await metPair(server);
  const { reviewId } = await writtenBy(pair);
  expect([await shown(pair), await stars(pair)]).toEqual([[], undefined]);
  const response = await act(pair.coach, `${reviewId}/approve`);
  expect((await response.json()) as CoachReview).toMatchObject({ status: "published", can: ["answer"] });
  expect([await shown(pair), await stars(pair)]).toEqual([[reviewId], { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 }]);
  expect((await mailsTo(pair.client)).at(-1)).toMatchObject({
    subject: "Your review is published",
    text: expect.stringContaining(`/en/client/appointments/${pair.appointmentId}/review\n`),
  });
  expect(await notificationsTo(pair.client)).toEqual(["reviewPublished"]);
  for (const path of ["approve", "contest"]) {
    const again = await act(pair.coach, `${reviewId}/${path}`, { body: path === "contest" ? { reason: "x" } : {} });
    expect([again.status, await codeOf(again)]).toEqual([409, "reviewSettled"]);
  }
  expect(await stars(pair)).toEqual({ 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 });
});

test("of ten approvals at once one counts", async () => {
  const pair = await metPair(server);
  const { reviewId } = await writtenBy(pair);
  const answers = await Promise.all(Array.from({ length: 10 }, () => act(pair.coach, `${reviewId}/approve`)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect([await stars(pair), await notificationsTo(pair.client)]).toMatchObject([{ 4: 1 }, ["reviewPublished"]]);
});

test("several are approved at once: those of others and settled ones stay as they are", async () => {
  const [pair, foreign] = [await metPair(server), await metPair(server)];
  const [mine, theirs] = [await writtenBy(pair), await writtenBy(foreign)];
  const ids = [mine.reviewId, mine.reviewId, theirs.reviewId, crypto.randomUUID()];
  const approve = async () => (await act(pair.coach, "approve", { body: { ids } })).json();
  expect([await approve(), await approve()]).toEqual([{ approved: 1 }, { approved: 0 }]);
  expect([await shown(pair), await shown(foreign)]).toEqual([[mine.reviewId], []]);
  expect((await act(pair.coach, "approve", { body: { ids: [] } })).status).toBe(422);
  expect((await act(pair.client, "approve", { body: { ids } })).status).toBe(403);
});

test("nobody else does anything with it: not its author, not another coach, not a visitor", async () => {
  const pair = await metPair(server);
  const { reviewId } = await writtenBy(pair);
  const before = await row(reviewId);
  const ways: [string, Act][] = [
    [`${reviewId}/approve`, {}],
    [`${reviewId}/contest`, { body: { reason: "x" } }],
    [`${reviewId}/answer`, { method: "PUT", body: { text: "x" } }],
    [`${reviewId}/answer`, { method: "DELETE" }],
  ];
  for (const [path, how] of ways) {
    expect([path, (await act(pair.client, path, how)).status]).toEqual([path, 403]);
    expect([path, (await act(other, path, how)).status]).toEqual([path, 404]);
    expect([path, (await act(staff, path, how)).status]).toEqual([path, 403]);
  }
  expect((await server.send("POST", `/api/reviews/${reviewId}/approve`, { body: {} })).status).toBe(401);
  expect((await decide(reviewId, { decision: "publish" }, pair.client)).status).toBe(403);
  expect((await decide(reviewId, { decision: "publish" }, pair.coach)).status).toBe(403);
  expect(await row(reviewId)).toEqual(before);
});

test("the coach contests with a reason: it does not show, its author reads why, and the coach can take it back", async () => {
  const { pair, id } = await contested();
  expect([await shown(pair), await stars(pair)]).toEqual([[], undefined]);
  expect(await reviewsOfCoach(pair.coach, "contested")).toMatchObject({
    items: [{ status: "contested", can: ["approve", "answer"], contest: { reason: "Das war ein anderer Coach." } }],
    counts: { waiting: 0, contested: 1 },
  });
  const own = await (await pair.client.browser.get(`/api/clients/reviews/${pair.appointmentId}`)).json();
  expect(own).toMatchObject({ review: { status: "contested", contest: { reason: "Das war ein anderer Coach." } } });
  expect((await mailsTo(pair.client)).at(-1)?.text).not.toContain("anderer Coach");
  expect(await notificationsTo(pair.client)).toEqual(["reviewContested"]);
  await act(pair.coach, `${id}/approve`);
  expect(await row(id)).toMatchObject({ contested_at: null, contest_reason: null, published_at: expect.any(Date) });
});

test("nothing, space, and more than 1,000 characters are no reason", async () => {
  const pair = await metPair(server);
  const { reviewId } = await writtenBy(pair);
  for (const reason of ["", " \n", "x".repeat(1001)])
    expect((await act(pair.coach, `${reviewId}/contest`, { body: { reason } })).status).toBe(422);
  expect(await row(reviewId)).toMatchObject({ contested_at: null });
});

test("the coach answers once, changes the answer, takes it back, and can do so later too", async () => {
  const pair = await metPair(server);
  const { reviewId } = await writtenBy(pair);
  const answer = (text: string) => act(pair.coach, `${reviewId}/answer`, { method: "PUT", body: { text } });
  expect(await (await answer("Danke!")).json()).toMatchObject({ status: "waiting", answer: { text: "Danke!" } });
  await act(pair.coach, `${reviewId}/approve`);
  await answer("<b>Vielen Dank!</b>");
  const list = await server.request(`/api/visitors/coaches/${pair.coach.slug}/reviews/0/10/desc`);
  expect(await list.json()).toMatchObject({ items: [{ answer: { text: "<b>Vielen Dank!</b>" } }] });
  await act(pair.coach, `${reviewId}/answer`, { method: "DELETE" });
  expect(await row(reviewId)).toMatchObject({ answer: null, answered_at: null });
  expect((await answer("x".repeat(2001))).status).toBe(422);
});

test("an operator removes what was contested: both get the reason, and it can be decided again", async () => {
  const { pair, id } = await contested();
  expect((await decide(id, { decision: "remove", reason: " " })).status).toBe(422);
  expect((await decide(id, { decision: "remove", reason: "Es nennt Dritte." })).status).toBe(200);
  expect(await row(id)).toMatchObject({ decided_by: staff.userId, removed_at: expect.any(Date), published_at: null });
  expect([await shown(pair), await stars(pair)]).toEqual([[], undefined]);
  for (const person of [pair.client, pair.coach])
    expect((await mailsTo(person)).at(-1)?.text).toContain("> Es nennt Dritte.");
  expect((await mailsTo(pair.client)).at(-1)?.text).toMatch(/No automated system[\s\S]*within six months/);
  expect(await notificationsTo(pair.client)).toEqual(["reviewContested", "reviewRemoved"]);
  expect(await notificationsTo(pair.coach)).toEqual(["reviewWritten", "reviewDecided"]);
  const answering = await act(pair.coach, `${id}/answer`, { method: "PUT", body: { text: "x" } });
  expect([answering.status, await codeOf(answering)]).toEqual([409, "reviewSettled"]);

  await decide(id, { decision: "publish", reason: "" });
  expect([await shown(pair), await stars(pair)]).toMatchObject([[id], { 1: 1 }]);
  await decide(id, { decision: "remove", reason: "Doch." });
  expect([await shown(pair), await stars(pair)]).toEqual([[], undefined]);
});

test("an operator publishes what was contested, and decides nothing that waits for its coach", async () => {
  const { pair, id } = await contested();
  expect((await decide(id, { decision: "publish" })).status).toBe(200);
  expect([await shown(pair), await stars(pair)]).toMatchObject([[id], { 1: 1 }]);
  expect((await mailsTo(pair.coach)).at(-1)).toMatchObject({ subject: "Our decision about a review" });
  expect((await decide(id, { decision: "publish" })).status).toBe(409);
  const { reviewId } = await writtenBy(await metPair(server));
  for (const decision of ["publish", "remove"])
    expect((await decide(reviewId, { decision, reason: "x" })).status).toBe(409);
  expect((await decide(crypto.randomUUID(), { decision: "publish" })).status).toBe(404);
});

test("the database keeps the statuses apart, whatever writes", async () => {
  const { id } = await contested();
  const set = (changes: object) => server.database.updateTable("reviews").set(changes).where("id", "=", id).execute();
  const now = server.clock.now();
  await expect(set({ contest_reason: null })).rejects.toThrow("contest_is_whole");
  await expect(set({ decided_at: now })).rejects.toThrow("decided_is_published_or_removed");
  await expect(set({ removed_at: now, decided_at: now })).rejects.toThrow("removal_has_its_reason");
  await expect(set({ removed_at: now, published_at: now, decided_at: now, decision_reason: "x" })).rejects.toThrow(
    /removed_is_not_published|decided_is_published_or_removed/,
  );
});
