import { Slots } from "@aufwind/contract/slots";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testServer } from "../test/test-server.ts";
import { makeAppointmentsAt } from "./many-appointments.ts";
import { makeCoaches } from "./many-coaches.ts";

const today = new Date("2026-11-16T00:00:00Z");
const server = await testServer();
await makeCoaches(server.config, { count: 200, today });
await makeAppointmentsAt(server.config.database.url, { coaches: 200, today });

const countOf = async (rows: string) => {
  const { rows: found } = await sql<{ count: number }>`select count(*) from ${sql.raw(rows)}`.execute(server.database);
  return found[0]?.count;
};

test("makes ten appointments for each coach, four in five of them over", async () => {
  const over = (await countOf("appointments where starts_at < '2026-11-16'")) ?? 0;
  // A client is not in two places: of two overlapping ones the later one is inserted.
  expect(over).toBeGreaterThan(1590);
  expect(over).toBeLessThanOrEqual(1600);
  const ahead = (await countOf("appointments where starts_at >= '2026-11-16'")) ?? 0;
  expect(ahead).toBeGreaterThan(390);
  expect(ahead).toBeLessThanOrEqual(400);
});

test("a time is taken for each that was not cancelled, and for no other", async () => {
  const live = "status in ('Pending', 'Scheduled', 'Rescheduled')";
  const timed = "keeps_time(status)";
  const same = "appointment_id = id and during = tstzrange(starts_at, ends_at)";
  expect(
    await countOf(
      `appointments full join taken_times on ${same} where (${timed}) is distinct from (during is not null)`,
    ),
  ).toBe(0);
  expect(await countOf(`appointments where (${live}) <> (starts_at >= '2026-11-16')`)).toBe(0);
});

test("what is taken is not offered, and something still is", async () => {
  const { rows } = await sql<{ slug: string; starts_at: Date }>`
    select slug, starts_at from coaches join appointments on coach_id = user_id
    where allow_in_listing and starts_at > ${today} order by starts_at, slug limit 20`.execute(server.database);
  for (const { slug, starts_at } of rows) {
    const path = `/api/visitors/coaches/${slug}/slots/month/${starts_at.toISOString().slice(0, 10)}?consultation=standard`;
    const { days } = Slots.parse(await (await server.request(path)).json());
    const slots = days.flatMap((day) => day.slots);
    expect(slots).not.toContain(starts_at.toISOString());
    expect(slots.length).toBeGreaterThan(0);
  }
});
