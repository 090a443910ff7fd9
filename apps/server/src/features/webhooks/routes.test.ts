import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { confirmed, hours, passTo, seenBy } from "../../../test/paid.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const EVENT = {
  id: "evt_1",
  object: "event",
  type: "payment_intent.succeeded",
  created: 1_794_819_600,
  data: { object: { id: "pi_1", object: "payment_intent", status: "succeeded", amount_received: 11_900 } },
};
const BODY = JSON.stringify(EVENT);
const seconds = () => Math.floor(server.clock.now().getTime() / 1000);

type Signing = { body?: string; secret?: string; at?: number };
const signature = ({ body = BODY, secret = "whsec_sandbox", at = seconds() }: Signing = {}) =>
  `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;

const send = (body: string, signed?: string) =>
  server.request("/api/stripe/webhook", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...(signed !== undefined && { "stripe-signature": signed }) },
  });
const kept = () => server.database.selectFrom("provider_events").select("id").orderBy("id").execute();

describe("a message is not read", () => {
  test.each<[string, () => [body: string, signed?: string]]>([
    ["without a signature", () => [BODY]],
    ["with an empty signature", () => [BODY, ""]],
    ["with something else for a signature", () => [BODY, "t=now,v1=yes"]],
    ["signed by somebody else", () => [BODY, signature({ secret: "whsec_guessed" })]],
    ["signed for another moment", () => [BODY, signature().replace(/t=\d+/, `t=${seconds() - 1}`)]],
    ["older than five minutes", () => [BODY, signature({ at: seconds() - 301 })]],
    ["with another amount than was signed", () => [BODY.replace("11900", "1"), signature()]],
    ["with nothing in it", () => ["", signature({ body: "" })]],
    ["that is no message though it is signed", () => ["{", signature({ body: "{" })]],
    ["of nothing at all", () => ["", ""]],
  ])("%s", async (_, given) => {
    const before = await kept();
    const response = await send(...given());
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, "signature"]);
    expect(await kept()).toEqual(before);
  });
});

describe("a message with a good signature", () => {
  test("is taken, once, up to five minutes later, and replayed changes nothing", async () => {
    const signed = signature();
    for (const wait of [0, 0, 300]) {
      server.clock.advance({ seconds: wait });
      const response = await send(BODY, signed);
      expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    }
    expect(await kept()).toEqual([{ id: "evt_1" }]);
    server.clock.advance({ seconds: 1 });
    expect((await send(BODY, signed)).status).toBe(400);
    await server.work();
  });

  test("is only a hint: that something was paid is believed to nobody but the provider itself", async () => {
    const { client, appointment } = await confirmed(server, { card: "4000000000000341" });
    await passTo(server, hours(-23.9), client);
    const { intent_id } = await server.database
      .selectFrom("charges")
      .select("intent_id")
      .where("appointment_id", "=", appointment.id)
      .executeTakeFirstOrThrow();
    const body = JSON.stringify({ ...EVENT, id: "evt_2", data: { object: { ...EVENT.data.object, id: intent_id } } });
    expect((await send(body, signature({ body }))).status).toBe(200);
    await server.work();
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "failed", paidAt: null });
  });

  test.each(["customer.created", "invoice.paid", "something.new"])(
    "about what we do not ask for is let go: %s",
    async (type) => {
      const body = JSON.stringify({ ...EVENT, id: `evt_${type}`, type });
      expect((await send(body, signature({ body }))).status).toBe(200);
      expect(await kept()).not.toContainEqual({ id: `evt_${type}` });
    },
  );
});
