import type { TeamWithdrawal } from "@aufwind/contract/withdrawals-team";
import { beforeEach, describe, expect, test } from "vitest";
import { operator } from "../../../test/operators.ts";
import { confirmed, hours, type Pair, passTo, seenBy } from "../../../test/paid.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { caseOf, declareWithdrawal, receiptTo } from "../../../test/withdrawals.ts";

const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  await server.database.deleteFrom("rate_limits").execute();
});

const reason = "Bei der Buchung fehlte die Zustimmung zum frühen Beginn.";
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const numberOf = async ({ client, appointment }: Pair) => (await seenBy(client, appointment)).bookingNumber;

/** Declared with the address of the pair's client, without signing in, unless somebody does. */
const withdraw = async (pair: Pair, { contract, email }: { contract?: string; email?: string } = {}) =>
  declareWithdrawal(server, { email: email ?? pair.client.email, contract: contract ?? (await numberOf(pair)) });
const read = async ({ browser }: Person, reference: string) =>
  (await (await browser.get(`/api/operators/withdrawals/${reference}`)).json()) as TeamWithdrawal;
const carryOut = ({ browser }: Person, reference: string, body: object) =>
  browser.send("POST", `/api/operators/withdrawals/${reference}/carry-out`, body);
const refundOf = ({ appointment }: Pair) =>
  server.database.selectFrom("refunds").selectAll().where("appointment_id", "=", appointment.id).execute();

/** As if nobody had asked for an early start. */
const takeConsent = ({ appointment }: Pair) =>
  server.database
    .updateTable("appointments")
    .set({ early_start_at: null, early_start_for: null, early_start_locale: null })
    .where("id", "=", appointment.id)
    .execute();

describe("a withdrawal with its booking number, before the start,", () => {
  test("cancels at once, gives the time free and charges nothing", async () => {
    const pair = await confirmed(server);
    const reference = await withdraw(pair, { contract: `Bitte: ${(await numberOf(pair)).toLowerCase()}` });
    expect(await seenBy(pair.client, pair.appointment)).toMatchObject({ scheduledStatus: "Cancelled", owedCents: 0 });
    expect(await receiptTo(server, pair.client.email)).toContain(
      "ist Ihr Termin am Donnerstag, 19. November 2026 um 11:00\u00a0Uhr abgesagt",
    );
    expect(await caseOf(server, reference)).toMatchObject({ state: "closed", about_id: pair.appointment.id });
    await passTo(server, hours(-1), pair.client);
    expect(await seenBy(pair.client, pair.appointment)).toMatchObject({ payment: "none" });
  });

  test("gives everything back in the last 24 hours, too, where a cancellation would cost the fee", async () => {
    const pair = await confirmed(server);
    await passTo(server, hours(-20), pair.client, pair.coach);
    expect((await seenBy(pair.client, pair.appointment)).payment).toBe("paid");
    await withdraw(pair);
    await passTo(server, hours(-19), pair.client, pair.coach);
    expect(await refundOf(pair)).toMatchObject([{ amount_cents: 11_900, status: "succeeded" }]);
    expect((await seenBy(pair.client, pair.appointment)).payment).toBe("refunded");
  });

  test("is carried out once: a second declaration finds nothing owed", async () => {
    const pair = await confirmed(server);
    await withdraw(pair);
    await withdraw(pair);
    expect(await receiptTo(server, pair.client.email)).toContain("schulden Sie nichts");
  });

  test("does nothing with somebody else's address, and says the same on the page", async () => {
    const pair = await confirmed(server);
    const stranger = await person(server);
    const reference = await withdraw(pair, { email: stranger.email });
    expect((await seenBy(pair.client, pair.appointment)).scheduledStatus).toBe("Scheduled");
    expect(await receiptTo(server, stranger.email)).not.toContain("19. November 2026 um 11:00");
    expect(await caseOf(server, reference)).toMatchObject({ state: "open", about_id: null });
  });

  test("needs no address of the account from whoever is signed in", async () => {
    const pair = await confirmed(server);
    const body = { name: "Erika", email: "other@example.org", contract: await numberOf(pair) };
    await pair.client.browser.send("POST", "/api/visitors/withdraw", body);
    expect((await seenBy(pair.client, pair.appointment)).scheduledStatus).toBe("Cancelled");
  });
});

describe("after the start the team sees what follows:", () => {
  async function completed() {
    const pair = await confirmed(server);
    await passTo(server, hours(-23), pair.client, pair.coach);
    await passTo(server, hours(26), pair.client, pair.coach);
    return pair;
  }

  test("nothing after full performance with consent; refused, the person reads why and can answer", async () => {
    const pair = await completed();
    const reference = await withdraw(pair);
    expect(await receiptTo(server, pair.client.email)).toContain("hat vollständig stattgefunden");
    const staff = await operator(server);
    expect(await read(staff, reference)).toMatchObject({
      contracts: [{ follows: "performed", isNamed: true, can: false }],
      decided: null,
    });
    const refuse = () => staff.browser.send("POST", `/api/operators/withdrawals/${reference}/refuse`, { reason });
    expect((await refuse()).status).toBe(204);
    expect(await codeOf(await refuse())).toBe("withdrawalDecided");
    expect((await server.mails()).at(-1)?.text).toContain(`> ${reason}`);
    expect(await caseOf(server, reference)).toMatchObject({ state: "closed" });
    expect(await read(staff, reference)).toMatchObject({ decided: { outcome: "refused", reason } });
  });

  test("all of it without consent, repaid as it was shown, and the case closes", async () => {
    const pair = await completed();
    await takeConsent(pair);
    const reference = await withdraw(pair, { contract: "mein Termin am Donnerstag" });
    const staff = await operator(server);
    const [shown] = (await read(staff, reference)).contracts;
    expect(shown).toMatchObject({
      follows: "repay",
      owedCents: 0,
      back: { cardCents: 11_900 },
      isNamed: false,
      can: true,
    });
    const asked = { appointmentId: pair.appointment.id, reason };
    expect(await codeOf(await carryOut(staff, reference, { ...asked, hash: "of before" }))).toBe("previewChanged");
    expect(await codeOf(await carryOut(staff, reference, { ...asked, appointmentId: staff.userId, hash: "x" }))).toBe(
      "notFound",
    );
    expect((await carryOut(staff, reference, { ...asked, hash: shown?.hash })).status).toBe(200);
    await server.work();
    expect(await refundOf(pair)).toMatchObject([{ amount_cents: 11_900 }]);
    expect(await codeOf(await carryOut(staff, reference, { ...asked, hash: shown?.hash }))).toBe("withdrawalDecided");
    expect(await caseOf(server, reference)).toMatchObject({ state: "closed" });
  });

  test("all of it where the consent was for a later time than the one that took place", async () => {
    const pair = await completed();
    await server.database
      .updateTable("appointments")
      .set({ early_start_for: new Date("2026-11-19T10:00:00.001Z") })
      .where("id", "=", pair.appointment.id)
      .execute();
    const reference = await withdraw(pair);
    const [shown] = (await read(await operator(server), reference)).contracts;
    expect(shown).toMatchObject({ follows: "repay", owedCents: 0 });
  });

  test("money is only moved by whoever has the permission, and nothing by whoever has none", async () => {
    const pair = await completed();
    await takeConsent(pair);
    const reference = await withdraw(pair);
    const support = await operator(server, { permissions: ["support"] });
    const [shown] = (await read(support, reference)).contracts;
    expect(shown?.can).toBe(false);
    const asked = { appointmentId: pair.appointment.id, reason, hash: shown?.hash };
    expect(await codeOf(await carryOut(support, reference, asked))).toBe("permissionMissing");
    const finance = await operator(server, { permissions: ["finance"] });
    expect((await finance.browser.get(`/api/operators/withdrawals/${reference}`)).status).toBe(403);
    expect(await refundOf(pair)).toEqual([]);
  });

  test("above 250 € a second person agrees to exactly what the first saw", async () => {
    const pair = await confirmed(server);
    const dear = { net_cents: 40_000, gross_cents: 47_600, owed_cents: 47_600 };
    const missing = { early_start_at: null, early_start_for: null, early_start_locale: null };
    await server.database
      .updateTable("appointments")
      .set({ ...dear, ...missing })
      .where("id", "=", pair.appointment.id)
      .execute();
    await passTo(server, hours(-23), pair.client, pair.coach);
    await passTo(server, hours(26), pair.client, pair.coach);
    const reference = await withdraw(pair);
    const [first, second] = [await operator(server), await operator(server)];
    const [shown] = (await read(first, reference)).contracts;
    expect(shown).toMatchObject({ needsApproval: true, back: { cardCents: 47_600 } });
    const asked = { appointmentId: pair.appointment.id, reason, hash: shown?.hash };
    const answer = (await (await carryOut(first, reference, asked)).json()) as { approvalId: string };
    expect(await refundOf(pair)).toEqual([]);
    const { items } = (await (await second.browser.get("/api/operators/approvals")).json()) as {
      items: { id: string; inputHash: string }[];
    };
    const inputHash = items.find(({ id }) => id === answer.approvalId)?.inputHash;
    const decision = { decision: "approve", inputHash, reason: "" };
    const decide = `/api/operators/approvals/${answer.approvalId}/decide`;
    expect((await second.browser.send("POST", decide, decision)).status).toBe(200);
    expect(await refundOf(pair)).toMatchObject([{ amount_cents: 47_600 }]);
    expect(await caseOf(server, reference)).toMatchObject({ state: "closed" });
  });
});
