import type { Appointment } from "@aufwind/contract/appointments";
import type { CoachPackages } from "@aufwind/contract/coaching-packages";
import type { Slots } from "@aufwind/contract/slots";
import { beforeEach, expect, test } from "vitest";
import { act, CARDS, introduce, openCoach, saveCard, wakeAt } from "../../../test/booked.ts";
import {
  agreedFrom,
  bookFrom,
  bought,
  buy,
  ledgerSums,
  offered,
  outstandingPackages,
  ownPackage,
  packageOffer,
  packagePair,
  purchase,
} from "../../../test/packages.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { bothVisited } from "../../../test/visits.ts";
import { transact } from "../../platform/database/database.ts";
import { previewRefund, refundAppointment } from "../payments/refunds/commands.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const WEDNESDAY = "2026-11-18T13:00:00.000Z";
const problem = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
const invoicesOf = async ({ userId }: Person) =>
  (
    await server.database.selectFrom("invoices").selectAll().where("client_id", "=", userId).orderBy("id").execute()
  ).map(({ kind, gross_cents, content }) => [kind, gross_cents, (content as { netCents: number }).netCents]);
const expectBooks = async () => {
  const { ledger, rows } = await outstandingPackages(server);
  expect(ledger).toBe(rows);
  const { balanceCents } = server.cardSandbox.books();
  expect((await ledgerSums(server)).provider ?? 0).toBe(balanceCents);
};

test("a coach offers a package at a price that the rules allow, once, and ends it", async () => {
  const coach = await openCoach(server);
  const offer = (over: Record<string, unknown>) =>
    coach.browser.send("POST", "/api/coaches/packages", packageOffer(over));
  expect(await problem(await offer({ netCents: 29_999 }))).toEqual([409, "packageTooCheap"]);
  expect(await problem(await offer({ netCents: 50_001 }))).toEqual([409, "packageTooExpensive"]);
  expect((await offer({ size: 1 })).status).toBe(422);
  expect((await offer({ size: 21, months: 25 })).status).toBe(422);
  expect(await problem(await offer({ consultation: "extended" }))).toEqual([404, "notFound"]);
  const id = await offered(coach);
  expect(await problem(await offer({ netCents: 44_000 }))).toEqual([409, "packageExists"]);
  const read = async () => (await (await coach.browser.get("/api/coaches/packages")).json()) as CoachPackages;
  expect((await read()).offered).toMatchObject([
    { id, grossCents: 53_550, eachCents: 10_710, savedCents: 5950, savedPercent: 10, isShown: true },
  ]);
  const profile = await (await server.browser().get(`/api/visitors/coaches/${coach.slug}`)).json();
  expect(profile).toMatchObject({ packages: [{ id, size: 5, eachCents: 10_710 }] });
  const stranger = await openCoach(server);
  expect((await stranger.browser.send("POST", `/api/coaches/packages/${id}/end`, {})).status).toBe(404);
  expect((await coach.browser.send("POST", `/api/coaches/packages/${id}/end`, {})).status).toBe(200);
  expect((await read()).offered).toEqual([]);
});

test("who offers packages is found by that in search", async () => {
  const [one] = [await openCoach(server), await openCoach(server)];
  await offered(one);
  await server.work();
  const found = await (await server.browser().get("/api/visitors/coaches/0/30/desc?packages=true")).json();
  const { items } = found as { items: { coachId: string; hasPackages: boolean }[] };
  expect(items.map(({ coachId }) => coachId)).toContain(one.userId);
  expect(items.every(({ hasPackages }) => hasPackages)).toBe(true);
});

test("bought at once it is invoiced and booked from; held appointments earn their share, and no other invoice comes", async () => {
  const pair = await packagePair(server);
  const { id, payment } = await bought(pair);
  expect(payment).toEqual({ status: "paid" });
  expect(await ownPackage(pair.client, id)).toMatchObject({
    ...{ status: "active", left: 5, bookable: 5, validUntil: "2027-05-16", refundCents: 53_550 },
    can: { book: true, pay: false, end: true },
  });
  expect(await invoicesOf(pair.client)).toEqual([["client", 53_550, 45_000]]);
  const made = await agreedFrom(pair, { packageId: id, scheduledAt: WEDNESDAY });
  expect(made).toMatchObject({ scheduledStatus: "Scheduled", feeCents: 10_710, packageId: id, chargeAt: null });
  await wakeAt(server, "2026-11-17T13:30:00Z", pair.client, pair.coach);
  await server.work();
  const read = (await (await pair.client.browser.get(`/api/appointments/${made.id}`)).json()) as Appointment;
  expect(read).toMatchObject({ payment: "paid", giftCents: 0, creditCents: 0, owedIfCancelledCents: 10_710 });
  await bothVisited(server, made.id);
  server.clock.set("2026-11-19T15:00:00Z");
  await server.work();
  const earned = server.database.selectFrom("earnings").selectAll().where("appointment_id", "=", made.id);
  expect(await earned.execute()).toMatchObject([{ kind: "completed", net_cents: 9000, gross_cents: 10_710 }]);
  expect(await invoicesOf(pair.client)).toHaveLength(1);
  await wakeAt(server, "2026-11-19T15:00:00Z", pair.client);
  expect((await ownPackage(pair.client, id)).refundCents).toBe(42_840);
  const asked = { appointmentId: made.id, wish: { kind: "amount", cents: 5000 }, bearer: "shared" } as const;
  const { hash } = await previewRefund(server, asked);
  const by = { operatorId: pair.coach.userId };
  await transact(server.database, (tx) => refundAppointment(tx, server, { ...asked, hash, reason: "Kulanz", by }));
  await server.work();
  // A part goes to the card that paid, and the appointment stays used.
  expect(await ownPackage(pair.client, id)).toMatchObject({
    ...{ left: 4, refundCents: 42_840 },
    payments: [{ refundedCents: 5000 }],
  });
  expect((await invoicesOf(pair.client)).at(-1)).toEqual(["clientCredit", -5000, -4202]);
  await expectBooks();
});

test("who may not book the consultation, or has no card, buys nothing; a changed price is shown first", async () => {
  const pair = await packagePair(server);
  const stranger = await person(server);
  await saveCard(server, stranger);
  expect(await problem(await buy(stranger, purchase(pair.packageId)))).toEqual([409, "discoveryFirst"]);
  expect(await problem(await buy(pair.client, purchase(pair.packageId, { feeCents: 1 })))).toEqual([409, "feeChanged"]);
  const cardless = await person(server);
  await introduce(server, { coachId: pair.coach.userId, clientId: cardless.userId });
  expect(await problem(await buy(cardless, purchase(pair.packageId)))).toEqual([409, "noPaymentMethod"]);
  const short = await offered(pair.coach, { months: 1 });
  expect((await buy(pair.client, purchase(short, { instalments: 2 }))).status).toBe(422);
  await pair.coach.browser.send("POST", `/api/coaches/packages/${pair.packageId}/end`, {});
  expect(await problem(await buy(pair.client, purchase(pair.packageId)))).toEqual([409, "packageGone"]);
});

test("a declined first payment buys nothing, and can be tried again with another card", async () => {
  const pair = await packagePair(server, { card: CARDS.failsLater });
  const declined = await bought(pair);
  expect(declined.payment).toMatchObject({ status: "declined" });
  expect(await ownPackage(pair.client, declined.id)).toMatchObject({ status: "ordered", bookable: 0 });
  expect(await invoicesOf(pair.client)).toEqual([]);
  await saveCard(server, pair.client);
  const cards = () => server.database.updateTable("payment_methods").where("user_id", "=", pair.client.userId);
  await cards().set({ is_default: false }).where("is_default", "=", true).execute();
  await cards().set({ is_default: true }).where("last_four", "=", "4242").execute();
  expect((await bought(pair)).payment).toEqual({ status: "paid" });
  const rows = server.database.selectFrom("package_purchases").select("status");
  expect(await rows.where("client_id", "=", pair.client.userId).execute()).toEqual([{ status: "active" }]);
});

test("sent twice at once it is bought and paid once", async () => {
  const pair = await packagePair(server);
  const body = purchase(pair.packageId);
  const answers = await Promise.all([1, 2, 3].map(() => buy(pair.client, body)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await (await buy(pair.client, body)).json()).toMatchObject({ id: body.orderId, payment: { status: "paid" } });
  await server.work();
  const charged = server.cardSandbox.books().charges.filter(({ metadata }) => metadata.packagePayment);
  const ours = await server.database
    .selectFrom("package_payments")
    .innerJoin("package_purchases", "package_purchases.id", "purchase_id")
    .select("package_payments.id")
    .where("client_id", "=", pair.client.userId)
    .where("package_payments.status", "=", "paid")
    .execute();
  expect(charged.filter(({ metadata }) => ours.some(({ id }) => id === metadata.packagePayment))).toHaveLength(
    ours.length,
  );
  expect(ours).toHaveLength(1);
});

test("with instalments only what is paid for can be booked; a declined one is tried again, and told", async () => {
  const pair = await packagePair(server);
  const { id } = await bought(pair, { instalments: 3 });
  expect(await ownPackage(pair.client, id)).toMatchObject({
    ...{ left: 5, bookable: 1, refundCents: 17_850 },
    payments: [
      { cents: 17_850, status: "paid" },
      { cents: 17_850, status: "open", plannedAt: "2026-12-16T07:00:00.000Z" },
      { cents: 17_850, status: "open", plannedAt: "2027-01-16T07:00:00.000Z" },
    ],
  });
  await agreedFrom(pair, { packageId: id, scheduledAt: WEDNESDAY });
  const refused = await bookFrom(pair, { packageId: id, scheduledAt: "2026-11-19T13:00:00.000Z" });
  expect(await problem(refused)).toEqual([409, "packageUnpaid"]);
  await server.database
    .updateTable("payment_methods")
    .set({ provider_id: "pm_gone" })
    .where("user_id", "=", pair.client.userId)
    .execute();
  await wakeAt(server, "2026-12-16T07:01:00Z", pair.client);
  await server.work();
  expect((await ownPackage(pair.client, id)).payments[1]).toMatchObject({ status: "declined" });
  const toClient = (await server.mails()).filter(({ to_address }) => to_address === pair.client.email);
  expect(toClient.at(-1)?.subject).toMatch(/Rate konnte nicht|instalment could not/);
  const due = server.database.selectFrom("package_payments").select("due_at").where("purchase_id", "=", id);
  expect((await due.where("place", "=", 2).executeTakeFirst())?.due_at?.toISOString()).toBe("2026-12-17T07:01:00.000Z");
  await expectBooks();
});

test("of two who book the last appointment at once one gets it, and past its number or date it says why", async () => {
  const pair = await packagePair(server, { size: 2, netCents: 18_000, months: 1 });
  const { id } = await bought(pair, { feeCents: 21_420 });
  await agreedFrom(pair, { packageId: id, scheduledAt: WEDNESDAY });
  const times = ["2026-11-19T13:00:00.000Z", "2026-11-20T13:00:00.000Z"];
  const answers = await Promise.all(times.map((scheduledAt) => bookFrom(pair, { packageId: id, scheduledAt })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost && (await problem(lost))).toEqual([409, "packageUsedUp"]);
  const next = await packagePair(server, { size: 2, netCents: 18_000, months: 1 });
  const other = await bought(next, { feeCents: 21_420 });
  const late = await bookFrom(next, { packageId: other.id, scheduledAt: "2026-12-17T13:00:00.000Z" });
  expect(await problem(late)).toEqual([409, "packageTooLate"]);
  expect(await problem(await bookFrom(next, { packageId: id, scheduledAt: WEDNESDAY }))).toEqual([404, "notFound"]);
});

test("times are listed and booked by the duration that was sold, whatever is offered today", async () => {
  const pair = await packagePair(server);
  const { id } = await bought(pair);
  const longer = server.database.updateTable("consultations").set({ duration_minutes: 120, price_cents: 20_000 });
  await longer.where("coach_id", "=", pair.coach.userId).where("kind", "=", "standard").execute();
  const listed = async (who: Person, query = "") => {
    const path = `/api/visitors/coaches/${pair.coach.slug}/slots/day/2026-11-18?consultation=standard${query}`;
    const response = await who.browser.get(path);
    return response.status === 200 ? ((await response.json()) as Slots) : response.status;
  };
  const [today, sold] = [await listed(pair.client), await listed(pair.client, `&packageId=${id}`)];
  expect([today, sold]).toMatchObject([{ durationMinutes: 120 }, { durationMinutes: 60 }]);
  const lastOf = (slots: Slots | number) => (typeof slots === "number" ? "" : (slots.days[0]?.slots.at(-1) ?? ""));
  expect(lastOf(sold) > lastOf(today)).toBe(true);
  expect((await bookFrom(pair, { packageId: id, scheduledAt: lastOf(sold) })).status).toBe(201);
  expect(await listed(await person(server), `&packageId=${id}`)).toBe(404);
});

test("what is cancelled in time or rejected goes back; what is cancelled late counts as used", async () => {
  const pair = await packagePair(server);
  const { id } = await bought(pair);
  const asked = (await (await bookFrom(pair, { packageId: id, scheduledAt: WEDNESDAY })).json()) as Appointment;
  expect((await ownPackage(pair.client, id)).left).toBe(4);
  await act(pair.coach, `/api/appointments/${asked.id}/reject`, { reason: "Da bin ich verreist." });
  expect((await ownPackage(pair.client, id)).left).toBe(5);
  const first = await agreedFrom(pair, { packageId: id, scheduledAt: "2026-11-19T13:00:00.000Z" });
  const second = await agreedFrom(pair, { packageId: id, scheduledAt: "2026-11-20T13:00:00.000Z" });
  await act(pair.client, `/api/clients/appointments/${first.id}/cancel`, { reason: "", owedCents: 0 });
  expect((await ownPackage(pair.client, id)).left).toBe(4);
  await wakeAt(server, "2026-11-20T09:00:00Z", pair.client, pair.coach);
  await server.work();
  await act(pair.client, `/api/clients/appointments/${second.id}/cancel`, { reason: "", owedCents: 10_710 });
  await server.work();
  expect((await ownPackage(pair.client, id)).left).toBe(4);
  const earned = server.database.selectFrom("earnings").selectAll().where("appointment_id", "=", second.id);
  expect(await earned.execute()).toMatchObject([{ kind: "cancelled_late", gross_cents: 10_710, fee_cents: 0 }]);
  await expectBooks();
});

test("a client ends it and gets back what is neither used nor booked; what a coach cancels later follows", async () => {
  const pair = await packagePair(server);
  const { id } = await bought(pair, { instalments: 2 });
  const made = await agreedFrom(pair, { packageId: id, scheduledAt: WEDNESDAY });
  const end = (refundCents: number) =>
    pair.client.browser.send("POST", `/api/clients/packages/${id}/end`, { refundCents });
  expect(await problem(await end(1))).toEqual([409, "costChanged"]);
  expect(await (await end(16_065)).json()).toEqual({ refundCents: 16_065 });
  expect(await problem(await end(0))).toEqual([409, "packageEnded"]);
  await wakeAt(server, "2026-11-17T14:00:00Z", pair.client, pair.coach);
  await server.work();
  await act(pair.coach, `/api/coaches/appointments/${made.id}/cancel`, { reason: "Ich bin krank geworden." });
  await server.work();
  await server.work();
  expect(await ownPackage(pair.client, id)).toMatchObject({
    ...{ status: "ended", endCause: "client" },
    payments: [
      { status: "paid", refundedCents: 26_775 },
      { status: "void", refundedCents: 0 },
    ],
  });
  expect(await invoicesOf(pair.client)).toEqual([
    ["client", 26_775, 22_500],
    ["clientCredit", -16_065, -13_500],
    ["clientCredit", -10_710, -9000],
  ]);
  await expectBooks();
});

test("when the last day is over what is left goes back, after two reminders", async () => {
  const pair = await packagePair(server, { months: 2 });
  const { id } = await bought(pair);
  const subjects = async () =>
    (await server.mails()).filter(({ to_address }) => to_address === pair.client.email).map(({ subject }) => subject);
  for (const day of ["2026-12-17", "2027-01-09", "2027-01-16"]) {
    server.clock.set(`${day}T07:30:00Z`);
    await server.work();
  }
  expect((await subjects()).filter((subject) => /endet am|ends on/.test(subject))).toHaveLength(2);
  await wakeAt(server, "2027-01-17T07:30:00Z", pair.client);
  await server.work();
  expect(await ownPackage(pair.client, id)).toMatchObject({
    ...{ status: "ended", endCause: "expired" },
    payments: [{ refundedCents: 53_550 }],
  });
  await expectBooks();
});
