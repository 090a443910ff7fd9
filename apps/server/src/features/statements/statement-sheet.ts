import type { Locale } from "@aufwind/rules/locale";
import type { BasisPoints } from "@aufwind/rules/money";
import type { CellObject, SheetData } from "write-excel-file/node";
import {
  amount,
  count,
  day,
  heading,
  moment,
  month,
  percent,
  strong,
  text,
} from "../../platform/documents/sheet-cells.ts";
import type { Translator } from "../../platform/i18n/translator.ts";

export type StatementLine = {
  /** Empty for a correction. */
  appointmentId: string;
  /** An instant in ISO 8601. */
  startsAt: string;
  client: string;
  kind: "completed" | "cancelledLate" | "noShow" | "reversal" | "refund" | "adjustment";
  /** Why it is corrected. */
  reason: string;
  grossCents: number;
  vatCents: number;
  netCents: number;
  feeRate: BasisPoints;
  feeCents: number;
  marketingCents: number;
  feeVatCents: number;
  adjustedCents: number;
  arrivesCents: number;
};

/** A coach's month: `month` is `yyyy-mm`, days are `yyyy-mm-dd`. A carry-over is negative. */
export type StatementContent = {
  coach: string;
  month: string;
  lines: StatementLine[];
  carriedInCents: number;
  arrivesCents: number;
  payoutCents: number;
  carriedOutCents: number;
  payBy: string;
  paidOn: string | null;
};

const HEADS = "startsAt client kind gross vat net feeRate fee marketing feeVat adjusted arrives appointment".split(
  " ",
) as Head[];
const WIDTHS = [20, 26, 26, 14, 14, 14, 13, 16, 16, 18, 14, 14, 38];
const SUMMED = ["gross", "vat", "net", "fee", "marketing", "feeVat", "adjusted", "arrives"] as const;
type Summed = (typeof SUMMED)[number];
type Head = Summed | "startsAt" | "client" | "kind" | "feeRate" | "appointment";

type Deps = { translator: Translator; locale: Locale };
type Statement = { content: StatementContent; sums: Record<Summed, number> };

/** The month as a workbook: a row per appointment with sums; then how the payout results from them. */
export async function statementSheet(
  translator: Translator,
  content: StatementContent,
  locale: Locale,
): Promise<Uint8Array> {
  const deps = { translator, locale };
  const statement = { content, sums: sumsOf(content.lines) };
  const name = (key: "appointments" | "sums") => translator.t(locale, `documents:statement.sheets.${key}`);
  const { default: writeSheets } = await import("write-excel-file/node");
  return writeSheets([
    {
      sheet: name("appointments"),
      data: appointments(deps, statement),
      columns: WIDTHS.map((width) => ({ width })),
      stickyRowsCount: 1,
      orientation: "landscape",
    },
    { sheet: name("sums"), data: overview(deps, statement), columns: [{ width: 36 }, { width: 26 }] },
  ]).toBuffer();
}

const sumsOf = (lines: StatementLine[]) =>
  Object.fromEntries(
    SUMMED.map((key) => [key, lines.reduce((sum, line) => sum + line[`${key}Cents`], 0)]),
  ) as Statement["sums"];

const isSummed = (key: Head): key is Summed => (SUMMED as readonly Head[]).includes(key);

function appointments({ translator, locale }: Deps, { content, sums }: Statement): SheetData {
  const cells = (line: StatementLine): Record<Head, CellObject> => ({
    startsAt: moment(locale, line.startsAt),
    client: text(line.client),
    kind: text(
      [translator.t(locale, `documents:statement.kinds.${line.kind}`), line.reason].filter(Boolean).join(": "),
    ),
    gross: amount(line.grossCents),
    vat: amount(line.vatCents),
    net: amount(line.netCents),
    feeRate: percent(line.feeRate),
    fee: amount(line.feeCents),
    marketing: amount(line.marketingCents),
    feeVat: amount(line.feeVatCents),
    adjusted: amount(line.adjustedCents),
    arrives: amount(line.arrivesCents),
    appointment: text(line.appointmentId),
  });
  const totals: Partial<Record<Head, CellObject>> = {
    startsAt: text(translator.t(locale, "documents:statement.total")),
    ...Object.fromEntries(SUMMED.map((key) => [key, amount(sums[key])])),
  };
  const head = (key: Head) => {
    const isNumber = isSummed(key) || key === "feeRate";
    return heading(translator.t(locale, `documents:statement.head.${key}`), isNumber ? "right" : "left");
  };
  return [
    HEADS.map(head),
    ...content.lines.map((line) => {
      const row = cells(line);
      return HEADS.map((key) => row[key]);
    }),
    HEADS.map((key) => totals[key] && strong(totals[key])),
  ];
}

function overview({ translator, locale }: Deps, { content, sums }: Statement): SheetData {
  const row = (key: SumKey, cell: CellObject) => [text(translator.t(locale, `documents:statement.sums.${key}`)), cell];
  const result = (key: SumKey, cents: number) => row(key, amount(cents)).map(strong);
  const onTheRight = (value: string): CellObject => ({ ...text(value), align: "right" });
  const { paidOn } = content;
  return [
    row("coach", onTheRight(content.coach)),
    row("month", month(content.month)),
    row("count", count(content.lines.length)),
    [],
    row("net", amount(sums.net)),
    row("vat", amount(sums.vat)),
    result("gross", sums.gross),
    row("fee", amount(-sums.fee)),
    row("marketing", amount(-sums.marketing)),
    row("feeVat", amount(-sums.feeVat)),
    row("adjusted", amount(sums.adjusted)),
    result("arrives", content.arrivesCents),
    row("carriedIn", amount(content.carriedInCents)),
    result("payout", content.payoutCents),
    row("carriedOut", amount(content.carriedOutCents)),
    [],
    row("payBy", day(locale, content.payBy)),
    row("paidOn", paidOn ? day(locale, paidOn) : onTheRight(translator.t(locale, "documents:statement.sums.notPaid"))),
  ];
}
type SumKey = Summed | "coach" | "month" | "count" | "carriedIn" | "payout" | "carriedOut" | "payBy" | "paidOn";
