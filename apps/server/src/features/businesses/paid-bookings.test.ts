import type { Acquaintance } from "@aufwind/contract/appointments-acquaintance";
import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import type { CoachToday } from "@aufwind/contract/dashboards-today";
import type { Notification } from "@aufwind/contract/notifications";
import { beforeEach, describe, expect, test } from "vitest";
import { booking, introduce, saveCard } from "../../../test/booked.ts";
import { type Person, person } from "../../../test/people.ts";
import { publicPractice } from "../../../test/practice.ts";
import { BUSINESS } from "../../../test/sections.ts";
import { testServer } from "../../../test/test-server.ts";

// Monday, ten o'clock in Berlin.
const NOW = "2026-11-16T09:00:00Z";
const server = await testServer();
let coach: Awaited<ReturnType<typeof publicPractice>>;
let client: Person;
beforeEach(async () => {
  server.clock.set(NOW);
  coach = await publicPractice(server);
  client = await person(server);
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
});

/** As a coach's row was before this was asked. */
const forget = (columns: object = NOTHING, askedAt: string | null = null) =>
  server.database
    .updateTable("businesses")
    .set({ ...columns, trader_asked_at: askedAt === null ? null : new Date(askedAt), trader_reminders: 0 })
    .where("coach_id", "=", coach.userId)
    .execute();
const NOTHING = { phone: null, register: null, certified_at: null, certified_version: null };
const forgetTaxNumbers = async () => {
  await forget({ tax_number: null });
  await server.database.updateTable("users").set({ vat_number: null }).where("id", "=", coach.userId).execute();
};

const book = async (consultation: "discovery" | "standard", scheduledAt: string) => {
  const feeCents = consultation === "standard" ? 11_305 : 0;
  const body = booking({ coachId: coach.userId, consultation, scheduledAt }, { feeCents });
  const response = await client.browser.send("POST", "/api/appointments", body);
  return [response.status, ((await response.json()) as { code?: string }).code];
};
const slots = async (consultation: string) => {
  const path = `/api/visitors/coaches/${coach.slug}/slots/week/2026-11-23?consultation=${consultation}`;
  const response = await client.browser.get(path);
  return [response.status, ((await response.json()) as { code?: string }).code];
};
const profile = async () => (await (await server.request(`/api/visitors/coaches/${coach.slug}`)).json()) as PublicCoach;
const today = async () => (await (await coach.browser.get("/api/coaches/today")).json()) as CoachToday;
const card = async () =>
  (
    await server.database
      .selectFrom("coach_cards")
      .select("card")
      .where("coach_id", "=", coach.userId)
      .executeTakeFirst()
  )?.card as { takesPaidBookings?: boolean } | undefined;
const bells = async () => {
  const response = await coach.browser.get("/api/coaches/notifications/0/10/desc");
  const { items } = (await response.json()) as { items: Notification[] };
  return items.filter(({ kind }) => kind === "traderData");
};
const mails = async () =>
  (await server.mails()).filter(
    ({ to_address, subject }) => to_address === coach.email && /business details|paid appointments/.test(subject),
  );

const REFUSED = [409, "paidBookingsClosed"];
const AHEAD = "2026-11-23T09:00:00Z";

describe("a coach who has not stated everything", () => {
  test("is booked for a discovery and for nothing else; slots, page and card say so", async () => {
    await forget();
    await server.work();
    expect(await book("standard", AHEAD)).toEqual(REFUSED);
    expect(await slots("standard")).toEqual(REFUSED);
    expect(await slots("discovery")).toEqual([200, undefined]);
    const known = await client.browser.get(`/api/clients/coaches/${coach.userId}/acquaintance`);
    expect(((await known.json()) as Acquaintance).open).toEqual(["discovery"]);
    expect((await profile()).takesPaidBookings).toBe(false);
    expect((await card())?.takesPaidBookings).toBe(false);
    expect((await book("discovery", AHEAD))[0]).toBe(201);
  });

  test("reads what is missing, and can be paid as soon as it is saved", async () => {
    await forget();
    const missing = ["phone", "register", "certification"];
    expect((await today()).paidBookings).toEqual({ isOpen: false, missing, dueAt: null });
    expect((await coach.browser.send("PUT", "/api/coaches/business", BUSINESS)).status).toBe(200);
    expect((await today()).paidBookings).toEqual({ isOpen: true, missing: [], dueAt: null });
    expect((await profile()).takesPaidBookings).toBe(true);
    await saveCard(server, client);
    expect((await book("standard", AHEAD))[0]).toBe(201);
  });

  test("without a tax number nobody pays, whatever else is there and whenever they were asked", async () => {
    await forgetTaxNumbers();
    expect(await book("standard", AHEAD)).toEqual(REFUSED);
    await forget({}, NOW);
    expect(await book("standard", AHEAD)).toEqual(REFUSED);
    expect((await today()).paidBookings).toEqual({ isOpen: false, missing: ["taxNumber"], dueAt: null });
  });

  test("is not published anew", async () => {
    await forget();
    await coach.browser.send("PATCH", "/api/coaches/profile/visibility", { isProfilePublic: false });
    const again = await coach.browser.send("PATCH", "/api/coaches/profile/visibility", { isProfilePublic: true });
    expect([again.status, await again.json()]).toMatchObject([409, { errors: [{ field: "business" }] }]);
  });
});

describe("a coach who was here before", () => {
  test("has thirty days, hears of it four times, and only then takes no paid bookings", async () => {
    await forget(NOTHING, NOW);
    await server.work("remind-traders");
    expect((await today()).paidBookings).toMatchObject({ isOpen: true, dueAt: "2026-12-16T09:00:00.000Z" });
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      "Please complete your business details by Wednesday, 16 December 2026",
    ]);
    expect(await bells()).toMatchObject([{ target: "business", status: "Sent" }]);
    await server.work("remind-traders");
    expect(await mails()).toHaveLength(1);

    server.clock.set("2026-11-30T09:00:00Z");
    await server.work();
    expect(await mails()).toHaveLength(2);
    expect((await profile()).takesPaidBookings).toBe(true);

    server.clock.set("2026-12-16T09:00:00Z");
    await server.work();
    const told = await mails();
    expect(told.at(-1)?.subject).toBe("Clients can no longer book paid appointments with you");
    expect(told).toHaveLength(3);
    expect((await profile()).takesPaidBookings).toBe(false);
    expect((await card())?.takesPaidBookings).toBe(false);
    // The earlier mails are deleted by now, and no other was written.
    server.clock.set("2027-02-01T09:00:00Z");
    await server.work();
    expect(await mails()).toEqual([]);
  });

  test("whoever answers hears no more, and the bell is quiet", async () => {
    await forget(NOTHING, NOW);
    await server.work("remind-traders");
    expect((await coach.browser.send("PUT", "/api/coaches/business", BUSINESS)).status).toBe(200);
    expect(await bells()).toMatchObject([{ status: "Read" }]);
    expect(await mails()).toHaveLength(1);
    server.clock.set("2026-11-30T09:00:00Z");
    await server.work();
    expect(await mails()).toHaveLength(1);
  });
});

test("the first confirmation counts, however often the form is saved", async () => {
  server.clock.advance({ minutes: 5 });
  await coach.browser.send("PUT", "/api/coaches/business", { ...BUSINESS, city: "Potsdam" });
  const saved = await (await coach.browser.get("/api/coaches/business")).json();
  expect(saved).toMatchObject({ address: { certifiedAt: "2026-11-16T09:00:00.000Z", certifiedVersion: "2026-11" } });
});

test("an entry in a register is public with its court and number; who is in none names neither", async () => {
  const entry = { register: "commercial", registerCourt: "Amtsgericht Charlottenburg", registerNumber: "HRB 12345 B" };
  await coach.browser.send("PUT", "/api/coaches/business", { ...BUSINESS, ...entry });
  expect((await profile()).provider).toMatchObject(entry);
  await coach.browser.send("PUT", "/api/coaches/business", { ...BUSINESS, ...entry, register: "none" });
  expect((await profile()).provider).toMatchObject({ register: "none", registerCourt: null, registerNumber: null });
});
