import { sql } from "kysely";
import { expect, test } from "vitest";
import { testServer } from "../../../test/test-server.ts";
import { createPrepared, PREPARED } from "./prepared-statements.ts";

// As in production, where only marked statements are kept.
const server = await testServer({ isPlanned: true });

const kept = () =>
  server.database
    .connection()
    .execute(async (db) => {
      for (const number of [1, 2]) await sql`${PREPARED} select ${number}::int as number`.execute(db);
      await sql`select ${3}::int as number`.execute(db);
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
    })
    .then(({ rows }) => rows.map(({ statement }) => statement));

test("a marked statement is kept once, whatever its values; others are not", async () => {
  expect((await kept()).filter((statement) => statement.endsWith("as number"))).toEqual([
    "/* kept */ select $1::int as number",
  ]);
});

test("a kept statement answers by its values", async () => {
  const asked = (value: number) =>
    sql<{ number: number }>`${PREPARED} select ${value}::int as number`.execute(server.database);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => asked(place)));
  expect(answers.map(({ rows }) => rows[0]?.number)).toEqual(Array.from({ length: 20 }, (_, place) => place));
});

test("one that fails is asked again as if nothing had been", async () => {
  const divided = (by: number) =>
    sql<{ part: number }>`${PREPARED} select 6 / ${by}::int as part`.execute(server.database);
  await expect(divided(0)).rejects.toThrow("division by zero");
  expect((await divided(3)).rows).toEqual([{ part: 2 }]);
});

test("no more than some hundreds are kept", () => {
  const { nameOf } = createPrepared();
  const names = Array.from({ length: 400 }, (_, place) => nameOf(`/* kept */ select ${place}`));
  expect(names[0]).toBeDefined();
  expect(names.at(-1)).toBeUndefined();
  expect(nameOf("select 1")).toBeUndefined();
});
