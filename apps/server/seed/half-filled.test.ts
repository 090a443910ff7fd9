import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "../src/platform/database/migrate.ts";
import { type ClonedDatabase, cloneDatabase } from "../test/cloned-database.ts";
import { lockDemo } from "./half-filled.ts";

let clone: ClonedDatabase;
beforeEach(async () => {
  clone = await cloneDatabase();
});
afterEach(() => clone.close());

const add = (email: string, isDemo = false) =>
  clone.pool.query(
    `insert into users (kind, email, email_key, first_name, last_name, locale, terms_locale, terms_accepted_at,
       adult_confirmed_at, created_at, is_demo) values ('client', $1, $1, 'Lena', 'Brandt', 'de', 'de', now(), now(), now(), $2)`,
    [email, isDemo],
  );
const count = async () => (await clone.pool.query("select count(*)::int as count from users")).rows[0].count;

test("a demo that was killed while it was filled is emptied and can be filled again", async () => {
  await add("lena@example.org");
  const release = await lockDemo(clone.pool);
  await migrate(clone.pool);
  expect(await count()).toBe(0);
  await release();
});

test("a demo that is whole, a stranger's account and an empty database stay as they are", async () => {
  await (await lockDemo(clone.pool))();
  expect(await count()).toBe(0);
  await add("lena@example.org");
  await add("somebody@example.com");
  await (await lockDemo(clone.pool))();
  expect(await count()).toBe(2);
  await add("jonas@example.org", true);
  await clone.pool.query("delete from users where email = 'somebody@example.com'");
  await (await lockDemo(clone.pool))();
  expect(await count()).toBe(2);
});

test("while it is filled, the log of the team can be written", async () => {
  const release = await lockDemo(clone.pool);
  await clone.pool.query("set statement_timeout = 2000; select pg_advisory_xact_lock(7305401119)");
  await release();
});

test("a second server waits until the first has filled it", async () => {
  const release = await lockDemo(clone.pool);
  let isSecond = false;
  const second = lockDemo(clone.pool).then((done) => {
    isSecond = true;
    return done;
  });
  await clone.pool.query("select 1");
  expect(isSecond).toBe(false);
  await release();
  await (await second)();
  expect(isSecond).toBe(true);
});
