import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { testServer } from "../../../test/test-server.ts";
import { type Database, transact } from "./database.ts";
import { createPreparedStatements, NEVER_PREPARED } from "./prepared-statements.ts";

// As in production, where only what is asked often is kept.
const server = await testServer({ isPlanned: true });
const OFTEN = 10;

const often = async (ask: (turn: number) => Promise<unknown>) => {
  for (let turn = 0; turn < OFTEN; turn++) await ask(turn);
};
const keptIn = async (db: Database) => {
  const asked = sql<{ statement: string }>`select statement from pg_prepared_statements`;
  return (await asked.execute(db)).rows.map(({ statement }) => statement);
};

test("a statement that is asked often is kept once, whatever its values; others are not", async () => {
  const kept = await server.database.connection().execute(async (db) => {
    await often((number) => sql`select ${number}::int as often`.execute(db));
    await often((number) => sql`${NEVER_PREPARED} select ${number}::int as by_value`.execute(db));
    await sql`select ${3}::int as once`.execute(db);
    return keptIn(db);
  });
  expect(kept.filter((statement) => / as (often|by_value|once)$/.test(statement))).toEqual(["select $1::int as often"]);
});

test("a kept statement answers by its values", async () => {
  const asked = (value: number) => sql<{ number: number }>`select ${value}::int as number`.execute(server.database);
  const answers = await Promise.all(Array.from({ length: 30 }, (_, place) => asked(place)));
  expect(answers.map(({ rows }) => rows[0]?.number)).toEqual(Array.from({ length: 30 }, (_, place) => place));
});

test("one that fails is asked again as if nothing had been", async () => {
  const divided = (by: number) => sql<{ part: number }>`select 6 / ${by}::int as part`.execute(server.database);
  await often(() => divided(2));
  await expect(divided(0)).rejects.toThrow("division by zero");
  expect((await divided(3)).rows).toEqual([{ part: 2 }]);
});

test("no more than some hundreds are kept", () => {
  const { keptFor } = createPreparedStatements();
  const asked = (place: number) => Array.from({ length: OFTEN }, () => keptFor(`select ${place}`)).at(-1);
  expect(asked(0)).toBeDefined();
  for (let place = 1; place < 400; place++) asked(place);
  expect(asked(400)).toBeUndefined();
  expect(keptFor("select 0")).toEqual({ name: "kept_0", text: "select 0" });
});

// A migration runs while servers of the former version still answer.
beforeAll(async () => {
  await sql`create table lists (id int primary key)`.execute(server.database);
  await sql`insert into lists values (1)`.execute(server.database);
});
const listed = (db: Parameters<Parameters<typeof transact>[1]>[0] | Database) =>
  sql`select * from lists where id = ${1}`.execute(db).then(({ rows }) => rows);

test("a kept statement survives a migration that changes its columns", async () => {
  await often(() => listed(server.database));
  await sql`alter table lists add column title text default 'a'`.execute(server.database);
  expect(await listed(server.database)).toEqual([{ id: 1, title: "a" }]);
});

test("a transaction that meets an outdated statement is run again as a whole", async () => {
  await often(() => listed(server.database));
  await sql`alter table lists add column note text default 'b'`.execute(server.database);
  expect(await transact(server.database, listed)).toEqual([{ id: 1, title: "a", note: "b" }]);
});
