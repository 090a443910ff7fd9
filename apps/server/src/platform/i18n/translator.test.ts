import { LOCALES } from "@aufwind/rules/locale";
import { expect, test } from "vitest";
import { NAMESPACES } from "./namespaces.ts";
import { createTranslator } from "./translator.ts";

const translator = createTranslator("Aufwind");

type Tree = { [key: string]: string | Tree };
const sentences = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value]] : sentences(value, `${path}${key}.`),
  );

test("says a sentence in the language asked for, with brand and parameters filled in", () => {
  expect(translator.t("en", "mail:closing")).toBe("Kind regards\nYour Aufwind team");
  expect(translator.t("de", "fields:tooLong", { max: 100 })).toBe("Bitte verwenden Sie höchstens 100 Zeichen.");
  expect(translator.t("de", "problems:emailAlreadyRegistered.detail")).toBe(
    "Die E-Mail-Adresse ist bereits registriert",
  );
});

test("leaves what people typed as they typed it", () => {
  const name = "<b>$t(mail:closing)</b> {{brand}} & Söhne";
  expect(translator.t("en", "withdrawals:receipt.name", { name })).toBe(`Name: ${name}`);
});

test("throws at a key that nobody wrote, instead of showing it", () => {
  expect(() => translator.t("en", "fields:nonsense")).toThrow("There is no sentence fields:nonsense in en.");
});

test("every sentence has its twin, with the same parameters", () => {
  const [en, de] = LOCALES.map((locale) => new Map(sentences(NAMESPACES[locale])));
  const parameters = (text = "") => [...text.matchAll(/{{\w+}}/g)].map(String).sort();
  expect([...(de?.keys() ?? [])].sort()).toEqual([...(en?.keys() ?? [])].sort());
  for (const [key, text] of en ?? []) {
    expect(parameters(de?.get(key)), key).toEqual(parameters(text));
  }
});
