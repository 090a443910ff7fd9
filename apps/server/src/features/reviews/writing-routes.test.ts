import type { OwnReview } from "@aufwind/contract/reviews";
import { STATUSES } from "@aufwind/rules/appointments/status";
import { expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { metPair, type ReviewedPair, reviewsOfCoach, reviewText, writtenBy } from "../../../test/reviewed.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const stranger = await person(server);
const unrated = await metPair(server);

const post = ({ browser }: Person, body: object) => browser.send("POST", "/api/reviews", body);
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const own = async ({ client, appointmentId }: ReviewedPair) =>
  (await (await client.browser.get(`/api/clients/reviews/${appointmentId}`)).json()) as OwnReview;
const reviews = (appointmentId: string) =>
  server.database.selectFrom("reviews").selectAll().where("appointment_id", "=", appointmentId).execute();

test("a client rates what took place; it waits for the coach, who is notified without a name", async () => {
  const pair = await metPair(server);
  expect(await own(pair)).toMatchObject({
    appointment: { id: pair.appointmentId, coachName: "Erika Muster", coachSlug: pair.coach.slug },
    names: { initial: "Erika M.", firstName: "Erika", none: null },
    review: null,
    whyNot: null,
  });
  const written = await writtenBy(pair, { stars: 5, text: "  Sehr\r\nhilfreich.  " });
  expect(written).toMatchObject({ stars: 5, text: "Sehr\nhilfreich.", author: "Erika M.", status: "waiting" });
  expect(written.publishesAt).toBe("2026-11-30T09:00:00.000Z");
  expect(await own(pair)).toMatchObject({ review: written, whyNot: "alreadyReviewed" });

  const waiting = await reviewsOfCoach(pair.coach);
  expect(waiting).toMatchObject({ counts: { waiting: 1, published: 0 }, rating: null });
  expect(waiting.items[0]).toMatchObject({ reviewId: written.reviewId, can: ["approve", "contest", "answer"] });
  const [mail] = (await server.mails()).filter(({ to_address }) => to_address === pair.coach.email).slice(-1);
  expect(mail?.subject).toBe("You have a new review");
  expect(mail?.text).toMatch(/30 November 2026[\s\S]*\/en\/coach\/reviews\n/);
  expect(`${mail?.text}${mail?.html}`).not.toContain("hilfreich");
  const facts = await server.database
    .selectFrom("notifications")
    .selectAll()
    .where("user_id", "=", pair.coach.userId)
    .execute();
  expect(facts).toMatchObject([{ kind: "reviewWritten", appointment_id: null, starts_at: null }]);
});

test("a client's first page knows what can be rated, the latest first, until it is", async () => {
  const pair = await metPair(server);
  const unratedOf = async () =>
    ((await (await pair.client.browser.get("/api/clients/unrated-appointments")).json()) as { items: object[] }).items;
  const own = { coachId: pair.coach.userId, clientId: pair.client.userId, status: "Completed" as const };
  await appointmentRow(server, { ...own, startsAt: "2026-08-03T09:00:00Z" });
  await appointmentRow(server, { ...own, startsAt: "2026-11-10T09:00:00Z", status: "No Show" });
  const latest = await appointmentRow(server, { ...own, startsAt: "2026-11-16T06:00:00Z" });
  expect(await unratedOf()).toMatchObject([{ id: latest, coachName: "Erika Muster" }, { id: pair.appointmentId }]);
  await writtenBy(pair);
  expect(await unratedOf()).toMatchObject([{ id: latest }]);
  expect((await pair.coach.browser.get("/api/clients/unrated-appointments")).status).toBe(403);
});

test("a talk that the clock completed without both having been there is not rated, and nobody is asked about it", async () => {
  const pair = await metPair(server);
  const own = server.database.updateTable("appointments").where("id", "=", pair.appointmentId);
  await own.set({ both_present: false }).execute();
  const response = await pair.client.browser.send("POST", "/api/reviews", reviewText(pair.appointmentId));
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([409, "notBothPresent"]);
  const read = await pair.client.browser.get(`/api/clients/reviews/${pair.appointmentId}`);
  expect(await read.json()).toMatchObject({ review: null, whyNot: "notBothPresent" });
  const unrated = await pair.client.browser.get("/api/clients/unrated-appointments");
  expect(await unrated.json()).toEqual({ items: [] });
});

test("after a free discovery a review is marked and outside the mean, its count and the rank, but listed", async () => {
  const pair = await metPair(server);
  const own = server.database.updateTable("appointments").where("id", "=", pair.appointmentId);
  await own.set({ consultation: "discovery" }).execute();
  const { reviewId } = await writtenBy(pair, { stars: 5 });
  await pair.coach.browser.send("POST", `/api/reviews/${reviewId}/approve`);
  const profile = async () => {
    const response = await server.request(`/api/visitors/coaches/${pair.coach.slug}`);
    return (await response.json()) as {
      rating: unknown;
      reviewCount: number;
      reviews: { isAfterDiscovery: boolean }[];
    };
  };
  expect(await profile()).toMatchObject({ rating: null, reviewCount: 1, reviews: [{ isAfterDiscovery: true }] });
  const paid = await metPair(server, { coach: pair.coach });
  const second = await writtenBy(paid, { stars: 2 });
  await pair.coach.browser.send("POST", `/api/reviews/${second.reviewId}/approve`);
  expect(await profile()).toMatchObject({ rating: { score: 2, count: 1 }, reviewCount: 2 });
  const listed = await server.request(`/api/visitors/coaches/${pair.coach.slug}/reviews/0/10/desc`);
  const list = (await listed.json()) as { totalCount: number; items: { stars: number; isAfterDiscovery: boolean }[] };
  expect(list.totalCount).toBe(2);
  expect(list.items.map(({ stars, isAfterDiscovery }) => [stars, isAfterDiscovery]).toSorted()).toEqual([
    [2, false],
    [5, true],
  ]);
  expect(await reviewsOfCoach(pair.coach, "published")).toMatchObject({
    counts: { published: 2 },
    rating: { count: 1 },
  });
});

test.each([
  ["firstName", "Erika"],
  ["none", null],
] as const)("with %s the name is %j", async (author, shown) => {
  const pair = await metPair(server);
  expect(await writtenBy(pair, { author })).toMatchObject({ author: shown });
});

test("of two at once one is written, and a third is refused with the sentence", async () => {
  const pair = await metPair(server);
  const answers = await Promise.all(
    [1, 5].map((stars) => post(pair.client, reviewText(pair.appointmentId, { stars }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const third = await post(pair.client, reviewText(pair.appointmentId));
  expect(await third.json()).toMatchObject({
    code: "alreadyReviewed",
    detail: expect.stringContaining("already rated"),
  });
  expect(await reviews(pair.appointmentId)).toHaveLength(1);
});

test("only what took place can be rated", async () => {
  const { coach, client } = await metPair(server);
  const pair = { coachId: coach.userId, clientId: client.userId };
  for (const [day, status] of STATUSES.filter((each) => each !== "Completed").entries()) {
    const startsAt = new Date(Date.UTC(2026, 11, 1 + day, 9)).toISOString();
    const id = await appointmentRow(server, { ...pair, startsAt, status });
    const response = await post(client, reviewText(id));
    expect([status, response.status, await codeOf(response)]).toEqual([status, 409, "notCompleted"]);
    expect(await reviews(id)).toEqual([]);
  }
});

test("to anybody but its client there is nothing to rate or to read", async () => {
  const pair = await metPair(server);
  await writtenBy(pair);
  expect((await post(stranger, reviewText(pair.appointmentId))).status).toBe(404);
  expect((await post(stranger, reviewText(crypto.randomUUID()))).status).toBe(404);
  expect((await stranger.browser.get(`/api/clients/reviews/${pair.appointmentId}`)).status).toBe(404);
  expect((await post(pair.coach, reviewText(pair.appointmentId))).status).toBe(403);
  expect((await pair.coach.browser.get(`/api/clients/reviews/${pair.appointmentId}`)).status).toBe(403);
  expect((await server.request(`/api/clients/reviews/${pair.appointmentId}`)).status).toBe(401);
});

test.each([
  [{ stars: 0 }, "stars", "chooseStars"],
  [{ stars: 6 }, "stars", "chooseStars"],
  [{ stars: 3.5 }, "stars", "chooseStars"],
  [{ stars: "5" }, "stars", "chooseStars"],
  [{ text: " \n " }, "text", "required"],
  [{ author: "full" }, "author", "invalid"],
  [{ published_at: "2026-01-01T00:00:00Z" }, "published_at", "notAccepted"],
])("%j is refused at its field", async (over, field, code) => {
  const { client, appointmentId } = unrated;
  const response = await post(client, reviewText(appointmentId, over));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ field, code }] });
  expect(await reviews(appointmentId)).toEqual([]);
});

test("markup stays text, 2,000 characters fit, and no more", async () => {
  const script = "<script>alert(1)</script>";
  const text = script.padEnd(2000, "ü");
  const longer = await post(unrated.client, reviewText(unrated.appointmentId, { text: `${text}x` }));
  expect(await longer.json()).toMatchObject({ errors: [{ field: "text", code: "tooLong" }] });
  expect(await writtenBy(await metPair(server), { text })).toMatchObject({ text });
});

test("a coach who has left cannot be rated", async () => {
  const { coach, client, appointmentId } = await metPair(server);
  await coach.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  const response = await post(client, reviewText(appointmentId));
  expect([response.status, await codeOf(response)]).toEqual([409, "coachLeft"]);
});
