import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces.js";

const folder = join(dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")), "fonts", "Roboto");
/** Two styles only: loading each takes as long as everything else of a page. */
const FONT = { normal: join(folder, "Roboto-Regular.ttf"), bold: join(folder, "Roboto-Medium.ttf") };

pdfmake.setFonts({ Roboto: FONT });
// Content comes from people: nothing but the fonts is ever read or fetched for it.
pdfmake.setLocalAccessPolicy((path) => path === FONT.normal || path === FONT.bold);
pdfmake.setUrlAccessPolicy(() => false);

/** A PDF/A-3b for archiving; `metadata` is added to the file's own. */
export async function printPdf(definition: TDocumentDefinitions, metadata = ""): Promise<Uint8Array> {
  const pdf = pdfmake.createPdf({ version: "1.7", subset: "PDF/A-3b", displayTitle: true, ...definition });
  const document = await pdf.getStream();
  document.appendXML(metadata);
  return pdf.getBuffer();
}
