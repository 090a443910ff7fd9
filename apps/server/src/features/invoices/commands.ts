import { VAT, type VatStatus } from "@aufwind/rules/money/fees";
import { berlinDay } from "../../platform/calendar/berlin-day.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Party } from "../../platform/documents/invoice-content.ts";
import type { Platform } from "../../platform/platform.ts";
import { hold, number, type Unnumbered } from "./numbers/commands.ts";
import { clientParty, coachParty, negated } from "./present.ts";
import * as store from "./store.ts";

type Means = Pick<Platform, "config">;
type OfAppointment = { appointmentId: string; now: Date };

/** Owed without having taken place. */
const MISSED: Record<string, "cancelled" | "noShow"> = { Cancelled: "cancelled", "No Show": "noShow" };

/** Issues the invoice of an earned appointment in the coach's name; once. */
export async function issueClientInvoice(
  tx: Tx,
  { config }: Means,
  { appointmentId, now }: OfAppointment,
): Promise<void> {
  const sold = await store.findSold(tx, appointmentId);
  const [coach] = await store.findCoaches(tx, [sold.coach_id]);
  if (!coach) throw new Error("an appointment has no coach");
  const supplier = coachParty(coach);
  const series = await hold(tx, { series: sold.coach_id, now });
  if ((await store.findOfAppointment(tx, appointmentId)).length > 0) return;
  const [startsAt, endsAt] = [sold.starts_at.toISOString(), sold.ends_at.toISOString()];
  const consultation = sold.consultation === "extended" ? "extended" : "standard";
  const missed = MISSED[sold.status];
  const what = { kind: "appointment", consultation, ...(missed && { missed }) } as const;
  const content: Unnumbered = {
    kind: "client",
    issuedOn: berlinDay(now),
    serviceFrom: berlinDay(sold.starts_at),
    serviceTo: berlinDay(sold.starts_at),
    supplier,
    recipient: clientParty(sold, supplier),
    lines: [{ ...what, startsAt, endsAt, quantity: 1, netCents: sold.net_cents }],
    netCents: sold.net_cents,
    vatCents: sold.gross_cents - sold.net_cents,
    grossCents: sold.gross_cents,
    vatStatus: sold.vat_status as VatStatus,
    vatRate: VAT,
    paid: paidBy(sold, now),
    issuedBy: config.company.company,
  };
  const whose = { coach_id: sold.coach_id, client_id: sold.client_id, appointment_id: appointmentId };
  await number(tx, { ...series, issued: [{ ...whose, issued_at: now, content }] });
}

/** The price stays what it is: a credit is how a part of it was paid. */
const paidBy = ({ paid_at, last_four, credit_cents }: store.SoldRow, now: Date) => ({
  on: berlinDay(paid_at ?? now),
  by: "card" as const,
  ...(last_four && { lastFour: last_four }),
  ...(credit_cents && { creditCents: credit_cents }),
});

/** Takes the invoice of an appointment back with a credit note; once, and only where there is one. */
export async function issueClientCredit(tx: Tx, _: Means, { appointmentId, now }: OfAppointment): Promise<void> {
  const [known] = await store.findOfAppointment(tx, appointmentId);
  if (!known) return;
  const series = await hold(tx, { series: known.series, now });
  const issued = await store.findOfAppointment(tx, appointmentId);
  const invoice = issued.find(({ kind }) => kind === "client");
  if (!invoice || issued.length > 1) return;
  const { paid } = invoice.content;
  const content: Unnumbered = {
    ...invoice.content,
    ...negated(invoice.content),
    kind: "clientCredit",
    issuedOn: berlinDay(now),
    paid: paid && { ...paid, on: berlinDay(now) },
    corrects: { number: invoice.number, issuedOn: invoice.content.issuedOn },
  };
  const whose = { coach_id: invoice.coach_id, client_id: invoice.client_id, appointment_id: appointmentId };
  await number(tx, { ...series, issued: [{ ...whose, corrects_id: invoice.id, issued_at: now, content }] });
}

/** Who a coach is in law, as invoices name them; undefined for somebody who never said so. */
export async function partyOf(tx: Tx, coachId: string): Promise<Party | undefined> {
  const [coach] = await store.findCoaches(tx, [coachId]);
  return coach?.address1 ? coachParty(coach) : undefined;
}
