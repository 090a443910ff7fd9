import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import { expect, type Locator, type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** A picture of one colour. */
export function png(width: number, height: number) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, Buffer.of(143, 208, 196))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  const mark = Buffer.of(137, 80, 78, 71, 13, 10, 26, 10);
  const buffer = Buffer.concat([mark, chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
  return { name: "portrait.png", mimeType: "image/png", buffer };
}

/** A small document. */
export const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n" +
      "xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000054 00000 n \n" +
      "trailer<</Size 3/Root 1 0 R>>\nstartxref\n103\n%%EOF\n",
  ),
});

/** Follows a download link, and returns name and bytes. */
export async function downloadFile(page: Page, link: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(await download.failure()).toBeNull();
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The text of a document, page by page. */
export async function pdfText(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}
