import { VAT } from "@aufwind/rules/money/fees";
import { berlinDay } from "../../../platform/calendar/berlin-day.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hold, type Issued, number, PLATFORM, type Unnumbered } from "../numbers/commands.ts";
import { type CoachRow, findCoaches } from "../store.ts";
import { feeLines, platformParty, recipientParty, sum } from "./present.ts";
import * as store from "./store.ts";

type Means = Pick<Platform, "config">;
type OfMonths = { statementIds: string[]; now: Date };

/** Issues the platform's invoices for the fees of closed months; none where nothing was taken, and each once. */
export async function issueFeeInvoices(tx: Tx, means: Means, { statementIds, now }: OfMonths): Promise<void> {
  const series = await hold(tx, { series: PLATFORM, now });
  const rows = await store.findFees(tx, statementIds);
  if (rows.length === 0) return;
  const coachIds = [...new Set(rows.map(({ coach_id }) => coach_id))];
  const coaches = new Map((await findCoaches(tx, coachIds)).map((each) => [each.id, each]));
  const issued: Issued[] = [];
  for (const [statementId, fees] of Map.groupBy(rows, ({ id }) => id)) {
    const coach = coaches.get(fees[0]?.coach_id ?? "");
    const invoice = coach && (await invoiceOf(tx, means, { statementId, coach, fees, now }));
    if (invoice) issued.push(invoice);
  }
  await number(tx, { ...series, issued });
}

type Month = { statementId: string; coach: CoachRow; fees: store.FeeRow[]; now: Date };

/** The invoice of one month; a credit note where more is given back than taken. */
async function invoiceOf(tx: Tx, { config }: Means, { statementId, coach, fees, now }: Month) {
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
