import type { Crowd } from "./crowd.ts";
import type { Installation } from "./installation.ts";

const CARD = "4242424242424242";
const PRICE = 11_900;

/**
 * Appointments of the next hours that were agreed just now, so that they are charged during the day: each a client's
 * with a card. They become due one after the other.
 */
export async function makeAppointmentsToCharge(
  { pool, provider }: Installation,
  { clients, coaches }: Crowd,
  seconds: number,
): Promise<string[]> {
  const owing = clients.slice(0, 200);
  const rows: { client: string; customer: string; card: string; coach: string; place: number }[] = [];
  for (const [place, { id, coach }] of owing.entries()) {
    const customer = await provider.newCustomer(id);
    rows.push({
      client: id,
      customer,
      card: await provider.newCard(CARD, customer),
      coach: coaches[coach]?.id ?? "",
      place,
    });
  }
  const told = `jsonb_to_recordset($1) as row (client uuid, customer text, card text, coach uuid, place int)`;
  const values = [JSON.stringify(rows)];
  await pool.query(
    `insert into payment_customers (user_id, provider_id, created_at) select client, customer, now() from ${told}`,
    values,
  );
  await pool.query(
    `insert into payment_methods (user_id, provider_id, brand, last_four, expires_on, place, is_default, created_at)
    select client, card, 'visa', '4242', '2035-12-31', 1, true, now() from ${told}`,
    values,
  );
  const { rows: made } = await pool.query<{ id: string }>(
    `insert into appointments (coach_id, client_id, consultation, starts_at, ends_at, status, net_cents, gross_cents,
      owed_cents, vat_status, payment, booked_at, agreed_at, client_zone)
    select coach, client, 'standard', starts, starts + interval '5 minutes', 'Scheduled', 10000, $2, $2, 'regular', 'open',
      now(), now(), 'Europe/Berlin'
    from ${told}, lateral (select date_trunc('hour', now()) + interval '4 hours' + (place / 40) * interval '10 minutes') as at (starts)
    returning id`,
    [...values, PRICE],
  );
  const ids = made.map(({ id }) => id);
  await pool.query(
    `update charges set due_at = now() + make_interval(secs => $2 * place / $3)
    from unnest($1::uuid[]) with ordinality as told (id, place) where appointment_id = id`,
    [ids, seconds, ids.length],
  );
  return ids;
}

export type ChargeCounts = { once: number; twice: number; never: number; wrong: number };

/** The provider's book, our charges and our ledger, appointment by appointment. */
export async function countCharges({ pool, provider }: Installation, ids: string[]): Promise<ChargeCounts> {
  const { charges } = await provider.books();
  const times = Map.groupBy(charges, ({ metadata }) => metadata.appointment);
  const of = (id: string) => times.get(id)?.length ?? 0;
  const { rows } = await pool.query<{ cents: string; postings: string }>(
    `select count(distinct posting_id) as postings, coalesce(sum(ledger_entries.amount_cents), 0) as cents
    from unnest($1::uuid[]) as told (id)
    left join ledger_postings on ledger_postings.appointment_id = told.id and kind = 'paid'
    left join ledger_entries on posting_id = ledger_postings.id and account = 'provider' group by told.id`,
    [ids],
  );
  return {
    once: ids.filter((id) => of(id) === 1).length,
    twice: ids.filter((id) => of(id) > 1).length,
    never: ids.filter((id) => of(id) === 0).length,
    wrong: rows.filter(({ cents, postings }) => Number(postings) !== 1 || Number(cents) !== PRICE).length,
  };
}
