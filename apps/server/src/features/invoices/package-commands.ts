import { letDownEarnings, VAT, type VatStatus } from "@aufwind/rules/money";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockSeries, nextNumber, type Unnumbered } from "./numbering.ts";
import { clientParty, coachParty, correctionOf } from "./present.ts";
import * as store from "./store.ts";

type Sold = {
  payment: { id: string; amount_cents: number; place: number; last_four: string | null };
  purchase: {
    coach_id: string;
    client_id: string;
    consultation: string;
    duration_minutes: number;
    size: number;
    vat_status: string;
  };
  now: Date;
};

/** Net and VAT of a sum that was paid. */
const splitOf = (grossCents: number, status: VatStatus) => {
  const { netCents, vatCents } = letDownEarnings(grossCents, status);
  return { netCents, vatCents, grossCents };
};

/**
 * Issues the invoice of a payment for a package in the coach's name, once: a prepayment (§ 14 (5) UStG). The appointments
 * get no further invoice.
 */
export async function issuePackageInvoice(tx: Tx, { config }: Pick<Platform, "config">, sold: Sold): Promise<void> {
  const { payment, purchase, now } = sold;
  const [coach] = await store.findCoaches(tx, [purchase.coach_id]);
  if (!coach) throw new Error("a package has no coach");
  const supplier = coachParty(coach);
  const series = await lockSeries(tx, { series: purchase.coach_id, now });
  if ((await store.findOfPackagePayment(tx, payment.id)).length > 0) return;
  const vatStatus = purchase.vat_status as VatStatus;
  const amounts = splitOf(payment.amount_cents, vatStatus);
  const consultation = purchase.consultation === "extended" ? "extended" : "standard";
  const line = { kind: "package", consultation, size: purchase.size, minutes: purchase.duration_minutes } as const;
  const content: Unnumbered = {
    kind: "client",
    issuedOn: berlinDay(now),
    // The day of the payment: when appointments take place is not known yet.
    serviceFrom: berlinDay(now),
    serviceTo: berlinDay(now),
    supplier,
    recipient: clientParty(await store.findRecipient(tx, purchase.client_id), supplier),
    lines: [{ ...line, quantity: 1, netCents: amounts.netCents }],
    ...amounts,
    vatStatus,
    vatRate: VAT,
    paid: { on: berlinDay(now), by: "card", ...(payment.last_four && { lastFour: payment.last_four }) },
    issuedBy: config.company.company,
  };
  const whose = { coach_id: purchase.coach_id, client_id: purchase.client_id, package_payment_id: payment.id };
  await nextNumber(tx, { ...series, issued: [{ ...whose, issued_at: now, content }] });
}

type Refunded = { refund: { id: string; payment_id: string; amount_cents: number }; now: Date };

/** Corrects the invoice of a payment for a package by what goes back of it; once for each refund. */
export async function issuePackageCredit(tx: Tx, { refund, now }: Refunded): Promise<void> {
  const [known] = await store.findOfPackagePayment(tx, refund.payment_id);
  if (!known) return;
  const series = await lockSeries(tx, { series: known.series, now });
  const issued = await store.findOfPackagePayment(tx, refund.payment_id);
  const invoice = issued.findLast(({ kind }) => kind === "client");
  if (!invoice) return;
  const back = backOf(issued, { grossCents: refund.amount_cents, status: invoice.content.vatStatus });
  const content = correctionOf(invoice, { back, now, paid: invoice.content.paid });
  const whose = { coach_id: invoice.coach_id, client_id: invoice.client_id, package_payment_id: refund.payment_id };
  const corrects = { corrects_id: invoice.id, package_refund_id: refund.id };
  await nextNumber(tx, { ...series, issued: [{ ...whose, ...corrects, issued_at: now, content }] });
}

type Corrected = { grossCents: number; status: VatStatus };

/** The last correction takes what is left, so that nothing of net or VAT remains by rounding. */
function backOf(issued: Awaited<ReturnType<typeof store.findOfPackagePayment>>, { grossCents, status }: Corrected) {
  const left = (key: "netCents" | "vatCents" | "grossCents") =>
    issued.reduce((sum, { content }) => sum + content[key], 0);
  if (left("grossCents") !== grossCents) return splitOf(grossCents, status);
  return { netCents: left("netCents"), vatCents: left("vatCents"), grossCents };
}
