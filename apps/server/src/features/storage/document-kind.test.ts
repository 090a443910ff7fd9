import { deflateRawSync } from "node:zlib";
import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { bytesOf, doc, docx, joined, pdf, png } from "../../../test/made-files.ts";
import { judgeDocument } from "./document-kind.ts";

const codeOf = (name: string, bytes: Uint8Array) =>
  judgeDocument(name, bytes).then(
    () => "fine",
    (problem: { code?: string }) => problem.code,
  );

const xml = (text: string) => strToU8(text);
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
/** The links of a part, to something outside. */
const relation = (type: string, count = 1, mode = "External") =>
  xml(
    `<?xml version="1.0"?><Relationships>${`<Relationship Id="r" Target="https://evil.example/a>b" Type="${RELATIONS}/${type}" TargetMode="${mode}"/>`.repeat(count)}</Relationships>`,
  );

describe("takes", () => {
  test.each([
    ["a PDF", "a.pdf", pdf()],
    ["a PDF in capitals", "A.PDF", pdf()],
    ["a PDF of version 2", "a.pdf", joined("%PDF-2.0", pdf().subarray(8))],
    ["a PDF with spaces and zeroes at its end", "a.pdf", joined(pdf(), "\r\n \0\0")],
    ["a PDF that speaks of scripts only by chance", "a.pdf", pdf("<< /Length 9 >>\nstream\n/JS /Launch \nendstream")],
    ["a PDF with names that only begin alike", "a.pdf", pdf("<< /JSx 1 /Launcher 2 >>")],
    ["a Word text", "a.docx", docx()],
    ["a Word text with links", "a.docx", docx({ "word/_rels/document.xml.rels": relation("hyperlink") })],
    ["a Word text with many links", "a.docx", docx({ "word/_rels/document.xml.rels": relation("hyperlink", 3000) })],
    [
      "a Word text with a picture that is not packed",
      "a.docx",
      docx({ "word/media/a.png": [bytesOf("\x89PNG…"), { level: 0 }] }),
    ],
    ["an old Word text", "a.doc", doc()],
    ["one of Word 95", "a.doc", doc({ mark: 0xa5dc })],
    ["a very short one", "a.doc", doc({ isSmall: true })],
  ])("%s", async (_, name, bytes) => expect(await codeOf(name, bytes)).toBe("fine"));
});

describe("refuses as a PDF", () => {
  test.each([
    ["nothing", bytesOf("")],
    ["a text", bytesOf("Hello")],
    ["a page", bytesOf("<html><script>alert(1)</script></html>")],
    ["a page before a PDF", joined("<html>", pdf())],
    ["a line before a PDF", joined("\n", pdf())],
    ["a page within the first lines", joined("%PDF-1.7\n<script>alert(1)</script>\n", pdf())],
    ["a page after it", joined(pdf(), "<script>alert(1)</script>")],
    ["half a PDF", pdf().subarray(0, 80)],
    ["a PDF and ZIP at once", joined(pdf().subarray(0, 60), docx(), "startxref\n0\n%%EOF\n")],
    ["a PDF with a ZIP behind it", joined(pdf(), docx())],
    ["only beginning and end", bytesOf("%PDF-1.7\nstartxref\n0\n%%EOF\n")],
    ["a table outside the file", joined(pdf().subarray(0, -20), "startxref\n9999999\n%%EOF")],
    ["a Word text", docx()],
    ["a script", pdf("<< /S /JavaScript /JS (app.alert(1)) >>")],
    ["a script in a stream", pdf("<< /JS 5 0 R>>")],
    ["a script whose name is written in numbers", pdf("<< /S /J#61vaScript >>")],
    ["a script between two pictures", pdf("<<>>stream\nx\nendstream << /JS(1) >> <<>>stream\nx\nendstream")],
    ["a program to be started", pdf("<< /S /Launch /F (cmd.exe) >>")],
    ["a file in the file", pdf("<< /Type /EmbeddedFile /Length 1 >>\nstream\nx\nendstream")],
  ])("%s", async (_, bytes) => expect(await codeOf("a.pdf", bytes)).toBe("invalidFile"));

  test("a PDF that is a ZIP in disguise: its end record reaches the end through its comment", async () => {
    const [text, archive] = [pdf(), docx()];
    const tail = bytesOf("\nstartxref\n9\n%%EOF\n");
    const both = Buffer.from(joined(text.subarray(0, 60), "/Root", archive, tail));
    both.writeUInt16LE(tail.length, both.length - tail.length - 2);
    expect(await codeOf("a.pdf", both)).toBe("invalidFile");
  });
});

describe("refuses as an old Word text", () => {
  const changed = (at: number, value: number) => {
    const bytes = Buffer.from(doc());
    bytes.writeUInt32LE(value, at);
    return bytes;
  };
  test.each([
    ["a PDF", pdf()],
    ["a new one", docx()],
    ["rich text", bytesOf("{\\rtf1 Hello}")],
    ["a page", bytesOf("<html></html>")],
    ["its first bytes alone", doc().subarray(0, 512)],
    ["half of it", doc().subarray(0, 3000)],
    ["half of a short one", doc({ isSmall: true }).subarray(0, 3000)],
    ["another kind of compound file", doc({ mark: 0x1234 })],
    ["one with macros", doc({ names: ["Macros"] })],
    ["one with a project of macros", doc({ names: ["VBA", "_VBA_PROJECT"] })],
    ["a directory that runs in circles", changed(512 + 4, 1)],
    ["a directory outside the file", changed(48, 500_000)],
    ["more tables than it can have", changed(44, 0x7fffffff)],
    ["a table outside the file", changed(76, 0x7fffffff)],
    ["one with a ZIP behind it", joined(doc(), docx())],
  ])("%s", async (_, bytes) => expect(await codeOf("a.doc", bytes)).toBe("invalidFile"));
});

/** Incompressible letters, so that the text is no bomb. */
const noise = (length: number) => Array.from({ length }, (_, n) => "abcdefghij"[(n * n + (n >> 5)) % 10]).join("");
const macroTypes = xml(
  '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override ContentType="application/vnd.ms-office.vbaProject"/></Types>',
);

describe("refuses as a Word text", () => {
  test.each([
    ["a PDF", pdf()],
    ["an old one", doc()],
    ["something before it", joined("x", docx())],
    ["something behind it", joined(docx(), "x")],
    ["half of it", docx().subarray(0, 200)],
    ["an archive of something else", docx({ "word/document.xml": xml(""), "[Content_Types].xml": xml("<Types/>") })],
    ["a template with macros in disguise", docx({ "[Content_Types].xml": macroTypes })],
    ["macros", docx({ "word/vbaProject.bin": bytesOf("x") })],
    ["macros in capitals", docx({ "WORD/VBAPROJECT.BIN": bytesOf("x") })],
    ["a control", docx({ "word/activeX/activeX1.bin": bytesOf("x") })],
    ["a way up", docx({ "../../evil.xml": xml("<x/>") })],
    ["a way up in the middle", docx({ "word/../../evil.xml": xml("<x/>") })],
    ["a way from the root", docx({ "/etc/passwd": xml("x") })],
    ["a way of Windows", docx({ "word\\..\\evil.xml": xml("<x/>") })],
    ["a drive", docx({ "C:evil.xml": xml("<x/>") })],
    ["a program", docx({ "word/run.exe": bytesOf("x") })],
    ["a program by another name", docx({ "word/media/a.png": bytesOf("MZ\x90\0\x03\0") })],
    ["an archive in the archive", docx({ "word/embeddings/a.bin": docx() })],
    ["an embedded object", docx({ "word/embeddings/oleObject1.bin": doc() })],
    ["a grammar of its own", docx({ "word/x.xml": xml('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><x/>') })],
    ["a grammar far behind the beginning", docx({ "word/x.xml": xml(`<x>${noise(400_000)}</x><!DOCTYPE x>`) })],
    ...Array.from({ length: 9 }, (_, n): [string, Uint8Array] => [
      `a grammar on the seam of two pieces, ${n}`,
      docx({ "word/x.xml": xml(`<${noise(65_535 - n)}<!DOCTYPE x>`) }),
    ]),
    ["a grammar in a drawing", docx({ "word/x.vml": xml(" <!DOCTYPE x><x/>") })],
    ["a grammar in a part without a name", docx({ "word/x": xml(`${" ".repeat(70_000)}<!ENTITY a "b">`) })],
    ["a grammar in wide letters", docx({ "word/x.dat": Buffer.from("\ufeff<!DOCTYPE x>", "utf16le") })],
    ...["attachedTemplate", "oleObject", "frame", "subDocument", "&#104;yperlink"].map((type): [string, Uint8Array] => [
      `${type} from outside`,
      docx({ "word/_rels/settings.xml.rels": relation(type) }),
    ]),
    [
      "a template from outside in disguise",
      docx({
        "word/_rels/settings.xml.rels": xml(
          `<Relationship Target=" Type='/hyperlink'" Type='${RELATIONS}/attachedTemplate' TargetMode = '&#69;xternal'/>`,
        ),
      }),
    ],
    [
      "a template from outside behind a comment",
      docx({ "word/_rels/settings.xml.rels": joined("<!-- ' -->", relation("attachedTemplate")) }),
    ],
    ["a page to be read in", docx({ "word/_rels/document.xml.rels": relation("aFChunk", 1, "Internal") })],
    ...["mht", "html", "HTM", "mhtml"].map((ending): [string, Uint8Array] => [
      `a part .${ending}`,
      docx({ [`word/afchunk.${ending}`]: xml("x") }),
    ]),
    ["a table behind a chart", docx({ "word/embeddings/a.xlsx": docx() })],
    ["a name in other capitals", docx({ "WORD/document.xml": xml("<x/>") })],
    ["a bomb", docx({ "word/media/a.bmp": new Uint8Array(50_000_000) })],
    [
      "many small bombs",
      docx(Object.fromEntries(Array.from({ length: 70 }, (_, n) => [`word/${n}.bmp`, new Uint8Array(1_000_000)]))),
    ],
    [
      "thousands of parts",
      docx(Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`word/${n}.xml`, xml("")]))),
    ],
  ])("%s", async (_, bytes) => expect(await codeOf("a.docx", bytes)).toBe("invalidFile"));

  test("a picture", async () => expect(await codeOf("a.docx", await png())).toBe("invalidFile"));

  /** The position of a part's entry in the directory, and of its own header. */
  const placesOf = (bytes: Buffer, name: string) => ({
    line: bytes.lastIndexOf(name) - 46,
    header: bytes.indexOf(name) - 30,
  });
  const NAME = "word/document.xml";

  test.each([
    [
      "says it is smaller than it is",
      (bytes: Buffer, { line, header }: { line: number; header: number }) => {
        bytes.writeUInt32LE(5, line + 24);
        bytes.writeUInt32LE(5, header + 22);
      },
    ],
    ["says two sizes", (bytes: Buffer, { line }: { line: number }) => bytes.writeUInt32LE(5, line + 24)],
    [
      "has another checksum",
      (bytes: Buffer, { line, header }: { line: number; header: number }) => {
        bytes.writeUInt32LE(1, line + 16);
        bytes.writeUInt32LE(1, header + 14);
      },
    ],
    ["is secret", (bytes: Buffer, { line }: { line: number }) => bytes.writeUInt16LE(1, line + 8)],
    ["has two names", (bytes: Buffer, { header }: { header: number }) => bytes.write("word/documenz.xml", header + 30)],
    [
      "is packed in an unknown way",
      (bytes: Buffer, { line, header }: { line: number; header: number }) => {
        bytes.writeUInt16LE(12, line + 10);
        bytes.writeUInt16LE(12, header + 8);
      },
    ],
    ["lies where another one lies", (bytes: Buffer, { line }: { line: number }) => bytes.writeUInt32LE(0, line + 42)],
    ["is broken inside", (bytes: Buffer, { header }: { header: number }) => bytes.fill(0xff, header + 50, header + 60)],
  ])("one whose part %s", async (_, spoil) => {
    const bytes = Buffer.from(docx());
    spoil(bytes, placesOf(bytes, NAME));
    expect(await codeOf("a.docx", bytes)).toBe("invalidFile");
  });

  test("a bomb that lies about its size is left as soon as it is more", async () => {
    const [name, packed] = ["word/media/a.bmp", deflateRawSync(new Uint8Array(200_000_000))];
    const bytes = Buffer.from(docx({ [name]: [packed, { level: 0 }] }));
    const { line, header } = placesOf(bytes, name);
    for (const [at, base] of [
      [line + 10, line + 24],
      [header + 8, header + 22],
    ] as const) {
      bytes.writeUInt16LE(8, at);
      bytes.writeUInt32LE(packed.length + 1, base);
    }
    const start = process.cpuUsage();
    expect(await codeOf("a.docx", bytes)).toBe("invalidFile");
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
  });
});

test.each(["a.exe", "a", "a.pdf.exe", "a.docm", "a.svg", "pdf"])("%s is no document, whatever is in it", async (name) =>
  expect(await codeOf(name, pdf())).toBe("invalidFile"),
);

test("a document has 5 MB at most, to the byte", async () => {
  const most = 5 * 1024 * 1024;
  const rest = most - pdf().length;
  expect(await codeOf("a.pdf", pdf("x".repeat(rest - 20)))).toBe("fine");
  expect(await codeOf("a.pdf", pdf("x".repeat(rest + 1)))).toBe("oversizedFile");
  expect(await codeOf("a.pdf", new Uint8Array(most + 1))).toBe("oversizedFile");
});
