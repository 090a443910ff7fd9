import type { Locale } from "@aufwind/rules/locale";
import type { Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import type { Words } from "../i18n/translator.ts";
import { type InvoiceContent, nameOf } from "./invoice-content.ts";
import { imprintOf, letterhead } from "./invoice-letterhead.ts";
import { INK, MARGINS, mm, RULE, SIDES, SIZES, SOFT, TEAL } from "./invoice-look.ts";
import { sentencesOf } from "./invoice-sentences.ts";
import { invoiceTable, totalsOf } from "./invoice-table.ts";

/** Above the rows of each further page. */
const HEAD_TOP = MARGINS.top - mm(20);

/** The pages of an invoice, as pdfmake is told them. */
export function invoicePages(words: Words, content: InvoiceContent, locale: Locale): TDocumentDefinitions {
  const said = sentencesOf(words, content, locale);
  const means = { words, locale, said };
  const { head, rows } = invoiceTable(means, content);
  const { lines, supplier } = content;
  const last = lines.length - 1;
  const notes = [said.payment, said.vatNote, said.issuedBy].filter((note) => typeof note === "string");
  const imprint = imprintOf(words, content, locale);

  const name = nameOf(supplier);
  const firstHeader: Content = {
    margin: [MARGINS.left, mm(20), MARGINS.right, 0],
    text: name,
    // Long names take three lines, for which a header has room in small letters alone.
    fontSize: name.length > 100 ? SIZES.text : SIZES.supplier,
    color: TEAL,
  };
  const nextHeader = (): Content => [
    { text: said.title, color: SOFT, margin: [MARGINS.left, HEAD_TOP, MARGINS.right, mm(6)] },
    { stack: [head()], margin: SIDES },
  ];

  return {
    pageSize: "A4",
    pageMargins: [MARGINS.left, MARGINS.top, MARGINS.right, MARGINS.bottom],
    language: locale,
    // pdfkit writes the title into XML as it is.
    info: { title: said.title.replaceAll(/[&<>]/g, ""), creationDate: new Date(`${content.issuedOn}T00:00Z`) },
    defaultStyle: { font: "Roboto", fontSize: SIZES.text, color: INK, lineHeight: 1.15 },
    header: (page) => (page === 1 ? firstHeader : nextHeader()),
    footer: (page, pages) => foot(imprint, words.t(locale, "documents:invoice.page", { page, pages })),
    content: [
      ...letterhead(means, content),
      { stack: [head()], margin: [0, mm(4), 0, 0] },
      ...rows(lines.slice(0, last), 0),
      {
        // The sums never stand on a page without a line that they are the sum of.
        unbreakable: true,
        stack: [
          ...rows(lines.slice(last), last),
          totalsOf(means, content),
          ...notes.map((text, index): Content => ({ text, margin: [0, index === 0 ? mm(8) : mm(2), 0, 0] })),
        ],
      },
    ],
  };
}

const foot = ([address, numbers]: [string, string], page: string): Content => ({
  margin: [MARGINS.left, mm(8), MARGINS.right, 0],
  stack: [
    { canvas: [{ type: "line", x1: 0, y1: 0, x2: mm(165), y2: 0, lineWidth: 0.5, lineColor: RULE }] },
    {
      margin: [0, 6, 0, 0],
      fontSize: SIZES.small,
      color: SOFT,
      columns: [
        { width: "*", text: address },
        { width: "*", text: numbers },
        { width: mm(30), text: page, alignment: "right" },
      ],
    },
  ],
});
