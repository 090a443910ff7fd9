import type { Statement } from "@aufwind/contract/statements";
import type { OperatorPayout } from "@aufwind/contract/statements-operators";
import { beforeEach, expect, test } from "vitest";
import { newClient } from "../../../test/appointments-world.ts";
import { openCoach, wakeAt } from "../../../test/booked.ts";
import { connect, earned, fund } from "../../../test/earned.ts";
import { operator } from "../../../test/operators.ts";
import type { Person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const reason = "Wir klären zwei Rückbuchungen.";
const post = ({ browser }: Person, path: string, body: object) =>
  browser.send("POST", `/api/operators/payouts/${path}`, body);
const transfers = () => server.cardSandbox.books().transfers.length;
const listed = async ({ browser }: Person, coach: Person, show = "waiting") => {
  const { items } = (await (await browser.get(`/api/operators/payouts?show=${show}`)).json()) as {
    items: OperatorPayout[];
  };
  return items.find((item) => item.coach.id === coach.userId);
};
const statementOf = async ({ browser }: Person) => {
  const answer = await browser.get("/api/coaches/statements/0/10/desc");
  return ((await answer.json()) as { items: Statement[] }).items[0];
};
const subjects = async (email: string) =>
  (await server.mails()).filter(({ to_address }) => to_address === email).map(({ subject }) => subject);

/** A connected coach who has earned something in October. */
async function earning(): Promise<Person> {
  const coach = await openCoach(server);
  await connect(coach);
  await fund(server, 50_000);
  const clientId = await newClient(server);
  await earned(server, { coachId: coach.userId, clientId, startsAt: "2026-11-10T09:00:00Z" });
  return coach;
}

const DECEMBER = "2026-12-01T09:00:00Z";

test("held payouts are stated and not sent, the coach knows why, and a second person releases them", async () => {
  const coach = await earning();
  const first = await operator(server);
  expect((await post(first, "hold", { coachId: coach.userId, reason })).status).toBe(204);
  expect(await codeOf(await post(first, "hold", { coachId: coach.userId, reason }))).toBe("payoutsHeld");
  expect(await subjects(coach.email)).toContain("Your payouts are on hold");
  const before = transfers();
  await wakeAt(server, DECEMBER, coach);
  await server.work("close-months", "payouts-due");
  expect([await statementOf(coach), transfers()]).toMatchObject([{ payout: "held", canRetry: false }, before]);

  const [asking, deciding] = [await operator(server), await operator(server)];
  expect(await listed(asking, coach, "held")).toMatchObject({ hold: { reason }, can: { release: true, retry: false } });
  const sheet = `/api/operators/payouts/${(await statementOf(coach))?.id}/sheet`;
  expect((await asking.browser.get(sheet)).headers.get("content-disposition")).toContain(".xlsx");
  const support = await operator(server, { permissions: ["support"] });
  expect(await codeOf(await support.browser.get(sheet))).toBe("permissionMissing");
  const asked = await post(asking, "release", { coachId: coach.userId, reason: "Geklärt." });
  const { approvalId } = (await asked.json()) as { approvalId: string };
  expect([asked.status, transfers()]).toEqual([202, before]);
  const { input_hash } = await server.database
    .selectFrom("approvals")
    .select("input_hash")
    .where("id", "=", approvalId)
    .executeTakeFirstOrThrow();
  const decision = { decision: "approve", inputHash: input_hash.toString("hex"), reason: "" };
  const decided = await deciding.browser.send("POST", `/api/operators/approvals/${approvalId}/decide`, decision);
  expect(decided.status).toBe(200);
  await server.work("close-months", "payouts-due");
  expect([await statementOf(coach), transfers()]).toMatchObject([{ payout: "paid" }, before + 1]);
  expect(await subjects(coach.email)).toContain("Your payouts continue");
  expect(await codeOf(await post(asking, "release", { coachId: coach.userId, reason }))).toBe("payoutsNotHeld");
});

test("a payout that failed is tried again at once, but not while it is held, and not if it did not fail", async () => {
  const coach = await earning();
  await wakeAt(server, DECEMBER, coach);
  await server.work("close-months", "payouts-due");
  const statement = await statementOf(coach);
  const id = statement?.id ?? "";
  const team = await operator(server);
  expect(await codeOf(await post(team, `${id}/retry`, {}))).toBe("payoutNotDue");
  await server.database
    .updateTable("statements")
    .set({ status: "failed", failure: "reversed", paid_at: null, attempt: 2, due_at: null })
    .where("id", "=", id)
    .execute();
  await post(team, "hold", { coachId: coach.userId, reason });
  expect(await codeOf(await post(team, `${id}/retry`, {}))).toBe("payoutsHeld");
  await server.database.deleteFrom("payout_holds").where("coach_id", "=", coach.userId).execute();
  expect(await listed(team, coach, "failed")).toMatchObject({ failure: "reversed", can: { retry: true } });
  expect((await post(team, `${id}/retry`, {})).status).toBe(204);
  await server.work("close-months", "payouts-due");
  expect(await statementOf(coach)).toMatchObject({ payout: "paid" });
});

test("nobody without finance sees or moves a payout, and a stale proof is asked for again", async () => {
  const coach = await earning();
  const support = await operator(server, { permissions: ["support"] });
  expect(await codeOf(await support.browser.get("/api/operators/payouts"))).toBe("permissionMissing");
  expect(await codeOf(await post(support, "hold", { coachId: coach.userId, reason }))).toBe("permissionMissing");
  const team = await operator(server);
  server.clock.advance({ minutes: 11 });
  expect(await codeOf(await post(team, "hold", { coachId: coach.userId, reason }))).toBe("proofStale");
  expect(
    await server.database.selectFrom("payout_holds").select("id").where("coach_id", "=", coach.userId).execute(),
  ).toEqual([]);
});
