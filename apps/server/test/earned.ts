import type { EarningKind } from "@aufwind/rules/payments/charge-plan";
import { recordEarning, reverseEarning } from "../src/features/earnings/commands.ts";
import { transact } from "../src/platform/database/database.ts";
import { appointmentRow } from "./appointment-rows.ts";
import type { Person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

type EarnedParams = {
  coachId: string;
  clientId: string;
  startsAt: string;
  netCents?: number;
  vatStatus?: "regular" | "small";
  kind?: EarningKind;
  relation?: "new" | "existing";
};

const STATUS = { completed: "Completed", cancelled_late: "Cancelled", no_show: "No Show" } as const;

/** A past appointment, earned an hour after its start; returns its id. */
export async function earned(server: TestServer, wanted: EarnedParams): Promise<string> {
  const { coachId, clientId, netCents = 10_000, vatStatus = "regular", kind = "completed", relation = "new" } = wanted;
  const grossCents = vatStatus === "small" ? netCents : netCents + Math.round(netCents * 0.19);
  const { database } = server;
  // The relation first: after an appointment nobody becomes an existing client.
  await database
    .insertInto("relations")
    .values({ coach_id: coachId, client_id: clientId, kind: relation, created_at: server.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const id = await appointmentRow(server, { coachId, clientId, startsAt: wanted.startsAt, status: STATUS[kind] });
  const price = { net_cents: netCents, gross_cents: grossCents, owed_cents: grossCents, vat_status: vatStatus };
  const sold = await database
    .updateTable("appointments")
    .set(price)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await transact(database, (tx) =>
    recordEarning(tx, server, { sold, paid: { paidCents: sold.gross_cents, creditCents: 0 }, kind, now: sold.ends_at }),
  );
  return id;
}

/** Reverses an appointment's earning. */
export const takenBack = (server: TestServer, appointmentId: string, at: string) =>
  transact(server.database, (tx) => reverseEarning(tx, server, { appointmentId, now: new Date(at) }));

/** Money at the provider, from any payment. */
export async function fund({ cards: { stripe }, cardSandbox }: TestServer, cents: number): Promise<void> {
  const customer = await stripe.customers.create({});
  const card = cardSandbox.saveCard(customer.id, "4242424242424242");
  await stripe.paymentIntents.create({
    amount: cents,
    currency: "eur",
    customer: customer.id,
    payment_method: card,
    confirm: true,
    off_session: true,
  });
}

/** Connects a coach to the payment platform, completely. */
export async function connect({ browser }: Person): Promise<void> {
  const started = await browser.send("POST", "/api/coaches/payout-account/link", {});
  const { url } = (await started.json()) as { url: string };
  await fetch(url, { method: "POST", body: new URLSearchParams({ answer: "finish" }), redirect: "manual" });
  await browser.send("POST", "/api/coaches/payout-account/check");
}
