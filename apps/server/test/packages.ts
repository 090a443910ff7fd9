import { randomUUID } from "node:crypto";
import type { Appointment } from "@aufwind/contract/appointments";
import type { OwnPackage } from "@aufwind/contract/coaching-packages";
import type { Payment } from "@aufwind/contract/payments";
import { sql } from "kysely";
import { booking, CARDS, introduce, openCoach, saveCard } from "./booked.ts";
import { type Person, person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

/** What a coach offers in tests: five hours for 450 € net, 535.50 € gross, within six months. */
export const packageOffer = (over: Record<string, unknown> = {}) => ({
  consultation: "standard",
  size: 5,
  netCents: 45_000,
  months: 6,
  ...over,
});

export async function offered({ browser }: Person, over: Record<string, unknown> = {}): Promise<string> {
  const response = await browser.send("POST", "/api/coaches/packages", packageOffer(over));
  if (response.status !== 201) throw new Error(await response.text());
  return ((await response.json()) as { id: string }).id;
}

/** A coach who offers a package, and a client who may book with them and has a card. */
export async function packagePair(
  server: TestServer,
  { card = CARDS.good, ...over }: Record<string, unknown> & { card?: string } = {},
) {
  const [coach, client] = [await openCoach(server), await person(server)];
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  await saveCard(server, client, card);
  return { coach, client, packageId: await offered(coach, over) };
}
export type PackagePair = Awaited<ReturnType<typeof packagePair>>;

export const purchase = (packageId: string, over: Record<string, unknown> = {}) => ({
  orderId: randomUUID(),
  packageId,
  instalments: 1,
  feeCents: 53_550,
  ...over,
});

export const buy = ({ browser }: Person, body: Record<string, unknown>): Promise<Response> =>
  browser.send("POST", "/api/clients/packages", body);

export async function bought({ client, packageId }: PackagePair, over: Record<string, unknown> = {}) {
  const response = await buy(client, purchase(packageId, over));
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as { id: string; payment: Payment };
}

export const ownPackage = async ({ browser }: Person, id: string): Promise<OwnPackage> =>
  (await (await browser.get(`/api/clients/packages/${id}`)).json()) as OwnPackage;

type Booked = { packageId: string; scheduledAt: string; consultation?: "standard" | "extended" };

/** Books an appointment from a package. */
export const bookFrom = (
  { client, coach }: Pick<PackagePair, "client" | "coach">,
  { packageId, ...wanted }: Booked,
): Promise<Response> =>
  client.browser.send(
    "POST",
    "/api/appointments",
    booking({ coachId: coach.userId, consultation: "standard", ...wanted }, { packageId }),
  );

/** The same, confirmed by the coach. */
export async function agreedFrom(pair: Pick<PackagePair, "client" | "coach">, wanted: Booked): Promise<Appointment> {
  const response = await bookFrom(pair, wanted);
  if (response.status !== 201) throw new Error(await response.text());
  const made = (await response.json()) as Appointment;
  const confirmed = await pair.coach.browser.send("POST", `/api/appointments/${made.id}/confirm`, {});
  if (confirmed.status !== 200) throw new Error(await confirmed.text());
  return (await confirmed.json()) as Appointment;
}

/** What packages are still worth: by the ledger, and by their rows. */
export async function outstandingPackages({ database }: TestServer): Promise<{ ledger: number; rows: number }> {
  const { rows } = await sql<{ ledger: number; rows: number }>`
    select (select -coalesce(sum(amount_cents), 0) from ledger_entries where account = 'packages')::int as ledger,
      ((select coalesce(sum(amount_cents), 0) from package_payments where paid_at is not null)
        - (select coalesce(sum(amount_cents), 0) from package_refunds where provider_id is not null or status = 'failed')
        - (select coalesce(sum(package_cents), 0) from charges where status = 'paid')
        + (select coalesce(sum(package_cents), 0) from refunds))::int as rows`.execute(database);
  return rows[0] ?? { ledger: 0, rows: 0 };
}

/** Everything that was ever posted, account by account; without what comes to nothing. */
export async function ledgerSums({ database }: TestServer): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; cents: number }>`
    select account, sum(amount_cents)::int as cents from ledger_entries group by account having sum(amount_cents) <> 0`.execute(
    database,
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}
