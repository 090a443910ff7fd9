import { expect, test } from "vitest";
import { act, wakeAt } from "../../../test/booked.ts";
import { confirmed, hours } from "../../../test/paid.ts";
import { PASSWORD, type Person } from "../../../test/people.ts";
import { metPair, reviewsOfCoach, writtenBy } from "../../../test/reviewed.ts";
import { testServer } from "../../../test/test-server.ts";
import { bothVisited } from "../../../test/visits.ts";

const server = await testServer();

const published = async (id: string) =>
  (await server.database.selectFrom("reviews").select("published_at").where("id", "=", id).executeTakeFirstOrThrow())
    .published_at;
const mailsTo = async ({ email }: Person) =>
  (await server.mails()).filter(({ to_address }) => to_address === email).map(({ subject }) => subject);
const workAt = async (instant: string) => {
  server.clock.set(instant);
  await server.work();
};

test("after exactly fourteen days a review shows by itself, a contested one does not, one without its author too", async () => {
  const [pair, disputed, left] = [await metPair(server), await metPair(server), await metPair(server)];
  const [{ reviewId: id }, { reviewId: contested }, { reviewId: orphan }] = [
    await writtenBy(pair),
    await writtenBy(disputed),
    await writtenBy(left),
  ];
  await act(disputed.coach, `/api/reviews/${contested}/contest`, { reason: "x" });
  await left.client.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });

  await workAt("2026-11-30T08:59:59.999Z");
  expect([await published(id), await published(orphan)]).toEqual([null, null]);
  await wakeAt(server, "2026-11-30T09:00:00.000Z", pair.coach);
  const late = await pair.coach.browser.send("POST", `/api/reviews/${id}/contest`, { reason: "zu spät" });
  expect(late.status).toBe(409);
  await server.work();
  expect([await published(id), await published(contested)]).toEqual([server.clock.now(), null]);
  expect(await reviewsOfCoach(pair.coach, "published")).toMatchObject({ counts: { waiting: 0, published: 1 } });
  expect((await mailsTo(pair.client)).filter((subject) => subject === "Your review is published")).toHaveLength(1);
  const list = await server.request(`/api/visitors/coaches/${left.coach.slug}/reviews/0/10/desc`);
  expect(await list.json()).toMatchObject({ items: [{ reviewId: orphan, author: null }] });
});

// Four pairs and a day of jobs: longer than usual on a busy machine.
test("three hours after it took place a client is asked how it was, once, and not whoever wants no reminders", {
  timeout: 45_000,
}, async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  const { client, coach, appointment } = await confirmed(server);
  const silent = await confirmed(server);
  const rated = await confirmed(server);
  await server.database
    .insertInto("notification_choices")
    .values({ user_id: silent.client.userId, topic: "reminders", in_app: false, email: false, push: false })
    .execute();
  // Nobody is asked about an appointment that nobody attended.
  const missed = await confirmed(server);
  for (const met of [appointment, silent.appointment, rated.appointment]) await bothVisited(server, met.id);
  await workAt(hours(25));
  await wakeAt(server, hours(26), rated.client);
  await rated.client.browser.send("POST", "/api/reviews", {
    ...{ appointmentId: rated.appointment.id, stars: 5, text: "Gut", author: "none" },
  });
  const asked = async (person: Person) =>
    (await mailsTo(person)).filter((subject) => subject === "How was your appointment?").length;
  await workAt(hours(27.9));
  expect(await asked(client)).toBe(0);
  await workAt(hours(28.1));
  await workAt(hours(29));
  expect([await asked(client), await asked(silent.client), await asked(rated.client), await asked(coach)]).toEqual([
    1, 0, 0, 0,
  ]);
  expect(await asked(missed.client)).toBe(0);
  const told = await server.database
    .selectFrom("notifications")
    .select(["user_id", "appointment_id"])
    .where("kind", "=", "rateIt")
    .execute();
  expect(told).toEqual([{ user_id: client.userId, appointment_id: appointment.id }]);
  await wakeAt(server, hours(30), client);
  const bell = await client.browser.get("/api/clients/notifications/0/5/desc");
  const { items } = (await bell.json()) as { items: { kind: string; target: string; message: string }[] };
  expect(items.find(({ kind }) => kind === "rateIt")).toMatchObject({
    target: "review",
    message: expect.stringMatching(/^How was your appointment with Erika Muster on/),
  });
});
