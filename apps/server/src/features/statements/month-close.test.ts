import { beforeEach, describe, expect, test } from "vitest";
import { coachAndClient, openCoach } from "../../../test/booked.ts";
import { earned, takenBack } from "../../../test/earned.ts";
import { type Person, person } from "../../../test/people.ts";
import { startTestServer, testServer } from "../../../test/test-server.ts";
import type { InvoiceContent } from "../invoices/invoice-content.ts";
import { closeMonths } from "./month-close.ts";

let coach: Person;
let client: Person;
const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server);
});

const { signal } = new AbortController();
const close = (at: string) => {
  server.clock.set(at);
  return closeMonths(server, signal);
};
const rows = (coachId = coach.userId) =>
  server.database.selectFrom("statements").selectAll().where("coach_id", "=", coachId).orderBy("month").execute();
const sold = (startsAt: string, over: object = {}) =>
  earned(server, { coachId: coach.userId, clientId: client.userId, startsAt, ...over });
const fees = async () =>
  (
    await server.database
      .selectFrom("invoices")
      .select(["content", "number"])
      .where("coach_id", "=", coach.userId)
      .where("kind", "in", ["fee", "feeCredit"])
      .orderBy("id")
      .execute()
  ).map(({ content }) => content as unknown as InvoiceContent);
const mails = async () => (await server.mails()).filter(({ to_address }) => to_address === coach.email);

describe("a month that is over", () => {
  test("is closed with exactly the sums of what was earned in it", async () => {
    const other = (await person(server)).userId;
    await sold("2026-10-01T00:00:00+02:00", { netCents: 8333 });
    await sold("2026-10-12T09:00:00Z", { netCents: 6001, clientId: other, relation: "existing" });
    await sold("2026-10-13T09:00:00Z", { netCents: 12_345, kind: "cancelled_late" });
    await sold("2026-10-14T09:00:00Z", { netCents: 7777, kind: "no_show", clientId: other });
    // Midnight in Berlin: the next month.
    await sold("2026-10-31T22:00:00Z", { clientId: other });
    await close("2026-11-01T01:30:00Z");
    const stated = await server.database
      .selectFrom("earnings")
      .selectAll()
      .where("coach_id", "=", coach.userId)
      .where("statement_id", "is not", null)
      .execute();
    expect(stated).toHaveLength(4);
    const sum = (
      key: "gross_cents" | "vat_cents" | "fee_cents" | "marketing_cents" | "fee_vat_cents" | "arrives_cents",
    ) => stated.reduce((total, row) => total + row[key], 0);
    const [statement] = await rows();
    expect(statement).toMatchObject({
      lines: 4,
      gross_cents: 9916 + 7141 + 14_691 + 9255,
      vat_cents: sum("vat_cents"),
      // 19 % of 83.33 and 12 % or 19 % of 60.01, each rounded once.
      fee_cents: sum("fee_cents"),
      marketing_cents: 2900,
      fee_vat_cents: sum("fee_vat_cents"),
      arrives_cents: sum("arrives_cents"),
      payout_cents: sum("arrives_cents"),
      carried_in_cents: 0,
      carried_out_cents: 0,
      status: "due",
    });
    expect(stated.find(({ net_cents }) => net_cents === 8333)?.fee_cents).toBe(1583);
    const dates = await server.database
      .selectFrom("statements")
      .select((eb) => [eb.cast<string>("pay_by", "text").as("payBy"), eb.cast<string>("month", "text").as("month")])
      .where("coach_id", "=", coach.userId)
      .execute();
    expect(dates).toEqual([{ month: "2026-10-01", payBy: "2026-11-13" }]);
  });

  test("is closed once, though two servers close it at once and again the next night", async () => {
    const second = await openCoach(server);
    for (const day of ["01", "02", "03"]) {
      await sold(`2026-10-${day}T09:00:00Z`);
      await sold(`2026-10-${day}T11:00:00Z`, { coachId: second.userId });
    }
    const other = await startTestServer({ databaseUrl: server.config.database.url });
    try {
      other.clock.set("2026-11-01T01:30:00Z");
      server.clock.set("2026-11-01T01:30:00Z");
      await Promise.all([server, other, server, other].map((each) => closeMonths(each, signal)));
    } finally {
      await other.close();
    }
    const before = [await rows(), await rows(second.userId)];
    expect(before.map((each) => each.map(({ lines }) => lines))).toEqual([[3], [3]]);
    await close("2026-11-02T01:30:00Z");
    expect([await rows(), await rows(second.userId)]).toEqual(before);
    expect(await fees()).toHaveLength(1);
    expect((await mails()).filter(({ subject }) => subject.includes("statement"))).toHaveLength(1);
  });

  test("is not closed before it is over, and a night that was missed is made up for", async () => {
    await sold("2026-09-20T09:00:00Z");
    await sold("2026-10-20T09:00:00Z");
    await close("2026-10-31T22:59:00Z");
    expect(await rows()).toHaveLength(1);
    await close("2026-12-24T01:30:00Z");
    expect((await rows()).map(({ lines }) => lines)).toEqual([1, 1]);
  });

  test("takes what came too late into the next one", async () => {
    await sold("2026-10-20T09:00:00Z");
    await close("2026-11-01T01:30:00Z");
    await sold("2026-10-30T09:00:00Z");
    await close("2026-11-15T01:30:00Z");
    expect(await rows()).toHaveLength(1);
    await sold("2026-11-20T09:00:00Z");
    await close("2026-12-01T01:30:00Z");
    expect((await rows()).map(({ lines }) => lines)).toEqual([1, 2]);
  });

  test("of a coach without any earnings has no statement", async () => {
    await close("2026-11-01T01:30:00Z");
    expect(await rows()).toEqual([]);
  });
});

test("a month below zero is carried on until it is made good, over months without anything, too", async () => {
  const first = await sold("2026-07-10T09:00:00Z");
  const second = await sold("2026-07-11T09:00:00Z");
  await close("2026-08-01T01:30:00Z");
  await takenBack(server, first, "2026-08-20T09:00:00Z");
  await takenBack(server, second, "2026-08-21T09:00:00Z");
  await close("2026-09-01T01:30:00Z");
  // September has nothing; October makes up for a part, November for the rest.
  await close("2026-10-01T01:30:00Z");
  await sold("2026-10-10T09:00:00Z");
  await close("2026-11-01T01:30:00Z");
  await sold("2026-11-10T09:00:00Z");
  await sold("2026-11-11T09:00:00Z");
  await close("2026-12-01T01:30:00Z");
  const told = (await rows()).map((row) => [
    row.arrives_cents,
    row.carried_in_cents,
    row.payout_cents,
    row.carried_out_cents,
    row.status,
  ]);
  // 119 € minus 19 € fee, once 29 € marketing (once more after it was given back), and 19 % VAT on both.
  expect(told).toEqual([
    [15_827, 0, 15_827, 0, "due"],
    [-15_827, 0, 0, -15_827, "nothing"],
    [6188, -15_827, 0, -9639, "nothing"],
    [19_278, -9639, 9639, 0, "due"],
  ]);
  const subjects = (await mails()).map(({ subject }) => subject).filter((subject) => subject.includes("statement"));
  expect(subjects).toEqual(
    ["July", "August", "October", "November"].map((month) => `Your statement for ${month} 2026`),
  );
});

describe("the platform's invoice for the fees", () => {
  test("has each kind of fee with its count, and the VAT of the lines it sums up", async () => {
    const own = (await person(server)).userId;
    await server.database
      .updateTable("users")
      .set({ created_at: new Date("2026-09-01T00:00:00Z") })
      .where("id", "=", coach.userId)
      .execute();
    await sold("2026-10-10T09:00:00Z");
    await sold("2026-10-11T09:00:00Z");
    await sold("2026-10-12T09:00:00Z", { clientId: own, relation: "existing" });
    await close("2026-11-01T01:30:00Z");
    const [content] = await fees();
    expect(content).toMatchObject({
      number: expect.stringMatching(/^AWG-2026-\d{6}$/),
      kind: "fee",
      issuedOn: "2026-11-01",
      serviceFrom: "2026-10-01",
      serviceTo: "2026-10-31",
      supplier: { name: server.config.company.company, zipCode: "10115", city: "Berlin", vatNumber: "DE000000000" },
      recipient: { name: "Erika Muster" },
      lines: [
        { kind: "platformFee", quantity: 2, netCents: 3800 },
        { kind: "existingClientFee", quantity: 1, netCents: 1200 },
        { kind: "marketingFee", quantity: 1, netCents: 2900 },
      ],
      netCents: 7900,
      vatCents: 912 + 361 + 228,
      paid: { by: "deducted", on: "2026-11-01" },
    });
    expect(content?.grossCents).toBe(7900 + 1501);
  });

  test("goes to whom the coach's billing information names", async () => {
    const told = {
      address: "Allee 5",
      city: "Wien",
      postal_code: "1010",
      country: "AT",
      email: "rechnung@example.org",
    };
    await server.database
      .insertInto("billing_details")
      .values({ user_id: coach.userId, name: "Muster KG", saved_at: server.clock.now(), ...told })
      .execute();
    await sold("2026-10-10T09:00:00Z");
    await close("2026-11-01T01:30:00Z");
    const [content] = await fees();
    expect(content?.recipient).toMatchObject({
      name: "Muster KG",
      address1: "Allee 5",
      zipCode: "1010",
      country: "AT",
    });
  });

  test("is not issued where no fee was taken", async () => {
    await sold("2026-10-10T09:00:00Z", { kind: "no_show" });
    await close("2026-11-01T01:30:00Z");
    expect(await rows()).toHaveLength(1);
    expect(await fees()).toEqual([]);
  });

  test("says what is taken back; where that is more than the month bears, it is a credit note", async () => {
    const first = await sold("2026-09-10T09:00:00Z");
    const second = await sold("2026-09-11T09:00:00Z");
    await close("2026-10-01T01:30:00Z");
    await takenBack(server, first, "2026-10-05T09:00:00Z");
    await close("2026-11-01T01:30:00Z");
    await sold("2026-11-10T09:00:00Z");
    await takenBack(server, second, "2026-11-11T09:00:00Z");
    await close("2026-12-01T01:30:00Z");
    // December earns as much as it gives back.
    await takenBack(server, await sold("2026-12-10T09:00:00Z"), "2026-12-11T09:00:00Z");
    await close("2027-01-01T01:30:00Z");
    const [bill, credit, mixed, ...more] = await fees();
    expect(credit).toMatchObject({
      kind: "feeCredit",
      lines: [{ kind: "correction", netCents: -4800 }],
      grossCents: -5712,
      corrects: { number: bill?.number, issuedOn: "2026-10-01" },
    });
    expect(mixed).toMatchObject({ kind: "fee", netCents: 2900 });
    expect(mixed?.lines.map(({ kind, netCents }) => [kind, netCents])).toEqual([
      ["platformFee", 1900],
      ["marketingFee", 2900],
      ["correction", -1900],
    ]);
    expect(more).toEqual([]);
  });
});
