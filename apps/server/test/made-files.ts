import { strToU8, type Zippable, zipSync } from "fflate";
import sharp from "sharp";

/** Bytes of a text, one per letter. */
export const bytesOf = (text: string): Uint8Array => Buffer.from(text, "latin1");
export const joined = (...parts: (Uint8Array | string)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? bytesOf(part) : part)));

/** A small PDF, with space for something in its middle. */
export function pdf(middle: Uint8Array | string = ""): Uint8Array {
  const start = joined("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n", middle, "\n");
  return joined(
    start,
    "xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \n",
    `trailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n${start.length}\n%%EOF\n`,
  );
}

const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;

/** A small Word document; parts are added or replaced. */
export const docx = (parts: Zippable = {}): Uint8Array =>
  zipSync({
    "[Content_Types].xml": strToU8(CONTENT_TYPES),
    "_rels/.rels": strToU8("<Relationships/>"),
    "word/document.xml": strToU8("<w:document><w:body><w:p>Zeugnis</w:p></w:body></w:document>"),
    ...parts,
  });

const SECTOR = 512;
const END = 0xfffffffe;

/** A compound file like Word 97's: a header, the sector table, the directory, and the text. */
export function doc({ mark = 0xa5ec, names = [] as string[], isSmall = false } = {}): Uint8Array {
  const [header, table, directory, text] = [SECTOR, SECTOR, SECTOR, 8 * SECTOR].map((size) => Buffer.alloc(size)) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  header.write("d0cf11e0a1b11ae1", "hex");
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, at);
  for (const [at, value] of [
    [44, 1],
    [48, 1],
    [56, 4096],
    [60, END],
    [68, END],
  ] as const)
    header.writeUInt32LE(value, at);
  header.fill(0xff, 80);
  const sectors = [0xfffffffd, END, 3, 4, 5, 6, 7, 8, 9, END];
  table.fill(0xff);
  for (const [place, next] of sectors.entries()) table.writeUInt32LE(next, 4 * place);
  const entries = [
    { name: "Root Entry", kind: 5, sector: 2, size: 4096 },
    { name: "WordDocument", kind: 2, sector: isSmall ? 3 : 2, size: isSmall ? 128 : 4096 },
    ...names.map((name) => ({ name, kind: 1, sector: 0, size: 0 })),
  ];
  for (const [place, { name, kind, sector, size }] of entries.entries()) {
    const at = 128 * place;
    directory.write(name, at, "utf16le");
    directory.writeUInt16LE(2 * name.length + 2, at + 64);
    directory.writeUInt8(kind, at + 66);
    directory.writeUInt32LE(sector, at + 116);
    directory.writeUInt32LE(size, at + 120);
  }
  text.writeUInt16LE(mark, isSmall ? 3 * 64 : 0);
  return Buffer.concat([header, table, directory, text]);
}

type Params = { width?: number; height?: number; alpha?: boolean };

/** A picture of one colour, to be written in some format. */
export const picture = ({ width = 200, height = 200, alpha = false }: Params = {}) =>
  sharp({
    create: {
      width,
      height,
      channels: alpha ? 4 : 3,
      background: alpha ? { r: 15, g: 76, b: 74, alpha: 0.5 } : { r: 15, g: 76, b: 74 },
    },
  });
export const png = (wanted?: Params): Promise<Uint8Array> => picture(wanted).png().toBuffer();
export const jpeg = (wanted?: Params): Promise<Uint8Array> => picture(wanted).jpeg().toBuffer();
export const webp = (wanted?: Params): Promise<Uint8Array> => picture(wanted).webp().toBuffer();

/** The request of a page that stores a file. */
export function uploadForm(blobPath: string, bytes: Uint8Array): FormData {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], "from-my-disk.bin", { type: "application/x-lie" }));
  form.append("blobPath", blobPath);
  return form;
}
