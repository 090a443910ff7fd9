import type { OperatorPaymentDetail } from "@aufwind/contract/payments-operators";
import type { TransferPreview } from "@aufwind/contract/payments-transfers";
import { beforeEach, expect, test } from "vitest";
import { decided } from "../../../../test/approvals.ts";
import { act, CARDS } from "../../../../test/booked.ts";
import { operator } from "../../../../test/operators.ts";
import { balances, confirmed, hours, type Pair, passTo, setNet } from "../../../../test/paid.ts";
import type { Person } from "../../../../test/people.ts";
import { testServer } from "../../../../test/test-server.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const REASON = "IBAN am Telefon bestätigt.";
const TRANSFER = { on: "2026-11-16", reference: "Erstattung AW-1" };

/** A refund of 119 €, or of another net price, that the bank sent back; and its id. */
async function cameBack(netCents = 10_000): Promise<Pair & { refundId: string }> {
  const pair = await confirmed(server, { card: CARDS.refundFails });
  await setNet(server, pair, netCents);
  await passTo(server, hours(-23), pair.client, pair.coach);
  await act(pair.coach, `/api/coaches/appointments/${pair.appointment.id}/cancel`, { reason: "Ich bin krank." });
  await server.work();
  server.cardSandbox.settle();
  await passTo(server, hours(-21), pair.client, pair.coach);
  const found = server.database.selectFrom("refunds").select(["id", "status"]);
  const refund = await found.where("appointment_id", "=", pair.appointment.id).executeTakeFirstOrThrow();
  expect(refund.status).toBe("failed");
  return { ...pair, refundId: refund.id };
}

const at = (refundId: string, path: string) => `/api/operators/refunds/${refundId}/transfer${path}`;
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const preview = ({ browser }: Person, refundId: string) => browser.send("POST", at(refundId, "-preview"), {});
async function note(team: Person, refundId: string, given: object = {}) {
  const { hash } = (await (await preview(team, refundId)).json()) as TransferPreview;
  return team.browser.send("POST", at(refundId, "s"), { ...TRANSFER, hash, reason: REASON, ...given });
}
const caseOf = async (refundId: string) => {
  const cases = server.database.selectFrom("cases").select("state").where("source", "=", "refunds");
  return (await cases.where("source_id", "=", refundId).executeTakeFirst())?.state;
};

test("a refund that came back is cleared by its transfer: ledger, status, case, mail and log", async () => {
  const { refundId, appointment, client } = await cameBack();
  const team = await operator(server, { permissions: ["finance"] });
  expect(await caseOf(refundId)).toBe("open");
  expect(await balances(server, appointment)).toEqual({ provider: 11_900, owed_back: -11_900 });
  expect(await (await note(team, refundId)).json()).toEqual({ status: "noted", refundId });
  expect(await balances(server, appointment)).toEqual({ provider: 11_900, bank: -11_900 });
  const seen = (await (
    await team.browser.get(`/api/operators/payments/${appointment.id}`)
  ).json()) as OperatorPaymentDetail;
  expect(seen).toMatchObject({ payment: "refunded", refunds: [{ status: "transferred", transfer: TRANSFER }] });
  expect(await caseOf(refundId)).toBe("closed");
  const mail = (await server.mails()).findLast(({ to_address }) => to_address === client.email);
  expect(mail).toMatchObject({ subject: "Your refund has been transferred", text: expect.stringContaining("€119") });
  const log = server.database.selectFrom("audit_log").select("action").where("subject_id", "=", appointment.id);
  expect((await log.execute()).map(({ action }) => action)).toContain("payments.transfer");
  // Neither again, nor by a late word of the provider.
  expect(await codeOf(await preview(team, refundId))).toBe("notOwedBack");
  await server.cardSandbox.deliver();
  await server.work();
  expect(await balances(server, appointment)).toEqual({ provider: 11_900, bank: -11_900 });
});

test("above 250 euros it takes a second person", async () => {
  const { refundId, appointment } = await cameBack(30_000);
  const [team, other] = [await operator(server), await operator(server)];
  const { approvalId } = (await (await note(team, refundId)).json()) as { approvalId: string };
  expect((await balances(server, appointment)).owed_back).toBe(-35_700);
  expect((await decided(other, approvalId)).status).toBe(200);
  expect((await balances(server, appointment)).owed_back).toBeUndefined();
});

test("is not noted for a day to come, over another hash, without finance or a fresh factor, or for what did not come back", async () => {
  const { refundId } = await cameBack();
  const team = await operator(server);
  const tomorrow = (await (await note(team, refundId, { on: "2026-12-24" })).json()) as { errors: object[] };
  expect(tomorrow.errors).toMatchObject([{ field: "on", code: "futureDay" }]);
  expect(await codeOf(await note(team, refundId, { hash: "other" }))).toBe("previewChanged");
  expect((await note(team, refundId, { reference: "" })).status).toBe(422);
  const support = await operator(server, { permissions: ["support"] });
  expect((await preview(support, refundId)).status).toBe(403);
  expect(await codeOf(await preview(team, team.userId))).toBe("notFound");
  server.clock.set(new Date(server.clock.now().getTime() + 11 * 60_000).toISOString());
  expect(await codeOf(await note(team, refundId))).toBe("proofStale");
});
