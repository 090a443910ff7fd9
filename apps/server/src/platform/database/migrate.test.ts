import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ClonedDatabase, cloneDatabase } from "../../../test/cloned-database.ts";
import { generateTypes } from "../../../test/generate-types.ts";
import { migrate } from "./migrate.ts";

let clone: ClonedDatabase;
let folder: string;
beforeAll(async () => {
  clone = await cloneDatabase();
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
});
afterAll(async () => {
  await clone.close();
  await rm(folder, { recursive: true });
});

const put = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(clone.pool, pathToFileURL(`${folder}/`));
const exists = async (table: string) =>
  (await clone.pool.query("select to_regclass($1) is not null as there", [table])).rows[0].there;

test("database-types.ts is what the migrated schema says", async () => {
  const committed = await readFile(new URL("database-types.ts", import.meta.url), "utf8");
  expect(await generateTypes(clone.database)).toBe(committed);
});

test("every trigger of the schema is listed in the architecture or with the tables", async () => {
  const { rows } = await clone.pool.query<{ tgname: string }>(
    "select tgname from pg_trigger join pg_class on pg_class.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace",
  );
  const docs = new URL("../../../../../docs/", import.meta.url);
  const pages = ["architecture.md", "database.md"].map((page) => readFile(new URL(page, docs), "utf8"));
  const told = (await Promise.all(pages)).join("\n");
  expect(rows.map(({ tgname }) => tgname).filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  expect(rows.length).toBeGreaterThan(30);
});

test("applies new files in the order of their names, each once", async () => {
  await put("0002-second.sql", "insert into first_things values (2)");
  await put("0001-first.sql", "create table first_things (n integer)");
  expect(await run()).toEqual(["0001-first.sql", "0002-second.sql"]);
  expect(await run()).toEqual([]);
  expect((await clone.pool.query("select n from first_things")).rows).toEqual([{ n: 2 }]);
});

test("a file that fails leaves nothing behind and says which it was", async () => {
  await put("0003-broken.sql", "create table half_done (n integer); select nonsense");
  await expect(run()).rejects.toThrow(/^The migration 0003-broken\.sql failed: .*nonsense/);
  expect(await exists("half_done")).toBe(false);
  await put("0003-broken.sql", "create table half_done (n integer)");
  expect(await run()).toEqual(["0003-broken.sql"]);
});

test("servers that start at once take turns: one applies, the others find it done", async () => {
  await put("0004-slow.sql", "create table slow_things (n integer); select pg_sleep(0.1)");
  const runs = await Promise.all([run(), run(), run()]);
  expect(runs.flat()).toEqual(["0004-slow.sql"]);
});

test("refuses a file that was changed after it was applied", async () => {
  await put("0001-first.sql", "create table first_things (n bigint)");
  await expect(run()).rejects.toThrow(
    "The migration 0001-first.sql was changed after this database had applied it; add a new file instead.",
  );
});
