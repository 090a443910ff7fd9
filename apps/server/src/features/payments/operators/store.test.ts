import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { queryPlans } from "../../../../test/query-plans.ts";
import { testServer } from "../../../../test/test-server.ts";
import * as store from "./store.ts";

const server = await testServer({ isPlanned: true });
const explain = queryPlans(server);

/** Ten thousand payments between four thousand clients and as many coaches. */
beforeAll(async () => {
  const run = (statement: string) => sql.raw(statement).execute(server.database);
  await run(`
    insert into users (kind, email, email_key, first_name, last_name, locale, terms_locale, terms_accepted_at,
      adult_confirmed_at, confirmed_at, created_at)
    select kind, kind || n || '@example.org', kind || n || '@example.org', 'Name', 'Number' || n, 'de', 'de', now(), now(),
      now(), now()
    from generate_series(1, 4000) n, (values ('client'), ('coach')) kinds (kind)`);
  await run("alter table coaches disable trigger user");
  await run(`
    insert into coaches (user_id, slug, is_public, first_public_at, created_at)
    select id, id::text, true, now(), now() from users where kind = 'coach'`);
  await run("alter table coaches enable trigger user");
  await run("analyze");
  // What triggers keep besides is not needed here and slow to write.
  await run("alter table appointments disable trigger user");
  await run(`
    insert into appointments (coach_id, client_id, consultation, starts_at, ends_at, status, net_cents, gross_cents,
      vat_status, owed_cents, booked_at, client_zone, payment, agreed_at)
    select coach.id, client.id, 'standard', start, start + interval '1 hour', 'Completed', 10000, 11900, 'regular', 11900,
      start, 'UTC', case when n % 500 = 0 then 'disputed' else 'paid' end, start
    from (select n, timestamptz '2026-11-01 09:00Z' - n * interval '1 hour' as start
      from generate_series(1, 10000) n) times
    join users coach on coach.email_key = 'coach' || (1 + n % 4000) || '@example.org'
    join users client on client.email_key = 'client' || (1 + n % 4000) || '@example.org'`);
  await run("alter table appointments enable trigger user");
  await run(`
    insert into charges (appointment_id, amount_cents, starts_at, last_four)
    select id, gross_cents, starts_at, lpad((abs(hashtext(id::text)) % 10000)::text, 4, '0') from appointments`);
  // As the database does by itself after so many rows; until then its index of parts of names is a list.
  await run("vacuum analyze");
}, 60_000);

const first = { sort: "desc", limit: 30, offset: 0 } as const;
const all = { payment: undefined, from: undefined, until: undefined };
/** Of ten thousand. */
const FEW = 500;

test.each([
  ["all", all],
  ["those of a state", { ...all, payment: "disputed" }],
  ["those of a week", { ...all, from: new Date("2026-10-01T00:00Z"), until: new Date("2026-10-08T00:00Z") }],
])("the first page of %s is read by an index, not by looking at every payment", async (_, wanted) => {
  const { looked } = await explain((db) => store.findPage(db, wanted, first));
  expect(looked("appointments")).toBeLessThan(FEW);
});

test.each(["Number990", "client990@example.org", "4242", "R-2026-1", "pi_x"])(
  "a search for %s is answered by an index",
  async (q) => {
    const { whole, looked } = await explain((db) => store.searchPayments(db, store.paymentQueryOf(q)));
    expect(whole).not.toContain("users");
    expect(looked("appointments") + looked("charges")).toBeLessThan(FEW);
  },
);
