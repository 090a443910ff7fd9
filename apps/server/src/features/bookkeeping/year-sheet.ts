import type { Locale } from "@aufwind/rules/locale";
import type { CellObject } from "write-excel-file/node";
import { amount, count, heading, month, strong, text } from "../../platform/documents/sheet-cells.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import type { Year, YearMonth } from "./queries.ts";

const HEADS = ["month", "count", "net", "vat", "gross", "fee", "feeVat", "adjusted", "arrives", "paidOut"] as const;
const WIDTHS = [18, 10, 14, 14, 14, 18, 18, 14, 14, 14];

const cellsOf = (first: CellObject, sums: Omit<YearMonth, "month">): CellObject[] => [
  first,
  count(sums.count),
  amount(sums.netCents),
  amount(sums.vatCents),
  amount(sums.grossCents),
  amount(sums.feeCents),
  amount(sums.feeVatCents),
  amount(sums.adjustedCents),
  amount(sums.arrivesCents),
  amount(sums.paidOutCents),
];

/** A coach's year as a workbook: a row per month, and the sum. */
export async function yearSheet(translator: Translator, year: Year, locale: Locale): Promise<Uint8Array> {
  const { default: writeSheets } = await import("write-excel-file/node");
  return writeSheets([
    {
      sheet: translator.t(locale, "bookkeeping:sheet", { year: year.year }),
      data: [
        HEADS.map((head) =>
          heading(translator.t(locale, `bookkeeping:head.${head}`), head === "month" ? "left" : "right"),
        ),
        ...year.months.map((each) => cellsOf({ ...month(each.month), align: "left" }, each)),
        cellsOf(text(translator.t(locale, "bookkeeping:total")), year.total).map(strong),
      ],
      columns: WIDTHS.map((width) => ({ width })),
      stickyRowsCount: 1,
      orientation: "landscape",
    },
  ]).toBuffer();
}
