import type { Locale } from "@aufwind/rules/locale";
import { amountIn } from "../../platform/documents/formats.ts";
import type { PrintedDocument } from "../../platform/documents/printed-document.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Year, YearMonth } from "./queries.ts";

const COLUMNS = [
  ["net", "netCents"],
  ["vat", "vatCents"],
  ["gross", "grossCents"],
  ["fee", "feeCents"],
  ["feeVat", "feeVatCents"],
  ["adjusted", "adjustedCents"],
  ["arrives", "arrivesCents"],
  ["paidOut", "paidOutCents"],
] as const;
const NOTES = ["earned", "fees", "paidOut", "packages"] as const;

/** A coach's year on one page: the twelve months, their sum, and what the columns mean. */
export function yearDocument({ translator, config, clock }: Platform, year: Year, locale: Locale): PrintedDocument {
  const { t } = translator;
  const params = { year: year.year, coach: year.coach, brand: config.brand };
  const months = new Intl.DateTimeFormat(locale === "de" ? "de-DE" : "en-GB", { month: "short", timeZone: "UTC" });
  const amounts = (sums: Omit<YearMonth, "month">) => COLUMNS.map(([, key]) => amountIn(locale, sums[key]));
  return {
    locale,
    title: t(locale, "bookkeeping:title", params),
    lead: t(locale, "bookkeeping:lead", params),
    madeAt: clock.now().toISOString(),
    head: config.brand,
    pageNumber: t(locale, "bookkeeping:page"),
    parts: [
      {
        title: t(locale, "bookkeeping:heading"),
        facts: [],
        texts: [],
        table: {
          head: [
            t(locale, "bookkeeping:head.month"),
            ...COLUMNS.map(([head]) => t(locale, `bookkeeping:head.${head}`)),
          ],
          rows: [
            ...year.months.map((month) => [months.format(new Date(`${month.month}-01T00:00Z`)), ...amounts(month)]),
            [t(locale, "bookkeeping:total"), ...amounts(year.total)],
          ],
        },
      },
      {
        title: t(locale, "bookkeeping:notes.heading"),
        facts: [],
        texts: [{ lines: NOTES.map((note) => t(locale, `bookkeeping:notes.${note}`)) }],
      },
    ],
  };
}
