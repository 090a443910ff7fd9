import type { Statement } from "@aufwind/contract/statements";
import type { AdjustmentPreview, StatementsOfCoach } from "@aufwind/contract/statements-adjustments";
import { beforeEach, describe, expect, test } from "vitest";
import { decided } from "../../../test/approvals.ts";
import { openCoach } from "../../../test/booked.ts";
import { earned, takenBack } from "../../../test/earned.ts";
import { operator } from "../../../test/operators.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { reverseByRefund } from "../earnings/commands.ts";
import { closeMonths } from "./month-close.ts";

const REASON = "Die Gebühr für den 5. Oktober war doppelt.";
let coach: Person;
let client: Person;
let appointmentId: string;
const meeting = (startsAt: string) => ({ coachId: coach.userId, clientId: client.userId, startsAt });
const server = await testServer();
const close = () => closeMonths(server, new AbortController().signal);
/** Ten minutes later it is December in Berlin. */
const closeNovember = () => {
  server.clock.set("2026-11-30T23:02:00Z");
  return close();
};
beforeEach(async () => {
  server.clock.set("2026-11-30T22:52:00Z");
  coach = await openCoach(server);
  client = await person(server);
  appointmentId = await earned(server, meeting("2026-10-05T09:00:00Z"));
  await close();
});

const at = (path: string) => `/api/operators/coaches/${coach.userId}/${path}`;
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const statements = async ({ browser }: Person) =>
  (await (await browser.get(at("statements"))).json()) as StatementsOfCoach;
const preview = ({ browser }: Person, body: object) => browser.send("POST", at("adjustment-preview"), body);
const previewed = async (team: Person, body: object) => (await (await preview(team, body)).json()) as AdjustmentPreview;

async function ask(team: Person, body: object) {
  const { hash } = await previewed(team, body);
  return team.browser.send("POST", at("adjustments"), { ...body, hash, reason: REASON });
}
const asked = async (team: Person, body: object) =>
  ((await (await ask(team, body)).json()) as { approvalId: string }).approvalId;
const own = async () => {
  const answer = await coach.browser.get("/api/coaches/statements/0/5/desc");
  return ((await answer.json()) as { items: Statement[] }).items;
};
const october = async (team: Person) => (await statements(team)).statements[0]?.id ?? null;

describe("a correction of a closed statement", () => {
  test("gives fees back on the next statement, with a correction of our invoice, and leaves the closed one as it is", async () => {
    const [team, other] = [await operator(server), await operator(server)];
    const [before] = await own();
    const body = { statementId: await october(team), feeCents: 1000 };
    expect(await previewed(team, body)).toMatchObject({
      feeCents: 1000,
      feeVatCents: 190,
      arrivesCents: 1190,
      correction: { netCents: 1000, grossCents: 1190 },
      month: "2026-11",
    });
    const id = await asked(team, body);
    expect(await codeOf(await decided(team, id))).toBe("ownApproval");
    expect((await decided(other, id)).status).toBe(200);
    const issued = server.database.selectFrom("invoices").select(["kind", "gross_cents", "corrects_id"]).orderBy("id");
    expect(await issued.where("coach_id", "=", coach.userId).where("kind", "like", "fee%").execute()).toEqual([
      { kind: "fee", gross_cents: expect.any(Number), corrects_id: null },
      { kind: "feeCredit", gross_cents: -1190, corrects_id: expect.any(String) },
    ]);
    await closeNovember();
    const [after, closed] = await own();
    expect(closed).toEqual(before);
    expect(after).toMatchObject({
      month: "2026-11",
      feeCents: -1000,
      feeVatCents: -190,
      arrivesCents: 1190,
      payoutCents: 1190,
      adjustments: [{ reason: REASON, arrivesCents: 1190 }],
      invoiceId: null,
    });
    const mail = (await server.mails()).find(
      ({ to_address, text }) => to_address === coach.email && text.includes(REASON),
    );
    expect(mail?.text).toContain("€11.90");
    const bells = server.database.selectFrom("notifications").select(["kind", "data"]);
    expect(await bells.where("user_id", "=", coach.userId).where("kind", "=", "adjusted").execute()).toMatchObject([
      { data: { cents: "1190", side: "more" } },
    ]);
    const sheet = await coach.browser.get(`/api/coaches/statements/${after?.id}/sheet`);
    expect(sheet.status).toBe(200);
  });

  test("gives or takes another amount without VAT and without an invoice", async () => {
    const [team, other] = [await operator(server), await operator(server)];
    expect((await decided(other, await asked(team, { otherCents: -500 }))).status).toBe(200);
    const { rows } = await ledgerOf();
    expect(rows).toEqual([
      { account: "coach", amount_cents: 500 },
      { account: "promotions", amount_cents: -500 },
    ]);
    await closeNovember();
    expect((await own())[0]).toMatchObject({
      adjustedCents: -500,
      arrivesCents: -500,
      payoutCents: 0,
      carriedOutCents: -500,
    });
  });

  test("is not more than the fees of that month, also where two are asked for at once", async () => {
    const [team, other] = [await operator(server), await operator(server)];
    const { statements: all } = await statements(team);
    const statementId = all[0]?.id;
    const left = all[0]?.feeLeftCents ?? 0;
    expect(left).toBeGreaterThan(0);
    expect(await codeOf(await preview(team, { statementId, feeCents: left + 1 }))).toBe("adjustmentTooHigh");
    expect(await codeOf(await preview(team, { feeCents: 1 }))).toBe("adjustmentTooHigh");
    const first = await asked(team, { statementId, feeCents: left });
    const second = await asked(team, { statementId, feeCents: left - 1 });
    expect((await decided(other, first)).status).toBe(200);
    expect(await codeOf(await decided(other, second))).toBe("adjustmentTooHigh");
  });

  test("is refused without an amount, without finance, for a client, and without a fresh factor", async () => {
    const team = await operator(server);
    for (const body of [{}, { feeCents: -1 }, { otherCents: 1_000_001 }])
      expect((await preview(team, body)).status).toBe(422);
    const later = (await (await preview(team, { feeCents: -1 })).json()) as { errors: { message: string }[] };
    expect(later.errors[0]?.message).toContain("can be refunded afterwards, but not charged");
    const support = await operator(server, { permissions: ["support"] });
    expect((await preview(support, { otherCents: 1 })).status).toBe(403);
    const path = `/api/operators/coaches/${client.userId}/adjustment-preview`;
    expect((await team.browser.send("POST", path, { otherCents: 1 })).status).toBe(404);
    server.clock.set(new Date(server.clock.now().getTime() + 11 * 60_000).toISOString());
    expect(await codeOf(await ask(team, { otherCents: 1 }))).toBe("proofStale");
  });
});

describe("our fees of one appointment", () => {
  const path = (id: string, what: string) => `/api/operators/payments/${id}/fee-waiver${what}`;
  const preview = ({ browser }: Person, id: string) => browser.send("POST", path(id, "-preview"), {});
  async function waive(team: Person, id: string) {
    const { hash } = (await (await preview(team, id)).json()) as AdjustmentPreview;
    return (await (await team.browser.send("POST", path(id, "s"), { hash, reason: REASON })).json()) as {
      approvalId: string;
    };
  }

  test("are waived as a whole once two people want it, with a correction of the invoice that has them; once", async () => {
    const [team, other] = [await operator(server), await operator(server)];
    const shown = (await (await preview(team, appointmentId)).json()) as AdjustmentPreview;
    // 19 % of 100 € and 29 € for the first appointment of the pair.
    expect(shown).toMatchObject({
      feeCents: 4800,
      feeVatCents: 912,
      arrivesCents: 5712,
      correction: { netCents: 4800 },
    });
    const { approvalId } = await waive(team, appointmentId);
    expect((await decided(other, approvalId)).status).toBe(200);
    expect(await codeOf(await preview(team, appointmentId))).toBe("feeNotWaivable");
    await closeNovember();
    expect((await own())[0]).toMatchObject({ feeCents: -1900, marketingCents: -2900, arrivesCents: 5712 });
  });

  test("are waived before the month is closed: its invoice says both, and a refund gives none of them back again", async () => {
    const [team, other] = [await operator(server), await operator(server)];
    const id = await earned(server, meeting("2026-11-10T09:00:00Z"));
    expect((await (await preview(team, id)).json()) as AdjustmentPreview).toMatchObject({ correction: null });
    expect((await decided(other, (await waive(team, id)).approvalId)).status).toBe(200);
    await takenBack(server, id, "2026-11-30T22:55:00Z");
    await closeNovember();
    expect((await own())[0]).toMatchObject({
      grossCents: 0,
      feeCents: 0,
      feeVatCents: 0,
      arrivesCents: 0,
      invoiceId: null,
    });
  });

  test("are waived as far as a refund has left some, to the cent, and a later refund takes none of them back", async () => {
    const [team, other] = [await operator(server), await operator(server)];
    const back = (refundId: string, priceCents: number) =>
      transact(server.database, (tx) => {
        const lower = { appointmentId, refundId, priceCents, giftCents: 0, creditCents: 0, now: server.clock.now() };
        return reverseByRefund(tx, server, lower);
      });
    const [first, second] = [await refundRow(5953), await refundRow(2000)];
    await back(first, 5953);
    const shown = (await (await preview(team, appointmentId)).json()) as AdjustmentPreview;
    // Of 48 € and 9.12 € VAT the refund has given back 24.01 € and 4.56 €.
    expect(shown).toMatchObject({
      feeCents: 2399,
      feeVatCents: 456,
      arrivesCents: 2855,
      correction: { netCents: 2399 },
    });
    expect((await decided(other, (await waive(team, appointmentId)).approvalId)).status).toBe(200);
    await back(second, 2000);
    await closeNovember();
    expect((await own())[0]).toMatchObject({ feeCents: -1900, marketingCents: -2900, feeVatCents: -912 });
    expect(await codeOf(await preview(team, appointmentId))).toBe("feeNotWaivable");
  });

  test("are not waived where nothing took place, where everything went back, and of no appointment", async () => {
    const team = await operator(server);
    const missed = await earned(server, { ...meeting("2026-11-11T09:00:00Z"), kind: "no_show" });
    expect(await codeOf(await preview(team, missed))).toBe("feeNotWaivable");
    await takenBack(server, appointmentId, "2026-11-30T22:53:00Z");
    expect(await codeOf(await preview(team, appointmentId))).toBe("feeNotWaivable");
    expect(await codeOf(await preview(team, coach.userId))).toBe("notFound");
  });
});

/** A refund of the appointment, which the card had paid. */
async function refundRow(cents: number): Promise<string> {
  const now = server.clock.now();
  const paid = { appointment_id: appointmentId, amount_cents: 11_900, starts_at: now, status: "paid", paid_at: now };
  await server.database
    .insertInto("charges")
    .values(paid)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await server.database
    .insertInto("refunds")
    .values({
      ...{ appointment_id: appointmentId, amount_cents: cents, price_cents: cents, bearer: "shared", reason: REASON },
      ...{ asked_at: now, status: "succeeded", settled_at: now },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const ledgerOf = async () => ({
  rows: await server.database
    .selectFrom("ledger_entries")
    .innerJoin("ledger_postings", "ledger_postings.id", "posting_id")
    .select(["account", "amount_cents"])
    .where("kind", "=", "manual")
    .where("reason", "=", REASON)
    .orderBy("ledger_entries.id", "desc")
    .limit(2)
    .execute()
    .then((found) => found.reverse()),
});
