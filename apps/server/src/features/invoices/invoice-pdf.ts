import type { Locale } from "@aufwind/rules/locale";
import { MARGINS, mm, SIZES, SOFT, TEAL, TEXT_WIDTH } from "../../platform/documents/page-style.ts";
import type { MetadataSchema } from "../../platform/documents/pdf-metadata.ts";
import { openPdf, type TaggedPdf } from "../../platform/documents/tagged-pdf.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import { type InvoiceContent, isOfPlatform, nameOf } from "./invoice-content.ts";
import { drawLetterhead, imprintOf } from "./invoice-letterhead.ts";
import { type Sentences, sentencesOf } from "./invoice-sentences.ts";
import { drawTotals, invoiceTable, totalsOf } from "./invoice-table.ts";
import { invoiceXml } from "./invoice-xml.ts";

const FILE = "factur-x.xml";

const FACTUR_X: MetadataSchema = {
  name: "Factur-X PDFA Extension Schema",
  namespace: "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",
  prefix: "fx",
  properties: {
    DocumentType: { value: "INVOICE", type: "Text", description: "INVOICE" },
    DocumentFileName: { value: FILE, type: "Text", description: "Name of the embedded XML invoice file" },
    Version: { value: "1.0", type: "Text", description: "The actual version of the Factur-X XML schema" },
    ConformanceLevel: {
      value: "EN 16931",
      type: "Text",
      description: "The conformance level of the embedded Factur-X data",
    },
  },
};

/** Above the rows of each further page. */
const HEAD_TOP = MARGINS.top - mm(20);

/** The invoice as PDF. The platform's own ones carry their XML (ZUGFeRD). */
export async function invoicePdf(translator: Translator, content: InvoiceContent, locale: Locale): Promise<Uint8Array> {
  const said = sentencesOf(translator, content, locale);
  const date = new Date(`${content.issuedOn}T00:00Z`);
  const enclosed = isOfPlatform(content) && {
    schema: FACTUR_X,
    attachment: {
      name: FILE,
      type: "text/xml",
      content: invoiceXml(translator, content, locale),
      description: translator.t(locale, "documents:invoice.xml"),
      date,
    },
  };
  const pdf = openPdf({ title: said.title, locale, createdAt: date, ...enclosed });
  drawSupplier(pdf, nameOf(content.supplier));
  drawLetterhead(pdf, { translator, locale, said }, content);
  drawLines(pdf, { translator, locale, said }, content);
  const imprint = imprintOf(translator, content, locale);
  return pdf.finish((page, pages) =>
    drawFoot(pdf, imprint, translator.t(locale, "documents:invoice.page", { page, pages })),
  );
}

function drawSupplier(pdf: TaggedPdf, name: string): void {
  // Long names take three lines, which fit above the address only in small type.
  const style = { size: name.length > 100 ? SIZES.text : SIZES.letterhead, color: TEAL, font: "strong" } as const;
  pdf.add(pdf.root, "P", name, style, { y: mm(20) });
}

type Deps = { translator: Translator; locale: Locale; said: Sentences };

/** The lines, the sums and what follows; each further page begins with the title and the head of the table. */
function drawLines(pdf: TaggedPdf, deps: Deps, content: InvoiceContent): void {
  const { said } = deps;
  const table = invoiceTable(pdf, deps, content);
  const totals = totalsOf(deps, content);
  const notes = [said.payment, said.vatNote, said.issuedBy].filter((note) => typeof note === "string");
  const notesHeight = notes.reduce((sum, note) => sum + pdf.heightOf(note, {}, TEXT_WIDTH) + mm(2), mm(6));
  const endHeight = totals.height + notesHeight;

  pdf.doc.y += mm(4);
  table.drawHead();
  content.lines.forEach((line, index) => {
    const isLast = index === content.lines.length - 1;
    // The sums never stand alone on a page, without a line.
    if (!pdf.hasRoomFor(table.heightOf(line, index) + (isLast ? endHeight : 0))) {
      pdf.doc.addPage();
      pdf.artifact(() => pdf.draw(said.title, { color: SOFT }, { y: HEAD_TOP }), "Pagination");
      pdf.doc.y = HEAD_TOP + mm(11);
      table.repeatHead();
    }
    table.drawRow(line, index);
  });
  drawTotals(pdf, totals);
  pdf.doc.y += mm(6);
  for (const note of notes) {
    pdf.doc.y += mm(2);
    pdf.add(pdf.root, "P", note);
  }
}

function drawFoot(pdf: TaggedPdf, [address, numbers]: [string, string], page: string): void {
  const top = pdf.doc.page.height - MARGINS.bottom + mm(8);
  pdf.line(top);
  const style = { size: SIZES.small, color: SOFT };
  const [y, half] = [top + 6, (TEXT_WIDTH - mm(30)) / 2];
  pdf.draw(address, style, { y, width: half });
  pdf.draw(numbers, style, { x: MARGINS.left + half, y, width: half });
  pdf.draw(page, { ...style, align: "right" }, { x: MARGINS.left + 2 * half, y, width: mm(30) });
}
