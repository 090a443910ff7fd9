import type { ManualPosting, PostingPreview } from "@aufwind/contract/ledger-postings";
import { beforeEach, expect, test } from "vitest";
import { decided } from "../../../test/approvals.ts";
import { operator } from "../../../test/operators.ts";
import type { Person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const PATH = "/api/operators/ledger/manual-postings";
const REASON = "Gebühren des Anbieters für Oktober, Rechnung 4711.";
const ENTRIES = [
  { account: "fees", amountCents: 1250 },
  { account: "provider", amountCents: -1250 },
];
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const hashOf = async ({ browser }: Person, entries: object[]) =>
  ((await (await browser.send("POST", `${PATH}/preview`, { entries })).json()) as PostingPreview).hash;
const ask = ({ browser }: Person, body: object) => browser.send("POST", PATH, { reason: REASON, ...body });
const posted = async ({ browser }: Person) =>
  ((await (await browser.get(PATH)).json()) as { items: ManualPosting[] }).items;

test("is asked for by one and posted once another agrees, with both in the log", async () => {
  const [asker, other] = [await operator(server), await operator(server, { permissions: ["finance"] })];
  const asked = await ask(asker, { entries: ENTRIES, hash: await hashOf(asker, ENTRIES) });
  expect(asked.status).toBe(202);
  const { approvalId } = (await asked.json()) as { approvalId: string };
  expect(await posted(asker)).toEqual([]);
  expect(await codeOf(await decided(asker, approvalId))).toBe("ownApproval");
  expect((await decided(other, approvalId)).status).toBe(200);
  expect(await posted(asker)).toMatchObject([{ reason: REASON, entries: ENTRIES }]);
  expect(await codeOf(await decided(other, approvalId))).toBe("approvalDecided");
  const log = server.database.selectFrom("audit_log").select(["action", "operator_id"]).orderBy("position");
  expect(await log.where("subject_kind", "=", "ledger").execute()).toEqual([
    { action: "approvals.ask", operator_id: asker.userId },
    { action: "ledger.post", operator_id: asker.userId },
    { action: "approvals.approve", operator_id: other.userId },
  ]);
});

test("is not asked for twice, over another hash, unbalanced, to a coach, without the permission or a fresh factor", async () => {
  const team = await operator(server);
  const hash = await hashOf(team, ENTRIES);
  const other = ENTRIES.map((entry) => ({ ...entry, amountCents: entry.amountCents * 2 }));
  expect(await codeOf(await ask(team, { entries: other, hash }))).toBe("previewChanged");
  for (const entries of [
    [],
    ENTRIES.slice(1),
    [...ENTRIES, { account: "vat", amountCents: 1 }],
    [
      { account: "coach", amountCents: 5 },
      { account: "bank", amountCents: -5 },
    ],
    [
      { account: "bank", amountCents: 10_000_001 },
      { account: "fees", amountCents: -10_000_001 },
    ],
  ])
    expect((await ask(team, { entries, hash })).status).toBe(422);
  expect((await ask(team, { entries: other, hash: await hashOf(team, other) })).status).toBe(202);
  expect(await codeOf(await ask(team, { entries: other, hash: await hashOf(team, other) }))).toBe("approvalAsked");
  const support = await operator(server, { permissions: ["support"] });
  expect((await ask(support, { entries: ENTRIES, hash })).status).toBe(403);
  server.clock.set("2026-11-16T09:11:00Z");
  expect(await codeOf(await ask(team, { entries: ENTRIES, hash }))).toBe("proofStale");
});
