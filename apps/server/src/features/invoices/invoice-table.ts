import type { Locale } from "@aufwind/rules/locale";
import { amountIn, timeSpanIn } from "../../platform/documents/formats.ts";
import { MARGINS, mm, SAND, SIZES, TEAL, TEXT_WIDTH } from "../../platform/documents/page-style.ts";
import type { TaggedPdf, TextStyle } from "../../platform/documents/tagged-pdf.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import { type InvoiceContent, type InvoiceLine, vatCaseOf } from "./invoice-content.ts";
import type { Sentences } from "./invoice-sentences.ts";

type Deps = { translator: Translator; locale: Locale; said: Sentences };
type Column = { key: "position" | "service" | "date" | "quantity" | "net" | "total"; width: number };

const PADDING = { x: 6, y: 4.5 };

/** The table of what is charged, drawn row by row. */
export function invoiceTable(pdf: TaggedPdf, { translator, locale, said }: Deps, content: InvoiceContent) {
  const columns = columnsOf(content);
  const isNumber = ({ key }: Column) => ["quantity", "net", "total"].includes(key);
  const styleOf = (column: Column): TextStyle => ({ size: SIZES.table, align: isNumber(column) ? "right" : "left" });
  const innerWidth = ({ width }: Column) => width - 2 * PADDING.x;
  const table = pdf.open(pdf.root, "Table");

  const head = (column: Column) => translator.t(locale, `documents:invoice.head.${column.key}`);
  const told = (line: InvoiceLine, index: number): Record<Column["key"], string> => ({
    position: String(index + 1),
    service: said.service(line),
    date: line.startsAt ? timeSpanIn(locale, { ...line, startsAt: line.startsAt }) : "",
    quantity: String(line.quantity),
    net: amountIn(locale, line.netCents),
    total: amountIn(locale, line.netCents),
  });

  const textHeight = (textOf: (column: Column) => string) =>
    Math.max(...columns.map((column) => pdf.heightOf(textOf(column), styleOf(column), innerWidth(column))));

  /** One text per column, side by side; then below them. */
  function eachCell(height: number, draw: (column: Column, box: { x: number; y: number; width: number }) => void) {
    const y = pdf.doc.y + PADDING.y;
    let x = MARGINS.left;
    for (const column of columns) {
      draw(column, { x: x + PADDING.x, y, width: innerWidth(column) });
      x += column.width;
    }
    pdf.doc.y = y + height + PADDING.y;
  }

  function drawGround(height: number) {
    const { doc } = pdf;
    pdf.artifact(() => doc.rect(MARGINS.left, doc.y, TEXT_WIDTH, height + 2 * PADDING.y).fill(SAND));
  }

  return {
    drawHead() {
      const height = textHeight(head);
      drawGround(height);
      const row = pdf.open(table, "TR");
      eachCell(height, (column, box) =>
        pdf.addHead(row, "column", head(column), { ...styleOf(column), color: TEAL, font: "strong" }, box),
      );
    },
    /** The head again, for the eye alone. */
    repeatHead() {
      const height = textHeight(head);
      drawGround(height);
      eachCell(height, (column, box) =>
        pdf.artifact(
          () => pdf.draw(head(column), { ...styleOf(column), color: TEAL, font: "strong" }, box),
          "Pagination",
        ),
      );
    },
    heightOf: (line: InvoiceLine, index: number): number => {
      const texts = told(line, index);
      return textHeight(({ key }) => texts[key]) + 2 * PADDING.y;
    },
    drawRow(line: InvoiceLine, index: number) {
      const texts = told(line, index);
      const row = pdf.open(table, "TR");
      eachCell(
        textHeight(({ key }) => texts[key]),
        (column, box) => pdf.add(row, "TD", texts[column.key], styleOf(column), box),
      );
      pdf.rule(pdf.doc.y);
    },
  };
}

/** Dates only if a line has one; a small business has no net column. */
function columnsOf({ lines, vatStatus }: InvoiceContent): Column[] {
  const others: Column[] = [
    ...(lines.some(({ startsAt }) => startsAt) ? [{ key: "date" as const, width: 134 }] : []),
    { key: "quantity", width: 54 },
    { key: vatStatus === "small" ? "total" : "net", width: 84 },
  ];
  const position: Column = { key: "position", width: 34 };
  const taken = [position, ...others].reduce((sum, { width }) => sum + width, 0);
  return [position, { key: "service", width: TEXT_WIDTH - taken }, ...others];
}

type Totals = { rows: [label: string, amount: string][]; height: number };
const TOTALS_WIDTH = mm(80);
const ROW_HEIGHT = 20;

/** Net, VAT and total; only the total without VAT. */
export function totalsOf({ translator, locale }: Deps, content: InvoiceContent): Totals {
  const { netCents, vatCents, grossCents, vatRate } = content;
  const parts: Totals["rows"] = [
    [translator.t(locale, "documents:invoice.totals.net"), amountIn(locale, netCents)],
    [translator.t(locale, "documents:invoice.totals.vat", { rate: vatRate / 100 }), amountIn(locale, vatCents)],
  ];
  const total: Totals["rows"][number] = [
    translator.t(locale, "documents:invoice.totals.gross"),
    amountIn(locale, grossCents),
  ];
  const rows = [...(vatCaseOf(content) === "standard" ? parts : []), total];
  return { rows, height: mm(3) + rows.length * ROW_HEIGHT };
}

/** A table on the right, with a strong line above the last row. */
export function drawTotals(pdf: TaggedPdf, { rows }: Totals): void {
  const table = pdf.open(pdf.root, "Table");
  const x = MARGINS.left + TEXT_WIDTH - TOTALS_WIDTH;
  pdf.doc.y += mm(3);
  for (const [index, [label, amount]] of rows.entries()) {
    const isLast = index === rows.length - 1;
    const top = pdf.doc.y;
    if (isLast) pdf.rule(top, { x, width: TOTALS_WIDTH, color: TEAL, thickness: 1 });
    const style: TextStyle = isLast ? { size: SIZES.total, color: TEAL, font: "strong" } : {};
    const row = pdf.open(table, "TR");
    const width = TOTALS_WIDTH / 2 - PADDING.x;
    pdf.addHead(row, "row", label, style, { x: x + PADDING.x, y: top + PADDING.y, width });
    pdf.add(row, "TD", amount, { ...style, align: "right" }, { x: x + TOTALS_WIDTH / 2, y: top + PADDING.y, width });
    pdf.doc.y = top + ROW_HEIGHT;
  }
}
