import { VAT, type VatStatus } from "@aufwind/rules/money";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Party } from "./invoice-content.ts";
import { type Issued, lockSeries, nextNumber, PLATFORM, type Unnumbered } from "./numbering.ts";
import {
  clientParty,
  coachParty,
  correctionOf,
  feeLines,
  leftOf,
  paidWith,
  platformParty,
  recipientParty,
  sum,
} from "./present.ts";
import * as store from "./store.ts";
import { type CoachRow, findCoaches } from "./store.ts";

type Deps = Pick<Platform, "config">;
type OfAppointment = { appointmentId: string; now: Date };

/** Owed although it did not take place. */
const MISSED: Record<string, "cancelled" | "noShow"> = { Cancelled: "cancelled", "No Show": "noShow" };

/** Issues the invoice of an earned appointment in the coach's name; once. */
export async function issueClientInvoice(
  tx: Tx,
  { config }: Deps,
  { appointmentId, now }: OfAppointment,
): Promise<void> {
  const sold = await store.findSold(tx, appointmentId);
  // What a package paid for was invoiced when the package was.
  if (sold.package_cents) return;
  const [coach] = await store.findCoaches(tx, [sold.coach_id]);
  if (!coach) throw new Error("an appointment has no coach");
  const supplier = coachParty(coach);
  const series = await lockSeries(tx, { series: sold.coach_id, now });
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
    paid: paidBy(sold, { isMissed: missed !== undefined, now }),
    issuedBy: config.company.company,
  };
  const whose = { coach_id: sold.coach_id, client_id: sold.client_id, appointment_id: appointmentId };
  await nextNumber(tx, { ...series, issued: [{ ...whose, issued_at: now, content }] });
}

/**
 * The price stays: gift cards and a credit are how part of it was paid. For what did not take place a credit went back
 * instead.
 */
const paidBy = (
  { paid_at, last_four, gift_cents, credit_cents }: store.SoldRow,
  { isMissed, now }: { isMissed: boolean; now: Date },
) => ({
  on: berlinDay(paid_at ?? now),
  by: "card" as const,
  ...(last_four && { lastFour: last_four }),
  ...(gift_cents && { giftCents: gift_cents }),
  ...(credit_cents && !isMissed && { creditCents: credit_cents }),
});

/** What a refund takes off an invoice, and what of it went back to gift cards and came back as credit. */
type Part = Amounts & Others & { refundId: string };
type Amounts = { netCents: number; vatCents: number; grossCents: number };
type Others = { giftCents: number; creditCents: number };

/** Corrects the invoice of an appointment by a part, or by all that is left of it; only if there is one. */
export async function issueClientCredit(
  tx: Tx,
  _: Deps,
  { appointmentId, now, part }: OfAppointment & { part?: Part },
): Promise<void> {
  const [known] = await store.findOfAppointment(tx, appointmentId);
  if (!known) return;
  const series = await lockSeries(tx, { series: known.series, now });
  const issued = await store.findOfAppointment(tx, appointmentId);
  const invoice = issued.findLast(({ kind }) => kind === "client");
  const back = part ?? leftOf(issued.map(({ content }) => content));
  if (!invoice || back.grossCents === 0) return;
  const { paid } = invoice.content;
  const content = correctionOf(invoice, { back, now, paid: paid && paidWith(paid, back) });
  const whose = { coach_id: invoice.coach_id, client_id: invoice.client_id, appointment_id: appointmentId };
  const corrects = { corrects_id: invoice.id, refund_id: part?.refundId ?? null };
  await nextNumber(tx, { ...series, issued: [{ ...whose, ...corrects, issued_at: now, content }] });
}

/** A coach's legal identity on invoices; undefined if never entered. */
export async function partyOf(tx: Tx, coachId: string): Promise<Party | undefined> {
  const [coach] = await store.findCoaches(tx, [coachId]);
  return coach?.address1 ? coachParty(coach) : undefined;
}

type OfMonths = { statementIds: string[]; now: Date };

/** Issues the platform's fee invoices of closed months; none without fees, and each once. */
export async function issueFeeInvoices(tx: Tx, deps: Deps, { statementIds, now }: OfMonths): Promise<void> {
  const series = await lockSeries(tx, { series: PLATFORM, now });
  const rows = await store.findFees(tx, statementIds);
  if (rows.length === 0) return;
  const coachIds = [...new Set(rows.map(({ coach_id }) => coach_id))];
  const coaches = new Map((await findCoaches(tx, coachIds)).map((each) => [each.id, each]));
  const issued: Issued[] = [];
  for (const [statementId, fees] of Map.groupBy(rows, ({ id }) => id)) {
    const coach = coaches.get(fees[0]?.coach_id ?? "");
    const invoice = coach && (await invoiceOf(tx, deps, { statementId, coach, fees, now }));
    if (invoice) issued.push(invoice);
  }
  await nextNumber(tx, { ...series, issued });
}

type Month = { statementId: string; coach: CoachRow; fees: store.FeeRow[]; now: Date };

/** The invoice of one month; a credit note if more is given back than charged. */
async function invoiceOf(tx: Tx, { config }: Deps, { statementId, coach, fees, now }: Month) {
  const lines = feeLines(fees);
  const netCents = lines.reduce((total, line) => total + line.netCents, 0);
  const vatCents = sum(fees, "fee_vat_cents");
  if (netCents === 0) return undefined;
  const corrected = netCents < 0 ? await store.findReversed(tx, { statementId, coachId: coach.id }) : undefined;
  const month = Temporal.PlainYearMonth.from(fees[0]?.month ?? "");
  const content: Unnumbered = {
    kind: corrected ? "feeCredit" : "fee",
    issuedOn: berlinDay(now),
    serviceFrom: month.toPlainDate({ day: 1 }).toString(),
    serviceTo: month.toPlainDate({ day: month.daysInMonth }).toString(),
    supplier: platformParty(config),
    recipient: recipientParty(coach),
    lines,
    netCents,
    vatCents,
    grossCents: netCents + vatCents,
    vatStatus: "regular",
    vatRate: VAT,
    paid: { on: berlinDay(now), by: "deducted" },
    ...(corrected && { corrects: { number: corrected.number, issuedOn: corrected.issuedOn } }),
  };
  const whose = { coach_id: coach.id, statement_id: statementId, corrects_id: corrected?.id ?? null };
  return { ...whose, issued_at: now, content };
}

type FeeCorrection = {
  invoiceId: string;
  adjustmentId: string;
  adjustment: { feeCents: number; marketingCents: number; feeVatCents: number };
  now: Date;
};

/** Corrects the fee invoice of a closed month by what an adjustment gives back of it. */
export async function issueFeeCorrection(tx: Tx, { invoiceId, adjustmentId, adjustment, now }: FeeCorrection) {
  const series = await lockSeries(tx, { series: PLATFORM, now });
  const invoice = await store.findInvoice(tx, invoiceId);
  const netCents = adjustment.feeCents + adjustment.marketingCents;
  const content: Unnumbered = {
    ...invoice.content,
    kind: "feeCredit",
    issuedOn: berlinDay(now),
    lines: [{ kind: "correction", quantity: 1, netCents }],
    netCents,
    vatCents: adjustment.feeVatCents,
    grossCents: netCents + adjustment.feeVatCents,
    paid: { on: berlinDay(now), by: "deducted" },
    corrects: { number: invoice.number, issuedOn: invoice.content.issuedOn },
  };
  const whose = { coach_id: invoice.coach_id, statement_id: invoice.statement_id, corrects_id: invoice.id };
  await nextNumber(tx, { ...series, issued: [{ ...whose, adjustment_id: adjustmentId, issued_at: now, content }] });
}
