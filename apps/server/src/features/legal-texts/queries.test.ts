import { LOCALES } from "@aufwind/rules/locale";
import { expect, test } from "vitest";
import { FIRST } from "../../../test/legal-texts.ts";
import { readConfig } from "../../platform/config/config.ts";
import { documentText } from "../../platform/documents/printed-document.ts";
import { createTranslator } from "../../platform/i18n/translator.ts";
import { documentOfText, quote } from "./queries.ts";

const config = readConfig({ MODE: "test", DATABASE_URL: "postgres://nobody@localhost/none" });
const translator = createTranslator(config.brand);
const terms = { text: "terms", version: FIRST } as const;

test("sections of the terms are quoted in plain words", () => {
  const parts = quote({ config }, { ...terms, locale: "de" }, ["payment", "cancellation"]);
  expect(parts.map(({ title }) => title)).toEqual(["B5 Zahlung mit gespeicherter Karte", "B7 Absage durch Sie"]);
  expect(parts[1]?.lines.slice(0, 2)).toEqual([
    "• bis genau 24 Stunden vor Beginn: nichts",
    "• später als 24 Stunden vor Beginn: das volle Honorar",
  ]);
});

test.each(LOCALES)("%s: a document has every section, and no mark of the source", (locale) => {
  const text = documentText(documentOfText({ config, translator }, { ...terms, locale }));
  for (const number of ["A1 ", "A16 ", "B1 ", "B12 ", "C1 ", "C16 "]) expect(text).toContain(`\n${number}`);
  expect(text.split("\n").filter((line) => /\*\*|\]\(|\{|^\||^- /.test(line))).toEqual([]);
});
