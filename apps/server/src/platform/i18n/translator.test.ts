import { LOCALES } from "@aufwind/rules/locale";
import { expect, test } from "vitest";
import { ROOMS } from "./namespaces.ts";
import { createWords } from "./translator.ts";

const words = createWords("Aufwind");

type Tree = { [key: string]: string | Tree };
const sentences = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value]] : sentences(value, `${path}${key}.`),
  );

test("says a sentence in the language asked for, with brand and parameters filled in", () => {
  expect(words.t("en", "mail:closing")).toBe("Kind regards\nYour Aufwind team");
  expect(words.t("de", "fields:tooLong", { max: 100 })).toBe("Bitte verwenden Sie höchstens 100 Zeichen.");
  expect(words.t("de", "problems:emailAlreadyRegistered.detail")).toBe("Die E-Mail-Adresse ist bereits registriert");
});

test("leaves what people typed as they typed it", () => {
  const name = "<b>$t(mail:closing)</b> {{brand}} & Söhne";
  expect(words.t("en", "withdrawals:receipt.name", { name })).toBe(`Name: ${name}`);
});

test("throws at a key that nobody wrote, instead of showing it", () => {
  expect(() => words.t("en", "fields:nonsense")).toThrow("There is no sentence fields:nonsense in en.");
});

test("every sentence has its twin, with the same parameters", () => {
  const [en, de] = LOCALES.map((locale) => new Map(sentences(ROOMS[locale])));
  const parameters = (text = "") => [...text.matchAll(/{{\w+}}/g)].map(String).sort();
  expect([...(de?.keys() ?? [])].sort()).toEqual([...(en?.keys() ?? [])].sort());
  for (const [key, text] of en ?? []) {
    expect(parameters(de?.get(key)), key).toEqual(parameters(text));
  }
});
