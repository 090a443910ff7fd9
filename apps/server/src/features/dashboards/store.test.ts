import { sql } from "kysely";
import { expect, test } from "vitest";
import { practice } from "../../../test/practice.ts";
import { drawnHistory, plainClients, storeHistory } from "../../../test/practice-history.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();

/** The stored sums; a day whose sums are all zero counts as none. */
async function kept() {
  const days = await sql`select * from coach_days where 0 <> any (array[booked, completed, lost, rated, net_cents,
    arrives_cents, paid, paid_cents, ratings, stars]) order by coach_id, day`.execute(server.database);
  const meetings = await sql`select * from coach_meetings order by coach_id, client_id`.execute(server.database);
  return { days: days.rows, meetings: meetings.rows };
}

/** The same, counted from all rows. */
async function recounted() {
  await sql`select recount_days()`.execute(server.database);
  return kept();
}

test("what the database keeps of each day is what a count of all rows says, whatever became of them", async () => {
  const { userId } = await practice(server);
  const now = server.clock.now();
  const edges = ["2026-03-28T23:00Z", "2026-10-25T23:00Z", "2026-12-24T23:00Z"].map(Date.parse);
  const clientIds = await plainClients(server, 12);
  await storeHistory(server, userId, drawnHistory({ count: 120, clientIds, now, edges }));
  const stored = await kept();
  expect(stored.days.length).toBeGreaterThan(50);
  expect(stored.meetings.length).toBeGreaterThan(8);
  expect(stored).toEqual(await recounted());

  const changes = [
    sql`update appointments set status = 'Completed' where status = 'Scheduled' and hashtext(id::text) % 3 = 0`,
    sql`update appointments set status = 'Cancelled' where status = 'Scheduled' and hashtext(id::text) % 3 = 1`,
    sql`update appointments set starts_at = starts_at + interval '9 days', ends_at = ends_at + interval '9 days'
      where status in ('Scheduled', 'Cancelled')`,
    sql`update reviews set published_at = written_at where published_at is null and removed_at is null`,
    sql`update reviews set published_at = null, removed_at = written_at, decided_at = written_at, decision_reason = 'x'
      where removed_at is null and stars = 1`,
    sql`update reviews set stars = 2 where stars = 3`,
    sql`delete from reviews where stars = 4`,
    // A coach who leaves takes the reviews along, and stays in the ledger without a name.
    sql`delete from coaches where user_id = ${userId}`,
  ];
  for (const change of changes) {
    await change.execute(server.database);
    const after = await kept();
    expect(after).toEqual(await recounted());
  }
  expect(await kept()).not.toEqual(stored);
});

test("a person without ledger entries can be removed altogether", async () => {
  const { userId } = await practice(server);
  const at = server.clock.now();
  const said = { coach_id: userId, stars: 5, body: "Gut.", locale: "de", written_at: at, published_at: at };
  await server.database.insertInto("reviews").values(said).execute();
  await server.database.deleteFrom("users").where("id", "=", userId).execute();
  const days = server.database.selectFrom("coach_days").selectAll().where("coach_id", "=", userId);
  expect(await days.execute()).toEqual([]);
});
