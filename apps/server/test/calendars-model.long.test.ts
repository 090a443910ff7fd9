import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { putBackEntry, resumeConnection } from "../src/features/calendars/connections/commands.ts";
import { connectionsOf } from "../src/features/calendars/connections/queries.ts";
import { appointmentRow } from "./appointment-rows.ts";
import { openCoach } from "./booked.ts";
import { connected } from "./connected.ts";
import { person } from "./people.ts";
import { startRadicale } from "./radicale.ts";
import { testServer } from "./test-server.ts";

/** New ones each time; `ALL_HISTORIES=1` makes ten thousand edits. */
const RUNS = process.env.ALL_HISTORIES ? 250 : 4;
const EACH = 40;
const OURS = "@aufwind.example";

const server = await testServer({ env: { PRIVATE_NETWORKS: "allowed" } });
const radicale = await startRadicale();
afterAll(() => radicale.stop());
const coach = await openCoach(server);
const client = await person(server, { kind: "client" });
const account = await radicale.account("work");
const connection = await connected(server, coach, account);

/** Half hours that nobody has yet: each edit takes a new one, so that no two appointments overlap. */
let nextSlot = 0;
const FIRST = Date.parse("2026-11-20T08:00:00Z");
const newSlot = () => {
  const start = FIRST + (nextSlot++ % 15_000) * 30 * 60_000;
  return { start: new Date(start).toISOString(), end: new Date(start + 30 * 60_000).toISOString() };
};

const here = () =>
  server.database
    .selectFrom("appointments")
    .select(["id", "starts_at", "ends_at"])
    .where("status", "=", "Scheduled")
    .orderBy("id")
    .execute();
const there = async () => (await account.eventsIn("work")).sort((one, other) => one.uid.localeCompare(other.uid));
const at = <T>(all: readonly T[], draw: number): T | undefined => all[draw % Math.max(all.length, 1)];

/** Without requests, which nobody may make ten thousand times: the clock stands still. */
const coachId = coach.userId;
const state = () => connectionsOf(server, coachId);
const sync = async () => {
  await server.database.updateTable("calendar_connections").set({ due_at: server.clock.now() }).execute();
  await connection.work();
};

const EDITS = {
  book: async () => {
    const pair = { coachId: coach.userId, clientId: client.userId };
    await appointmentRow(server, { ...pair, startsAt: newSlot().start, minutes: 30 });
  },
  move: async (draw) => {
    const found = at(await here(), draw);
    const { start, end } = newSlot();
    const times = { starts_at: new Date(start), ends_at: new Date(end) };
    if (found) await server.database.updateTable("appointments").set(times).where("id", "=", found.id).execute();
  },
  cancel: async (draw) => {
    const found = at(await here(), draw);
    const status = { status: "Cancelled" };
    if (found) await server.database.updateTable("appointments").set(status).where("id", "=", found.id).execute();
  },
  add: async (draw) => {
    await account.put("work", { uid: `${draw}-${nextSlot}@elsewhere`, ...newSlot() });
  },
  moveThere: async (draw) => {
    const found = at(await there(), draw);
    if (found) await account.put("work", { uid: found.uid, ...newSlot() });
  },
  rename: async (draw) => {
    const found = at(await there(), draw);
    const asDate = (text: string) => text.replace(/(....)(..)(..)T(..)(..)(..)Z/, "$1-$2-$3T$4:$5:$6Z");
    const times = found && { start: asDate(found.start), end: asDate(found.end) };
    if (found && times) await account.put("work", { uid: found.uid, ...times, lines: ["LOCATION:Praxis"] });
  },
  remove: async (draw) => {
    const found = at(await there(), draw);
    if (found) await account.remove("work", found.uid);
  },
  sync: () => sync(),
  readWhole: () => server.database.updateTable("connected_calendars").set({ read_whole_at: null }).execute(),
  answer: async (draw) => {
    const found = at((await state()).changes, draw);
    if (found) await putBackEntry(server, { coachId, id: found.appointmentId });
  },
} satisfies Record<string, (draw: number) => Promise<unknown>>;

type Edit = { kind: keyof typeof EDITS; draw: number };
const edit = fc.record<Edit>({
  kind: fc.constantFrom(...(Object.keys(EDITS) as (keyof typeof EDITS)[])),
  draw: fc.nat(1000),
});

/** The coach answers everything that is asked, and both sides come to rest. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await sync();
    const { items, changes } = await state();
    for (const { id, isStopped } of items) if (isStopped) await resumeConnection(server, { coachId, id });
    for (const { appointmentId } of changes) await putBackEntry(server, { coachId, id: appointmentId });
  }
  await sync();
}

const stamp = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d+/g, "");

test("random edits on both sides end in the same state: our appointments there, their times busy here", async () => {
  const play = async (edits: Edit[]) => {
    for (const { kind, draw } of edits) await EDITS[kind](draw);
    await settle();
    const expected = (await here()).map(({ id, starts_at, ends_at }) => [id, stamp(starts_at), stamp(ends_at)]);
    const events = await there();
    const ours = events.filter(({ uid }) => uid.endsWith(OURS));
    expect(ours.map(({ uid, start, end }) => [uid.slice(0, 36), start, end])).toEqual(expected);
    const { rows } = await sql<{ minutes: number }>`
      select coalesce(sum(extract(epoch from upper(during) - lower(during)) / 60), 0)::int as minutes
      from busy_times`.execute(server.database);
    expect(rows[0]?.minutes).toBe((events.length - ours.length) * 30);
    expect((await state()).items).toMatchObject([{ problem: null, waitingCount: 0 }]);
  };
  const runs = fc.asyncProperty(fc.array(edit, { minLength: EACH, maxLength: EACH }), play);
  await fc.assert(runs, { numRuns: RUNS, endOnFailure: true });
}, 3_600_000);
