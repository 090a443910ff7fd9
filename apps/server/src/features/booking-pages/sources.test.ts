import type { BookingSource } from "@aufwind/contract/booking-pages";
import { beforeEach, expect, test } from "vitest";
import { act, booked, booking, openCoach } from "../../../test/booked.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let coach: Person & { slug: string };

const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  coach = await openCoach(server);
});

const book = async (client: Person, { at, ...more }: { at: string; source?: string; consultation?: "standard" }) => {
  const { consultation = "discovery", ...said } = more;
  const wanted = booking({ coachId: coach.userId, scheduledAt: at, consultation }, said);
  return client.browser.send("POST", "/api/appointments", wanted);
};
const counted = async () => {
  const answer = await coach.browser.get("/api/coaches/booking-page/sources");
  const { items } = (await answer.json()) as { items: BookingSource[] };
  return Object.fromEntries(
    items.filter(({ appointments }) => appointments > 0).map(({ source, ...counts }) => [source, counts]),
  );
};

test("clients and appointments are counted by where they came from, and what was cancelled is not", async () => {
  const [first, second, third] = [await person(server), await person(server), await person(server)];
  expect((await book(first, { at: "2026-11-18T13:00:00.000Z", source: "qr" })).status).toBe(201);
  expect((await book(second, { at: "2026-11-18T14:00:00.000Z", source: "qr" })).status).toBe(201);
  const dropped = await booked(third, { coachId: coach.userId, scheduledAt: "2026-11-18T15:00:00.000Z" });
  expect(await counted()).toEqual({
    qr: { clients: 2, appointments: 2 },
    direct: { clients: 1, appointments: 1 },
  });
  await act(third, `/api/clients/appointments/${dropped.id}/cancel`, { reason: "", owedCents: 0 });
  expect(await counted()).toEqual({ qr: { clients: 2, appointments: 2 } });
});

test("an invited client's first booking counts as one of the invitation, later ones by their way", async () => {
  const client = await person(server);
  await server.database
    .insertInto("relations")
    .values({ coach_id: coach.userId, client_id: client.userId, kind: "existing", created_at: server.clock.now() })
    .execute();
  await book(client, { at: "2026-11-18T13:00:00.000Z", source: "profile" });
  expect(await counted()).toEqual({ invitation: { clients: 1, appointments: 1 } });
});

test("an unknown source is refused, and nobody else reads a coach's counts", async () => {
  const client = await person(server);
  const refused = await book(client, { at: "2026-11-18T13:00:00.000Z", source: "newsletter" });
  expect(refused.status).toBe(422);
  expect((await client.browser.get("/api/coaches/booking-page/sources")).status).toBe(403);
});
