import { sql } from "kysely";
import { expect, test } from "vitest";
import { operator } from "../../../test/operators.ts";
import { testServer } from "../../../test/test-server.ts";
import { operatorCommand } from "../../operator-command.ts";
import { transact } from "../../platform/database/database.ts";
import { recordAction, recordView } from "./commands.ts";
import { verifyChain } from "./store.ts";

const server = await testServer();
const SOMEBODY = "019a8b00-0000-7000-8000-000000000003";
const look = { operatorId: SOMEBODY, action: "people.read", subject: { kind: "person", id: SOMEBODY } } as const;

/** The same, whether it is verified in one block or row by row. */
async function verified() {
  const [first, ...others] = await Promise.all([50, 3, 2, 1].map((block) => verifyChain(server.database, block)));
  for (const other of others) expect(other).toEqual(first);
  return first;
}

test("rows are numbered without a gap, though some transactions fail and others run at once", async () => {
  const failing = transact(server.database, async (tx) => {
    await recordAction(tx, server, look);
    throw new Error("rolled back");
  });
  await Promise.allSettled([failing, ...Array.from({ length: 8 }, () => recordView(server, look))]);
  expect(await verified()).toMatchObject({ brokenAt: null, rows: 8 });
});

test("nobody changes, deletes or empties the log", async () => {
  const tries = [
    sql`update audit_log set reason = 'another'`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
    sql`truncate case_entries`,
  ];
  const refused = await Promise.allSettled(tries.map((each) => each.execute(server.database)));
  expect(refused.map(({ status }) => status)).toEqual(Array(4).fill("rejected"));
  const reasons = refused.map((each) => (each.status === "rejected" ? String(each.reason) : ""));
  expect(reasons.every((each) => /only ever added to|permission denied/.test(each))).toBe(true);
});

test("whoever gets past the database's own guard is found by the chain", async () => {
  // A superuser who switches triggers off.
  await server.database.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update audit_log set reason = 'nothing to see' where position = 5`.execute(tx);
  });
  expect(await verified()).toMatchObject({ brokenAt: 5 });
  expect(await operatorCommand(server, ["verify-log"])).toEqual([expect.stringContaining("row 5"), 1]);
  await server.database.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update audit_log set reason = '' where position = 5`.execute(tx);
    await sql`delete from audit_log where position = 3`.execute(tx);
  });
  expect(await verified()).toMatchObject({ brokenAt: 4 });
});

test("what an operator tries and may not do is in the log", async () => {
  const { browser, userId } = await operator(server, { permissions: ["support"] });
  await browser.send("POST", `/api/operators/team/${SOMEBODY}/remove`, { reason: "x" });
  const last = await server.database
    .selectFrom("audit_log")
    .selectAll()
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  expect(last).toMatchObject({
    operator_id: userId,
    outcome: "refused",
    after: {
      route: "POST /api/operators/team/:id/remove",
      path: `/api/operators/team/${SOMEBODY}/remove`,
      code: "permissionMissing",
    },
  });
});

test("compliance reads the log by person, act and subject, and anybody else is refused", async () => {
  const { browser } = await operator(server, { permissions: ["compliance"] });
  const found = await browser.get(`/api/operators/audit-log?action=people.read&operatorId=${SOMEBODY}`);
  const { items, actions } = (await found.json()) as { items: { action: string }[]; actions: string[] };
  expect(items.length).toBeGreaterThan(5);
  expect(new Set(items.map(({ action }) => action))).toEqual(new Set(["people.read"]));
  expect(actions).toEqual(["operators.tried", "people.read"]);
  for (const filter of ["action", "subjectKind", "subjectId"])
    expect((await browser.get(`/api/operators/audit-log?${filter}=%00`)).status).toBe(422);
  const support = await operator(server, { permissions: ["support"] });
  expect((await support.browser.get("/api/operators/audit-log")).status).toBe(403);
});
