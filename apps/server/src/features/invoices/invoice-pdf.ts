import type { Locale } from "@aufwind/rules/locale";
import type { Attachment, Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { INK, MARGINS, mm, RULE, SIDES, SIZES, SOFT, TEAL } from "../../platform/documents/page-style.ts";
import { printPdf } from "../../platform/documents/pdf-printer.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import { type InvoiceContent, isOfPlatform, nameOf } from "./invoice-content.ts";
import { imprintOf, letterhead } from "./invoice-letterhead.ts";
import { sentencesOf } from "./invoice-sentences.ts";
import { invoiceTable, totalsOf } from "./invoice-table.ts";
import { invoiceXml } from "./invoice-xml.ts";

const FILE = "factur-x.xml";
const NAMESPACE = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

const PROPERTIES = {
  DocumentType: ["INVOICE", "INVOICE"],
  DocumentFileName: [FILE, "Name of the embedded XML invoice file"],
  Version: ["1.0", "The actual version of the Factur-X XML schema"],
  ConformanceLevel: ["EN 16931", "The conformance level of the embedded Factur-X data"],
} as const;

const values = Object.entries(PROPERTIES).map(([name, [value]]) => `<fx:${name}>${value}</fx:${name}>`);
const descriptions = Object.entries(PROPERTIES).map(
  ([name, [, description]]) => `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
);

/** The ZUGFeRD metadata; PDF/A requires a description of its schema. */
const FACTUR_X_METADATA = `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
${values.join("\n")}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${descriptions.join("\n")}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

type FacturXParams = { xml: string; description: string; date: Date };

/** The same invoice as XML, attached under the name that readers expect. */
function facturX({ xml, description, date }: FacturXParams): Record<string, Attachment> {
  const file = {
    src: `data:text/xml;base64,${Buffer.from(xml).toString("base64")}`,
    name: FILE,
    description,
    relationship: "Alternative",
    creationDate: date,
    modifiedDate: date,
  };
  return { [FILE]: file };
}

/** Above the rows of each further page. */
const HEAD_TOP = MARGINS.top - mm(20);

/** The pages of an invoice, for pdfmake. */
function invoicePages(translator: Translator, content: InvoiceContent, locale: Locale): TDocumentDefinitions {
  const said = sentencesOf(translator, content, locale);
  const deps = { translator, locale, said };
  const { head, rows } = invoiceTable(deps, content);
  const { lines, supplier } = content;
  const last = lines.length - 1;
  const notes = [said.payment, said.vatNote, said.issuedBy].filter((note) => typeof note === "string");
  const imprint = imprintOf(translator, content, locale);

  const name = nameOf(supplier);
  const firstHeader: Content = {
    margin: [MARGINS.left, mm(20), MARGINS.right, 0],
    text: name,
    // Long names take three lines, which fit the header only in small type.
    fontSize: name.length > 100 ? SIZES.text : SIZES.letterhead,
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
    // pdfkit writes the title into XML without escaping.
    info: { title: said.title.replaceAll(/[&<>]/g, ""), creationDate: new Date(`${content.issuedOn}T00:00Z`) },
    defaultStyle: { font: "Roboto", fontSize: SIZES.text, color: INK, lineHeight: 1.15 },
    header: (page) => (page === 1 ? firstHeader : nextHeader()),
    footer: (page, pages) => foot(imprint, translator.t(locale, "documents:invoice.page", { page, pages })),
    content: [
      ...letterhead(deps, content),
      { stack: [head()], margin: [0, mm(4), 0, 0] },
      ...rows(lines.slice(0, last), 0),
      {
        // The sums never stand alone on a page, without a line.
        unbreakable: true,
        stack: [
          ...rows(lines.slice(last), last),
          totalsOf(deps, content),
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

/** The invoice as PDF. The platform's own ones carry their XML (ZUGFeRD). */
export async function invoicePdf(translator: Translator, content: InvoiceContent, locale: Locale): Promise<Uint8Array> {
  const pages = invoicePages(translator, content, locale);
  if (!isOfPlatform(content)) return printPdf(pages);
  const files = facturX({
    xml: invoiceXml(translator, content, locale),
    description: translator.t(locale, "documents:invoice.xml"),
    date: new Date(`${content.issuedOn}T00:00Z`),
  });
  return printPdf({ ...pages, files }, FACTUR_X_METADATA);
}
