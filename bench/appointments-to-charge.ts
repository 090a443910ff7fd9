import { randomUUID } from "node:crypto";
import type { CardSandbox } from "@aufwind/card-sandbox/sandbox";
import { MINUTE } from "@aufwind/rules/time/durations";
import type { Platform } from "@aufwind/server/platform/platform";

/** So that nobody is in two places: an appointment of five minutes at most every 25, five minutes apart from coach to coach. */
const STEP = 25;

type Wanted = {
  coaches: number;
  each: number /** Whether they are looked at as soon as somebody works. */;
  isDue: boolean;
};

/**
 * Appointments of the next hours that were agreed just now, so that all are charged at once: 119 € each, to a good card
 * of a client with a different coach each time.
 */
export async function makeAppointmentsToCharge(
  platform: Platform,
  sandbox: CardSandbox,
  wanted: Wanted,
): Promise<void> {
  const { coaches, each, isDue } = wanted;
  const now = new Date();
  const coachIds = await makePeople(platform, { kind: "coach", count: coaches, now });
  const clientIds = await makePeople(platform, { kind: "client", count: coaches, now });
  for (const clientId of clientIds) await makeCard(platform, sandbox, { clientId, now });
  const first = Math.ceil(now.getTime() / (5 * MINUTE)) * 5 * MINUTE + 150 * MINUTE;
  const rows = coachIds.flatMap((coach, place) =>
    Array.from({ length: each }, (_, turn) => ({
      coach,
      client: clientIds[(place + turn) % coaches],
      starts: new Date(first + (turn * STEP + (place % 5) * 5) * MINUTE),
    })),
  );
  await platform.pool.query(
    `insert into appointments (coach_id, client_id, consultation, starts_at, ends_at, status, net_cents, gross_cents,
      owed_cents, vat_status, payment, booked_at, agreed_at, client_zone)
    select coach, client, 'standard', starts, starts + interval '5 minutes', 'Scheduled', 10000, 11900, 11900, 'regular',
      'open', $2, $2, 'Europe/Berlin'
    from jsonb_to_recordset($1) as row (coach uuid, client uuid, starts timestamptz)`,
    [JSON.stringify(rows), now],
  );
  if (!isDue) await platform.database.updateTable("charges").set({ due_at: null }).execute();
}

type People = { kind: "coach" | "client"; count: number; now: Date };

async function makePeople({ pool }: Platform, { kind, count, now }: People): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await pool.query(
    `insert into users (id, kind, email, email_key, first_name, last_name, locale, terms_locale, terms_accepted_at,
      adult_confirmed_at, confirmed_at, created_at)
    select id, $2, id || '@example.org', id || '@example.org', 'Lena', 'Muster', 'de', 'de', $3, $3, $3, $3
    from unnest($1::uuid[]) id`,
    [ids, kind, now],
  );
  return ids;
}

async function makeCard(platform: Platform, sandbox: CardSandbox, { clientId, now }: { clientId: string; now: Date }) {
  const { id } = await platform.cards.stripe.customers.create({ metadata: { user: clientId } });
  const customer = { user_id: clientId, provider_id: id, created_at: now };
  await platform.database.insertInto("payment_customers").values(customer).execute();
  const card = { brand: "visa", last_four: "4242", expires_on: "2035-12-31", place: 1, is_default: true };
  await platform.database
    .insertInto("payment_methods")
    .values({ ...card, provider_id: sandbox.saveCard(id, "4242424242424242"), user_id: clientId, created_at: now })
    .execute();
}
