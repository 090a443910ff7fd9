import type { FinanceItem } from "@aufwind/contract/finances";
import type { Locale } from "@aufwind/rules/locale/locale";
import type { CsvColumn } from "../../../platform/documents/csv.ts";
import type { Words } from "../../../platform/words/words.ts";

const AMOUNTS = [
  ["gross", "grossCents"],
  ["vat", "vatCents"],
  ["net", "netCents"],
  ["fee", "feeCents"],
  ["marketing", "marketingCents"],
  ["feeVat", "feeVatCents"],
  ["arrives", "arrivesCents"],
] as const;

/** "2026-11-17 14:00": what every spreadsheet takes for a time. */
const berlinTime = (instant: string): string => {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO("Europe/Berlin");
  return `${at.toPlainDate()} ${at.toPlainTime().toString({ smallestUnit: "minute" })}`;
};

/** The columns of the export, in the words of the statement's sheet. */
export const columnsIn = (words: Words, locale: Locale): CsvColumn<FinanceItem>[] => [
  { heading: words.t(locale, "documents:statement.head.startsAt"), value: (sale) => berlinTime(sale.scheduledAt) },
  { heading: words.t(locale, "documents:statement.head.client"), value: (sale) => sale.client },
  {
    heading: words.t(locale, "finances:head.consultation"),
    value: (sale) => words.t(locale, `finances:consultations.${sale.consultation}`),
  },
  {
    heading: words.t(locale, "documents:statement.head.kind"),
    value: (sale) => words.t(locale, `finances:kinds.${sale.kind}`),
  },
  ...AMOUNTS.map(([head, key]) => ({
    heading: words.t(locale, `documents:statement.head.${head}`),
    value: (sale: FinanceItem) => sale[key] / 100,
    digits: 2,
  })),
  { heading: words.t(locale, "finances:head.feeRate"), value: (sale) => sale.feeRate / 100 },
  {
    heading: words.t(locale, "finances:head.state"),
    value: (sale) => words.t(locale, `finances:states.${sale.state}`),
  },
  { heading: words.t(locale, "finances:head.payoutOn"), value: (sale) => sale.payoutOn },
  { heading: words.t(locale, "documents:statement.head.appointment"), value: (sale) => sale.appointmentId },
];
