import fc from "fast-check";
import { expect, test } from "vitest";
import { documentKind, fileName } from "./file-name.ts";

test.each([
  "Zeugnis.pdf",
  "Lebenslauf – Erika Müller (2026), 100 %.docx",
  "证书.pdf",
  "شهادة.pdf",
  "می‌خواهم.pdf",
  "Сертификат №1.doc",
  "a.b.c.pdf",
  "🎓 Diplom.pdf",
  "Console.pdf",
  `${"ä".repeat(100)}.docx`,
  "without-ending",
])("keeps %s", (name) => expect(fileName(name)).toBe(name));

test("writes letters in one way, however they were typed", () => {
  expect(fileName("Gro\u0308ße.pdf")).toBe("Gr\u00f6ße.pdf");
});

test.each([
  "",
  " ",
  ".",
  "..",
  ".pdf",
  ".htaccess",
  " a.pdf",
  "a.pdf ",
  "a/b.pdf",
  "a\\b.pdf",
  "C:a.pdf",
  "a\0.pdf",
  "a\n.pdf",
  "a\u0085.pdf",
  "a\u2028.pdf",
  "a\u202efdp.exe",
  "a\u2066.pdf",
  "a\u200b.pdf",
  "\u200d.pdf",
  "\ufeff.pdf",
  "\ud800.pdf",
  "\ufffd.pdf",
  "\ue000.pdf",
  "%2e%2e.pdf",
  "a%2Fb.pdf",
  "con.pdf",
  "CON",
  "Aux .pdf",
  "nul.x.pdf",
  "COM1.pdf",
  "lpt9.docx",
  'a"b.pdf',
  "a<b.pdf",
  "a*.pdf",
  "what?.pdf",
  "a|b.pdf",
  `${"a".repeat(101)}.pdf`,
  "a.longending",
])("refuses %j", (name) => expect(fileName(name)).toBeUndefined());

test("whatever is kept is kept under the same name again, and leads nowhere", () => {
  const text = fc.string({ unit: "binary", maxLength: 30 });
  fc.assert(
    fc.property(text, fc.constantFrom(".pdf", ".DOC", ""), (stem, ending) => {
      const name = fileName(`${stem}${ending}`);
      if (name === undefined) return;
      expect(fileName(name)).toBe(name);
      expect(name).not.toMatch(/[/\\\p{Cc}]|^\.|^\s|\s$/u);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});

test.each([
  ["a.pdf", "pdf"],
  ["a.PDF", "pdf"],
  ["a.pdf.Doc", "doc"],
  ["a.docx", "docx"],
  ["pdf", undefined],
  ["a.exe", undefined],
  ["a.docm", undefined],
  ["a.toString", undefined],
  ["a.pdf.", undefined],
])("%s is by its ending %s", (name, kind) => expect(documentKind(name)).toBe(kind));
