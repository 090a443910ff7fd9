import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import fields from "../../locales/en/fields.json" with { type: "json" };
import { PersonalDetails } from "../accounts.ts";
import { Areas, aboutMe, Languages, SalesPitch, SocialNetworks, salesPitch, tagLine } from "../coaches.ts";
import { keepCommas, SearchFilters } from "../search.ts";
import {
  eitherLanguage,
  fieldErrors,
  inBothLanguages,
  line,
  oneOf,
  optionalLine,
  optionalParagraph,
  paragraph,
} from "./fields.ts";

/** What is wrong with a value, as `field code`. */
function wrong(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return error ? fieldErrors(error).map(({ field, code }) => `${field} ${code}`) : [];
}

describe("texts in both languages", () => {
  test("either may be empty or left out where the text is no must", () => {
    expect(inBothLanguages(10).parse({ de: " Hallo " })).toEqual({ de: "Hallo", en: "" });
    expect(wrong(tagLine, { de: "", en: "" })).toEqual([]);
  });

  test.each([{ de: "", en: "" }, {}, { de: " \n ", en: "\t" }])("one has to be there where it is: %o", (value) => {
    expect(wrong(eitherLanguage(10), value)).toEqual(["de eitherLanguage"]);
  });

  test.each([{ de: "Hallo" }, { en: "Hello" }])("and one is enough: %o", (value) => {
    expect(wrong(eitherLanguage(10), value)).toEqual([]);
  });

  test("what is wrong is told at the language that is", () => {
    expect(wrong(eitherLanguage(3), { de: "abc", en: "abcd" })).toEqual(["en tooLong"]);
    expect(wrong(eitherLanguage(9), { de: "a\u0000b", en: 7 })).toEqual(["de characters", "en invalid"]);
    expect(wrong(eitherLanguage(9), undefined)).toEqual(["body required"]);
  });
});

describe("lengths", () => {
  test.each([
    [salesPitch, 499],
    [aboutMe, 1999],
  ])("stop right where the specification says", (schema, most) => {
    expect(wrong(schema, { de: "x".repeat(most) })).toEqual([]);
    expect(wrong(schema, { de: "x".repeat(most + 1) })).toEqual(["de tooLong"]);
  });

  test("a line break counts as one character, also as forms send it", () => {
    const lines = "x\r\n".repeat(249);
    expect(SalesPitch.parse({ salesPitch: { de: `${lines}x` } }).salesPitch.de).toHaveLength(499);
    expect(wrong(SalesPitch, { salesPitch: { de: `${lines}xy` } })).toEqual(["salesPitch.de tooLong"]);
  });

  test.each([paragraph, optionalParagraph])("and is kept as one: %#", (schema) => {
    expect(schema(3).parse("a\r\nb")).toBe("a\nb");
    expect(wrong(schema(3), "a\r\nbc")).toEqual(["body tooLong"]);
  });

  test("space around a text does not count", () => {
    expect(optionalParagraph(3).parse("  abc\r\n\r\n")).toBe("abc");
    expect(optionalLine(3).parse("  abc ")).toBe("abc");
  });
});

test("a line takes no line break, a paragraph no control characters", () => {
  expect(wrong(optionalLine(9), "a\nb")).toEqual(["body characters"]);
  expect(wrong(line(9), "a\r\nb")).toEqual(["body characters"]);
  expect(wrong(optionalParagraph(9), "a\u001bb")).toEqual(["body characters"]);
  expect(optionalParagraph(9).parse("a\n\tb")).toBe("a\n\tb");
});

describe("what nobody sees", () => {
  const UNSEEN = "\u200b\u3164\u2800\u2060";
  test.each([line(9), paragraph(9)])("is missing where a text is required", (schema) => {
    expect(wrong(schema, UNSEEN)).toEqual(["body required"]);
    expect(wrong(schema, `${UNSEEN}a`)).toEqual([]);
  });

  test("counts as nothing where a text is no must, in either language and among areas", () => {
    expect(inBothLanguages(9).parse({ de: UNSEEN, en: "Hi" })).toEqual({ de: "", en: "Hi" });
    expect(optionalLine(9).parse(UNSEEN)).toBe("");
    expect(wrong(eitherLanguage(9), { de: UNSEEN, en: UNSEEN })).toEqual(["de eitherLanguage"]);
    expect(wrong(Areas, { areasOfIntervention: ["Ja", UNSEEN] })).toEqual(["areasOfIntervention ownArea"]);
  });

  test.each(["\u202e", "\u202a", "\u2066", "\u2069"])("turns no line around: %j", (turn) => {
    expect(wrong(line(9), `a${turn}b`)).toEqual(["body characters"]);
    expect(wrong(optionalLine(9), `a${turn}b`)).toEqual(["body characters"]);
  });

  test("a name of one letter is a name, an invisible one is none", () => {
    const details = (lastName: string) => ({ firstName: "Wei", lastName, locale: "de" });
    expect(wrong(PersonalDetails, details("李"))).toEqual([]);
    expect(wrong(PersonalDetails, details(UNSEEN))).toEqual(["lastName required"]);
    const company = { ...details("李"), asCompany: true, companyName: UNSEEN, vatNumber: "DE123456789" };
    expect(wrong(PersonalDetails, company)).toEqual(["companyName required"]);
  });
});

test("a choice left open is missing, any other is wrong", () => {
  const choice = oneOf(["a", "b"]);
  expect([undefined, "", "c", null].map((value) => wrong(choice, value))).toEqual([
    ["body required"],
    ["body required"],
    ["body invalid"],
    ["body invalid"],
  ]);
});

test("lists say at themselves how much is missing or too much, and which areas cannot be", () => {
  const areas = (count: number) => ({ areasOfIntervention: Array.from({ length: count }, (_, at) => `Area ${at}`) });
  expect(wrong(Areas, areas(5))).toEqual([]);
  expect(wrong(Areas, areas(6))).toEqual(["areasOfIntervention mostAreas"]);
  expect(wrong(Areas, areas(0))).toEqual(["areasOfIntervention chooseAreas"]);
  expect(wrong(Areas, {})).toEqual(["areasOfIntervention chooseAreas"]);
  expect(wrong(Areas, { areasOfIntervention: ["Ja", "x"] })).toEqual(["areasOfIntervention ownArea"]);
  expect(wrong(Languages, { spokenLanguages: [] })).toEqual(["spokenLanguages chooseLanguages"]);
  expect(wrong(Languages, { spokenLanguages: ["de", "tlh"] })).toEqual(["spokenLanguages.1 invalid"]);
});

test("an address of a network leads there", () => {
  expect(wrong(SocialNetworks, { linkedin: "https://evil.example/linkedin.com" })).toEqual(["linkedin networkAddress"]);
  expect(wrong(SocialNetworks, { website: "http://example.org" })).toEqual(["website webAddress"]);
  expect(wrong(SocialNetworks, {})).toEqual([]);
});

test("a single value of a search keeps its commas where the query says so, and is a list otherwise", () => {
  const asked = (areasOfIntervention: string | string[]) => SearchFilters.parse({ areasOfIntervention });
  expect(asked(keepCommas(["Trauer, Verlust"])).areasOfIntervention).toEqual(["Trauer, Verlust"]);
  expect(asked("stress,burnout").areasOfIntervention).toEqual(["stress", "burnout"]);
});

test("every error that the contract names reaches people with its own sentence", () => {
  const contract = join(import.meta.dirname, "..");
  const sources = globSync("**/*.ts", { cwd: contract }).map((file) => readFileSync(join(contract, file), "utf8"));
  const codes = new Set(
    sources.flatMap((source) => [...source.matchAll(/error: "(\w+)"/g)].map(([, code = ""]) => code)),
  );
  const lost = [...codes].filter(
    (code) => !(code in fields) || wrong(z.object({ it: z.never({ error: code }) }), { it: 1 })[0] !== `it ${code}`,
  );
  expect(lost).toEqual([]);
});
