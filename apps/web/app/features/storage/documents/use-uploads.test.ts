import { DOCUMENT } from "@aufwind/rules/files/stored-files";
import { expect, test } from "vitest";
import { refusalOf, sameName } from "./use-uploads.ts";

const NONE = new Set<string>();

test.each(["Zeugnis.pdf", "LEBENSLAUF.PDF", "Zertifikat (2).docx", "Überblick.doc"])("%s may be sent", (name) => {
  expect(refusalOf({ name, size: 1000 }, NONE)).toBeUndefined();
});

test.each([
  ["a picture", "photo.png", 1000, "invalid"],
  ["a file without an ending", "pdf", 1000, "invalid"],
  ["an empty file", "leer.pdf", 0, "invalid"],
  ["a file of more than 5 MB", "gross.pdf", DOCUMENT.bytes + 1, "oversized"],
  ["a name that no disk can keep", "a:b.pdf", 1000, "name"],
  ["a hidden file", ".pdf", 1000, "name"],
])("%s may not", (_, name, size, why) => expect(refusalOf({ name, size }, NONE)).toBe(why));

test("exactly 5 MB may be sent", () => {
  expect(refusalOf({ name: "a.pdf", size: DOCUMENT.bytes }, NONE)).toBeUndefined();
});

test("a file of the same name exists already, whatever its capitals and however its letters are written", () => {
  const taken = new Set([sameName("Überblick.pdf")]);
  expect(refusalOf({ name: "u\u0308BERBLICK.PDF", size: 1000 }, taken)).toBe("exists");
});

test("the fifty-first is one too many", () => {
  const taken = new Set(Array.from({ length: DOCUMENT.perCoach }, (_, place) => `${place}.pdf`));
  expect(refusalOf({ name: "a.pdf", size: 1000 }, taken)).toBe("tooMany");
});
