import type { Locale } from "@aufwind/rules/locale";
import type { Words } from "../i18n/translator.ts";
import { FACTUR_X_METADATA, facturX } from "./factur-x.ts";
import { type InvoiceContent, isOfPlatform } from "./invoice-content.ts";
import { invoicePages } from "./invoice-pages.ts";
import { invoiceXml } from "./invoice-xml.ts";
import { printPdf } from "./pdf-printer.ts";

/** The invoice on paper. The platform's own ones enclose themselves as data (ZUGFeRD). */
export async function invoicePdf(words: Words, content: InvoiceContent, locale: Locale): Promise<Uint8Array> {
  const pages = invoicePages(words, content, locale);
  if (!isOfPlatform(content)) return printPdf(pages);
  const files = facturX({
    xml: invoiceXml(words, content, locale),
    description: words.t(locale, "documents:invoice.xml"),
    date: new Date(`${content.issuedOn}T00:00Z`),
  });
  return printPdf({ ...pages, files }, FACTUR_X_METADATA);
}
