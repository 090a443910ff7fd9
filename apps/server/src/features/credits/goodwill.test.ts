import { randomUUID } from "node:crypto";
import type { Approval } from "@aufwind/contract/approvals";
import type { Credits } from "@aufwind/contract/credits";
import type { GoodwillPreview } from "@aufwind/contract/credits-team";
import { beforeEach, describe, expect, test } from "vitest";
import { operator } from "../../../test/operators.ts";
import { balances, confirmed, hours, passTo, seenBy } from "../../../test/paid.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { openCase, tellInCase } from "../cases/commands.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const REASON = "Der Ton brach dreimal ab.";
const MESSAGE = "Danke für Ihre Geduld mit der Technik.";
const at = ({ userId }: Person, path: string) => `/api/operators/clients/${userId}/${path}`;
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const previewed = async ({ browser }: Person, client: Person, cents: number) =>
  (await (await browser.send("POST", at(client, "credit-preview"), { cents })).json()) as GoodwillPreview;
const send = ({ browser }: Person, client: Person, body: object) =>
  browser.send("POST", at(client, "credits"), { message: MESSAGE, reason: REASON, ...body });

async function grant(team: Person, client: Person, cents: number) {
  const { hash } = await previewed(team, client, cents);
  return (await (await send(team, client, { cents, hash })).json()) as { status: string; approvalId: string };
}
const creditsOf = async ({ browser }: Person) => (await (await browser.get("/api/clients/credits")).json()) as Credits;
const logged = async ({ userId }: Person) => {
  const rows = server.database.selectFrom("audit_log").select(["action", "reason"]).orderBy("position");
  return (await rows.where("subject_id", "=", userId).execute()).map(({ action }) => action);
};

async function decide({ browser }: Person, id: string) {
  const { items } = (await (await browser.get("/api/operators/approvals")).json()) as { items: Approval[] };
  const inputHash = items.find((each) => each.id === id)?.inputHash;
  return browser.send("POST", `/api/operators/approvals/${id}/decide`, { decision: "approve", inputHash, reason: "" });
}

describe("a credit out of goodwill", () => {
  test("granted from a case it stands in its thread, at once or once a second person agrees; not in another's", async () => {
    const [client, team] = [await person(server), await operator(server, { permissions: ["support", "finance"] })];
    const opened = await transact(server.database, (tx) =>
      openCase(tx, server, {
        kind: "question",
        source: "cases",
        sourceId: randomUUID(),
        person: { id: client.userId },
      }),
    );
    const acts = async () => {
      const entries = server.database.selectFrom("case_entries").select(["author_id", "data"]).orderBy("id");
      return entries.where("case_id", "=", opened.id).where("kind", "=", "act").execute();
    };
    const grantFrom = async (to: Person, cents: number) => {
      const { hash } = await previewed(team, to, cents);
      const response = await send(team, to, { cents, hash, caseNumber: opened.number });
      expect(response.status).toBe(200);
      await server.work();
      return (await response.json()) as { approvalId: string };
    };
    await grantFrom(await person(server), 500);
    expect(await acts()).toEqual([]);
    await grantFrom(client, 500);
    const line = { author_id: team.userId, data: { act: "credit", cents: 500, reason: REASON } };
    expect(await acts()).toEqual([line]);
    const { approvalId } = await grantFrom(client, 15_000);
    expect(await acts()).toHaveLength(1);
    expect((await decide(await operator(server), approvalId)).status).toBe(200);
    await server.work();
    expect(await acts()).toMatchObject([line, { data: { act: "credit", cents: 15_000 } }]);
  });

  test("stands in the thread once, though the job is delivered twice", async () => {
    const [client, team] = [await person(server), await operator(server)];
    const cause = { source: "cases", sourceId: randomUUID(), person: { id: client.userId } };
    const { id, number } = await transact(server.database, (tx) =>
      openCase(tx, server, { kind: "question", ...cause }),
    );
    const told = { id: randomUUID(), number, personId: client.userId, operatorId: team.userId };
    for (let turn = 0; turn < 2; turn++)
      await tellInCase(server, { ...told, data: { act: "credit", cents: 500 }, at: server.clock.now().toISOString() });
    const lines = server.database.selectFrom("case_entries").select("id").where("case_id", "=", id);
    expect(await lines.where("kind", "=", "act").execute()).toEqual([{ id: told.id }]);
  });

  test("is granted as previewed; the client reads of it by mail, in the bell and among the credits", async () => {
    const [client, team] = [await person(server), await operator(server, { permissions: ["support"] })];
    expect(await previewed(team, client, 2500)).toMatchObject({
      balanceCents: 0,
      balanceAfterCents: 2500,
      grantedCents: 0,
      needsApproval: false,
    });
    expect(await grant(team, client, 2500)).toEqual({ status: "granted", cents: 2500 });
    expect(await creditsOf(client)).toMatchObject({
      balanceCents: 2500,
      items: [{ reason: "goodwill", message: MESSAGE, cents: 2500 }],
    });
    const mail = (await server.mails()).findLast(({ to_address }) => to_address === client.email);
    expect(mail).toMatchObject({ subject: "A credit of €25 for you", text: expect.stringContaining(MESSAGE) });
    expect(mail?.text).not.toContain(REASON);
    const bell = (await (await client.browser.get("/api/clients/notifications/0/5/desc")).json()) as {
      items: object[];
    };
    expect(bell.items).toMatchObject([{ kind: "credited", message: expect.stringContaining("€25") }]);
    expect(await logged(client)).toEqual(["credits.grant"]);
  });

  test("pays with a coach's own client, too, as far as the price goes; the rest stays", async () => {
    const { client, coach, appointment } = await confirmed(server, { relation: "existing" });
    const team = await operator(server);
    const { approvalId } = await grant(team, client, 15_000);
    expect((await decide(await operator(server), approvalId)).status).toBe(200);
    expect(await seenBy(client, appointment)).toMatchObject({ feeCents: 11_900, creditCents: 11_850 });
    await passTo(server, hours(-23.9), client, coach);
    expect(await balances(server, appointment)).toEqual({ provider: 50, promotions: 11_850, prepaid: -11_900 });
    const { items, balanceCents } = await creditsOf(client);
    expect(balanceCents).toBe(3150);
    expect(items.map(({ cents }) => cents).toSorted((one, two) => one - two)).toEqual([3150, 11_850]);
  });

  test("above 100 euros within 30 days waits for a second person, and counts what was granted before", async () => {
    const [client, team] = [await person(server), await operator(server, { permissions: ["finance"] })];
    await grant(team, client, 6000);
    server.clock.set("2026-11-16T09:05:00Z");
    expect(await previewed(team, client, 4000)).toMatchObject({ grantedCents: 6000, needsApproval: false });
    const asked = await grant(team, client, 4001);
    expect(asked.status).toBe("asked");
    expect((await creditsOf(client)).balanceCents).toBe(6000);
    expect(await codeOf(await decide(team, asked.approvalId))).toBe("ownApproval");
    const support = await operator(server, { permissions: ["support"] });
    expect(await codeOf(await decide(support, asked.approvalId))).toBe("permissionMissing");
    expect((await decide(await operator(server), asked.approvalId)).status).toBe(200);
    expect((await creditsOf(client)).balanceCents).toBe(10_001);
    server.clock.set("2026-12-17T09:00:00Z");
    const later = await operator(server);
    expect(await previewed(later, client, 10_000)).toMatchObject({ grantedCents: 0, needsApproval: false });
  });

  test("is not granted over a changed preview, twice at once, to a coach, without permission or a fresh factor", async () => {
    const [client, team] = [await person(server), await operator(server)];
    const { hash } = await previewed(team, client, 6000);
    const both = await Promise.all([1, 2].map(() => send(team, client, { cents: 6000, hash })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const [cents, code] of [
      [99, "goodwillRange"],
      [25_001, "goodwillRange"],
      [10.5, "wholeNumber"],
    ] as const) {
      const refused = (await (await send(team, client, { cents, hash })).json()) as { errors: object[] };
      expect(refused.errors).toMatchObject([{ field: "cents", code }]);
    }
    const coach = await person(server, { kind: "coach" });
    expect((await team.browser.send("POST", at(coach, "credit-preview"), { cents: 500 })).status).toBe(404);
    const moderator = await operator(server, { permissions: ["moderation"] });
    expect((await send(moderator, client, { cents: 500, hash })).status).toBe(403);
    server.clock.set("2026-11-16T09:11:00Z");
    expect(await codeOf(await send(team, client, { cents: 500, hash }))).toBe("proofStale");
  });

  test("that paid an appointment comes back as goodwill where a part of it is refunded", async () => {
    const { client, coach, appointment } = await confirmed(server, { relation: "existing" });
    const team = await operator(server);
    await grant(team, client, 4000);
    await passTo(server, hours(-23.9), client, coach);
    await passTo(server, hours(26), client, coach);
    const finance = await operator(server);
    const path = `/api/operators/payments/${appointment.id}`;
    const wish = { wish: { kind: "amount", cents: 9000 } };
    const { hash } = (await (await finance.browser.send("POST", `${path}/refund-preview`, wish)).json()) as {
      hash: string;
    };
    const refund = await finance.browser.send("POST", `${path}/refunds`, { ...wish, hash, reason: REASON });
    expect(refund.status).toBe(200);
    const { items } = await creditsOf(client);
    expect(items.find(({ usedFor }) => usedFor === null)).toMatchObject({ cents: 1100, reason: "goodwill" });
  });
});
