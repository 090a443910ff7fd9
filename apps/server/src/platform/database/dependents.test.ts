import { sql } from "kysely";
import { expect, test } from "vitest";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();

// People are never deleted: what tells of them is taken from their row.
test("what a deletion deletes or empties elsewhere is found by an index", async () => {
  const asked = sql<{ dependent: string }>`
    select dependent.conrelid::regclass || '.' || first.attname as dependent
    from pg_constraint as dependent
    join pg_attribute as first on first.attrelid = dependent.conrelid and first.attnum = dependent.conkey[1]
    where dependent.contype = 'f' and dependent.confdeltype in ('c', 'n')
      and dependent.connamespace = 'public'::regnamespace and dependent.confrelid <> 'users'::regclass
      and not exists (
        select from pg_index as found
        where found.indrelid = dependent.conrelid and found.indkey[0] = any (dependent.conkey)
          and coalesce(pg_get_expr(found.indpred, found.indrelid), '') in ('', '(' || first.attname || ' IS NOT NULL)')
      )
    order by 1
  `;
  const { rows } = await asked.execute(server.database);
  expect(rows).toEqual([]);
});
