import { LOCALES } from "@aufwind/rules/locale";
import { expect, test } from "vitest";
import { FIRST } from "../../../test/legal-texts.ts";
import { readConfig } from "../../platform/config/config.ts";
import { termsFor } from "./terms-text.ts";

const config = readConfig({ MODE: "test", DATABASE_URL: "postgres://nobody@localhost/none" });

test("the terms about charging, cancelling and not coming are quoted in plain words", () => {
  const parts = termsFor({ config }, { version: FIRST, locale: "de" });
  expect(parts.map(({ title }) => title)).toEqual([
    "B5 Zahlung mit gespeicherter Karte",
    "B7 Absage durch Sie",
    "B10 Der Termin und Nichterscheinen",
  ]);
  expect(parts[1]?.lines.slice(0, 2)).toEqual([
    "bis genau 24 Stunden vor Beginn: nichts",
    "später als 24 Stunden vor Beginn: das volle Honorar",
  ]);
});

test.each(LOCALES)("%s: no mark of the source is left, and no sentence is missing", (locale) => {
  const lines = termsFor({ config }, { version: FIRST, locale }).flatMap((part) => part.lines);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => /\*\*|\]\(|\{|^\||^- /.test(line))).toEqual([]);
});
