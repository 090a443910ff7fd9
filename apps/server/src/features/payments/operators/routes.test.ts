import type { OperatorPayment, OperatorPaymentDetail, RefundPreview } from "@aufwind/contract/payments-operators";
import { beforeEach, describe, expect, test } from "vitest";
import { operator } from "../../../../test/operators.ts";
import { confirmed, hours, type Pair, passTo, setNet } from "../../../../test/paid.ts";
import type { Person } from "../../../../test/people.ts";
import { testServer } from "../../../../test/test-server.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const HALF = { wish: { kind: "percent", basisPoints: 5000 } };
const reason = "Der Ton brach dreimal ab.";

/** A completed appointment of 119 €, or of another net price. */
async function completed(netCents = 10_000): Promise<Pair> {
  const pair = await confirmed(server);
  await setNet(server, pair, netCents);
  await passTo(server, hours(-23), pair.client, pair.coach);
  await passTo(server, hours(26), pair.client, pair.coach);
  return pair;
}

const at = ({ appointment }: Pair, path = "") => `/api/operators/payments/${appointment.id}${path}`;
const previewed = async ({ browser }: Person, pair: Pair, asked: object = HALF) =>
  (await (await browser.send("POST", at(pair, "/refund-preview"), asked)).json()) as RefundPreview;
const found = async ({ browser }: Person, q: string) => {
  const answer = await browser.send("POST", "/api/operators/payments/search", { q });
  return ((await answer.json()) as { items: OperatorPayment[] }).items;
};
const refund = ({ browser }: Person, pair: Pair, body: object) => browser.send("POST", at(pair, "/refunds"), body);
const refunds = (pair: Pair) =>
  server.database.selectFrom("refunds").selectAll().where("appointment_id", "=", pair.appointment.id).execute();

async function acts(pair: Pair) {
  const rows = await server.database
    .selectFrom("audit_log")
    .select("action")
    .where("subject_id", "=", pair.appointment.id)
    .orderBy("position")
    .execute();
  return rows.map(({ action }) => action);
}

describe("an operator with finance", () => {
  test("finds a payment, sees all of it, refunds what the preview showed, and the log has both", async () => {
    const pair = await completed();
    const team = await operator(server, { permissions: ["finance"] });
    expect(await found(team, pair.appointment.id)).toMatchObject([{ payment: "paid", cardCents: 11_900 }]);
    expect(await previewed(team, pair)).toMatchObject({
      client: { cardCents: 5950, creditCents: 0 },
      back: { arrivesCents: 5236, feeCents: 600, feeVatCents: 114 },
      coachKeepsCents: 5236,
      correction: { grossCents: 5950, netCents: 5000, vatCents: 950 },
      needsApproval: false,
    });
    const { hash } = await previewed(team, pair);
    const done = await refund(team, pair, { ...HALF, hash, reason });
    expect(await done.json()).toEqual({ status: "refunded", refundId: expect.any(String) });
    await server.work();
    const seen = (await (await team.browser.get(at(pair))).json()) as OperatorPaymentDetail;
    expect(seen).toMatchObject({
      payment: "partlyRefunded",
      refundedCents: 5950,
      left: { cardCents: 5950, creditCents: 0 },
      refunds: [{ status: "succeeded", reason, askedBy: { id: team.userId } }],
      invoices: [{ kind: "client" }, { kind: "clientCredit", grossCents: -5950 }],
      can: { refund: true },
    });
    expect(seen.ledger.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    expect(await acts(pair)).toEqual(["payments.refund", "payments.read"]);
  });

  test("finds payments by name, address, card ending, invoice and the provider's id, and the log has no name", async () => {
    const pair = await completed();
    const team = await operator(server);
    const { id } = pair.appointment;
    const { invoices, intentId, client } = (await (await team.browser.get(at(pair))).json()) as OperatorPaymentDetail;
    const [, last = ""] = client.name.split(" ");
    for (const q of [
      pair.client.email,
      "4242",
      invoices[0]?.number ?? "",
      intentId ?? "",
      client.id,
      client.name,
      last,
    ])
      expect([q, (await found(team, q)).map(({ appointmentId }) => appointmentId)]).toEqual([
        q,
        expect.arrayContaining([id]),
      ]);
    expect(await found(team, "pi_none")).toEqual([]);
    const looks = await server.database
      .selectFrom("audit_log")
      .select("after")
      .where("operator_id", "=", team.userId)
      .where("action", "=", "payments.search")
      .orderBy("position", "desc")
      .execute();
    expect(looks[0]?.after).toEqual({ by: "intent", found: 0 });
    expect(JSON.stringify(looks)).not.toContain(last);
  });

  test("lists payments of one state and between two days of Berlin", async () => {
    const pair = await completed();
    const team = await operator(server);
    const listed = async (query: string) => {
      const answer = await team.browser.get(`/api/operators/payments/0/30/desc?${query}`);
      const { items } = (await answer.json()) as { items: { appointmentId: string }[] };
      return items.some(({ appointmentId }) => appointmentId === pair.appointment.id);
    };
    expect(await listed("payment=paid&from=2026-11-19&to=2026-11-19")).toBe(true);
    for (const query of ["payment=disputed", "from=2026-11-20", "to=2026-11-18"])
      expect(await listed(query)).toBe(false);
    expect((await team.browser.get("/api/operators/payments/0/30/desc?from=yesterday")).status).toBe(422);
  });

  test("needs a second person above 250 €, who sees the same preview and executes exactly that", async () => {
    const pair = await completed(40_000);
    const [first, second] = [await operator(server), await operator(server)];
    const preview = await previewed(first, pair, { wish: { kind: "whole" } });
    expect(preview).toMatchObject({ needsApproval: true, client: { cardCents: 47_600 } });
    const body = { wish: { kind: "whole" }, hash: preview.hash, reason };
    expect(await (await refund(first, pair, body)).json()).toMatchObject({ status: "asked" });
    expect(await codeOf(await refund(first, pair, body))).toBe("approvalAsked");
    expect(await refunds(pair)).toEqual([]);
    const { items } = (await (await second.browser.get("/api/operators/approvals")).json()) as {
      items: { id: string; inputHash: string; preview: RefundPreview; subject: { id: string } }[];
    };
    const asked = items.find(({ subject }) => subject.id === pair.appointment.id);
    expect(asked?.preview).toEqual(preview);
    const decide = (who: Person) =>
      who.browser.send("POST", `/api/operators/approvals/${asked?.id}/decide`, {
        decision: "approve",
        inputHash: asked?.inputHash,
        reason: "",
      });
    expect(await codeOf(await decide(first))).toBe("ownApproval");
    expect((await decide(second)).status).toBe(200);
    expect(await refunds(pair)).toMatchObject([{ amount_cents: 47_600, asked_by: first.userId, reason }]);
    expect(await codeOf(await decide(second))).toBe("approvalDecided");
  });

  test("has an approval refused by what happened meanwhile", async () => {
    const pair = await completed(40_000);
    const [first, second] = [await operator(server), await operator(server)];
    const { hash } = await previewed(first, pair, { wish: { kind: "whole" } });
    const response = await refund(first, pair, { wish: { kind: "whole" }, hash, reason });
    const { approvalId } = (await response.json()) as { approvalId: string };
    const small = { wish: { kind: "amount", cents: 1000 } };
    await refund(first, pair, { ...small, hash: (await previewed(first, pair, small)).hash, reason });
    const { input_hash } = await server.database
      .selectFrom("approvals")
      .select("input_hash")
      .where("id", "=", approvalId)
      .executeTakeFirstOrThrow();
    const body = { decision: "approve", inputHash: input_hash.toString("hex"), reason: "" };
    const decided = await second.browser.send("POST", `/api/operators/approvals/${approvalId}/decide`, body);
    expect(await codeOf(decided)).toBe("previewChanged");
    expect(await refunds(pair)).toHaveLength(1);
  });
});

describe("refused with a sentence, and nothing changes:", () => {
  test("without the permission, with a stale proof, as somebody else", async () => {
    const pair = await completed();
    const team = await operator(server);
    const { hash } = await previewed(team, pair);
    const body = { ...HALF, hash, reason };
    const support = await operator(server, { permissions: ["support"] });
    expect(await codeOf(await refund(support, pair, body))).toBe("permissionMissing");
    expect(await codeOf(await refund(pair.coach, pair, body))).toBe("wrongRole");
    server.clock.advance({ minutes: 11 });
    expect(await codeOf(await refund(team, pair, body))).toBe("proofStale");
    expect(await refunds(pair)).toEqual([]);
  });

  test("more than was paid, twice, and with a preview of before", async () => {
    const pair = await completed();
    const team = await operator(server);
    const more = await team.browser.send("POST", at(pair, "/refund-preview"), {
      wish: { kind: "amount", cents: 11_901 },
    });
    expect(await codeOf(more)).toBe("refundTooHigh");
    const { hash } = await previewed(team, pair);
    const body = { ...HALF, hash, reason };
    expect((await refund(team, pair, body)).status).toBe(200);
    expect(await codeOf(await refund(team, pair, body))).toBe("previewChanged");
    expect(await codeOf(await refund(team, pair, { ...body, reason: "" }))).toBe("invalidFields");
    expect(await refunds(pair)).toHaveLength(1);
    const tried = await server.database
      .selectFrom("audit_log")
      .select("after")
      .where("operator_id", "=", team.userId)
      .where("outcome", "=", "refused")
      .orderBy("position")
      .execute();
    expect(tried.map(({ after }) => (after as { code: string }).code)).toEqual(["refundTooHigh", "previewChanged"]);
  });
});
