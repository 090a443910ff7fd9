import fc from "fast-check";
import { expect, test } from "vitest";
import {
  blobPath,
  documentAddress,
  documentKind,
  fileName,
  nearestWidth,
  photoAddress,
  readPath,
  widthsOf,
} from "./stored-files.ts";

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

test.each([
  ["profile", 90, [90]],
  ["profile", 96, [96]],
  ["profile", 97, [96, 97]],
  ["profile", 640, [96, 192, 320, 640]],
  ["profile", 1000, [96, 192, 320, 640]],
  ["banner", 90, [90]],
  ["banner", 700, [480, 700]],
  ["banner", 1000, [480, 1000]],
] as const)("a %s of %i pixels is made in %j", (role, wide, widths) => expect(widthsOf(role, wide)).toEqual(widths));

test.each([
  [undefined, 300],
  [1, 96],
  [96, 96],
  [97, 192],
  [300, 300],
  [2000, 300],
])("of 96, 192 and 300, %s asks for %i", (asked, width) => expect(nearestWidth([96, 192, 300], asked)).toBe(width));

test.each([
  ["documents/Zeugnis.pdf", { folder: "documents", name: "Zeugnis.pdf" }],
  ["photos/profile", { folder: "photos", role: "profile" }],
  ["photos/banner", { folder: "photos", role: "banner" }],
])("%s names a file", (path, file) => {
  expect(blobPath(path)).toEqual(file);
  expect(readPath(path)).toEqual(file);
});

test.each([
  ["documents", { folder: "documents" }],
  ["photos", { folder: "photos" }],
  ["photos/profile-320", { folder: "photos", role: "profile", width: 320 }],
  ["photos/banner-1000", { folder: "photos", role: "banner", width: 1000 }],
])("%s can only be read", (path, read) => {
  expect(readPath(path)).toEqual(read);
  expect(blobPath(path)).toBeUndefined();
});

test.each([
  "",
  "/",
  "documents/",
  "photos/",
  "photos/me",
  "photos/profile-1",
  "photos/profile-99999",
  "photos/profile-0320",
  "photos/profile-320-1",
  "photos/../documents/a.pdf",
  "documents/../a.pdf",
  "documents/a/b.pdf",
  "/documents/a.pdf",
  "./documents/a.pdf",
  "documents\\a.pdf",
  "DOCUMENTS/a.pdf",
  "constructor/a.pdf",
  "a.pdf",
])("%j names nothing", (path) => {
  expect(blobPath(path)).toBeUndefined();
  expect(readPath(path)).toBeUndefined();
});

test("an address survives any name", () => {
  const address = documentAddress("u1", "100 % & Größe #1?.pdf");
  const { pathname, searchParams } = new URL(address, "http://here.invalid");
  expect([pathname, searchParams.get("path")]).toEqual(["/api/storage/get/u1", "documents/100 % & Größe #1?.pdf"]);
});

test("a photo's address names its version, and a width where one is wanted", () => {
  const photo = { ownerId: "u1", role: "profile", version: "v1" } as const;
  expect(photoAddress(photo)).toBe("/api/storage/get/u1?path=photos%2Fprofile&v=v1");
  expect(photoAddress({ ...photo, width: 96 })).toBe("/api/storage/get/u1?path=photos%2Fprofile-96&v=v1");
});
