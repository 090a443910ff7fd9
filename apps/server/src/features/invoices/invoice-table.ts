import type { Locale } from "@aufwind/rules/locale";
import type { Content, TableCell } from "pdfmake/interfaces.js";
import { amountIn, spanIn } from "../../platform/documents/formats.ts";
import { HEAD_LAYOUT, mm, ROW_LAYOUT, SIZES, TEAL, TOTALS_LAYOUT } from "../../platform/documents/page-style.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import { type InvoiceContent, type InvoiceLine, vatCaseOf } from "./invoice-content.ts";
import type { Sentences } from "./invoice-sentences.ts";

type Deps = { translator: Translator; locale: Locale; said: Sentences };
type Column = { key: "position" | "service" | "date" | "quantity" | "net" | "total"; width: number | "*" };

/** The parts of the table. Head and rows are separate tables, so that the head can be repeated on any page. */
export function invoiceTable({ translator, locale, said }: Deps, content: InvoiceContent) {
  const columns = columnsOf(content);
  const widths = columns.map(({ width }) => width);
  const isNumber = ({ key }: Column) => ["quantity", "net", "total"].includes(key);
  const cell = (column: Column, text: string): TableCell => ({
    text,
    alignment: isNumber(column) ? "right" : "left",
    fontSize: SIZES.table,
  });

  const told = (line: InvoiceLine, index: number): Record<Column["key"], string> => ({
    position: String(index + 1),
    service: said.service(line),
    date: line.startsAt ? spanIn(locale, { ...line, startsAt: line.startsAt }) : "",
    quantity: String(line.quantity),
    net: amountIn(locale, line.netCents),
    total: amountIn(locale, line.netCents),
  });

  return {
    head: (): Content => ({
      layout: HEAD_LAYOUT,
      color: TEAL,
      table: {
        widths,
        body: [columns.map((column) => cell(column, translator.t(locale, `documents:invoice.head.${column.key}`)))],
      },
    }),
    /** Those lines, counted from the given one on; no line is split across pages. */
    rows: (lines: InvoiceLine[], from: number): Content[] => {
      if (lines.length === 0) return [];
      const body = lines.map((line, index) => {
        const texts = told(line, from + index);
        return columns.map((column) => cell(column, texts[column.key]));
      });
      return [{ layout: ROW_LAYOUT, table: { widths, dontBreakRows: true, body } }];
    },
  };
}

/** Dates only if a line has one; a small business has no net column. */
function columnsOf({ lines, vatStatus }: InvoiceContent): Column[] {
  return [
    { key: "position", width: 22 },
    { key: "service", width: "*" },
    ...(lines.some(({ startsAt }) => startsAt) ? [{ key: "date" as const, width: 122 }] : []),
    { key: "quantity", width: 42 },
    { key: vatStatus === "small" ? "total" : "net", width: 72 },
  ];
}

/** Net, VAT and total; only the total without VAT. */
export function totalsOf({ translator, locale }: Deps, content: InvoiceContent): Content {
  const { netCents, vatCents, grossCents, vatRate } = content;
  const row = (label: string, cents: number) => [label, { text: amountIn(locale, cents), alignment: "right" as const }];
  const parts = [
    row(translator.t(locale, "documents:invoice.totals.net"), netCents),
    row(translator.t(locale, "documents:invoice.totals.vat", { rate: vatRate / 100 }), vatCents),
  ];
  const [label, amount] = [translator.t(locale, "documents:invoice.totals.gross"), amountIn(locale, grossCents)];
  const total = [
    { text: label, fontSize: SIZES.total, color: TEAL },
    { text: amount, fontSize: SIZES.total, color: TEAL, alignment: "right" as const },
  ];
  const table = { widths: ["*", "auto"], body: [...(vatCaseOf(content) === "standard" ? parts : []), total] };
  return {
    columns: [
      { width: "*", text: "" },
      { width: mm(80), layout: TOTALS_LAYOUT, table },
    ],
    margin: [0, mm(3), 0, 0],
  };
}
