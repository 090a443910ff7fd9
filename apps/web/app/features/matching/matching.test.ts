import type { Preferences } from "@aufwind/contract/clients";
import { namedLanguages } from "@aufwind/rules/languages";
import type { Locale } from "@aufwind/rules/locale";
import { expect, test } from "vitest";
import { NO_MORE } from "../../../test/search-counts.ts";
import de from "../../locales/de/matching.json" with { type: "json" };
import en from "../../locales/en/matching.json" with { type: "json" };
import { Translator } from "../../platform/i18n/translator.ts";
import { searchPath } from "../../shared/search-address/search-address.ts";
import { loosenings, type Reason, reasonParts, searchOf, viewOf } from "./matching.ts";

const WORDS = { de, en };

function told(locale: Locale, reasons: Reason[]) {
  const { t } = new Translator({ locale, brand: "Aufwind", namespaces: { matching: WORDS[locale] } }).namespace(
    "matching",
  );
  const names = new Map<string, string>(namedLanguages(locale).map(({ code, name }) => [code, name]));
  return reasonParts(reasons, { locale, t, languageName: (code) => names.get(code) ?? code });
}

const good: Reason[] = [
  { kind: "topics", values: ["stress"] },
  { kind: "languages", values: ["tr"] },
  { kind: "budget" },
  { kind: "free", days: 7 },
  { kind: "gender" },
  { kind: "rating" },
];

test("each reason in German, the weightiest first", () => {
  expect(told("de", good)).toEqual([
    "arbeitet zu Stress",
    "spricht Türkisch",
    "in Ihrem Budget",
    "in den nächsten 7 Tagen frei",
    "Geschlecht wie gewünscht",
    "sehr gut bewertet",
  ]);
});

test("each reason in English", () => {
  expect(told("en", good)).toEqual([
    "works on stress",
    "speaks Turkish",
    "within your budget",
    "available within the next 7 days",
    "gender as you wished",
    "very highly rated",
  ]);
});

test("several topics and languages are lists as people write them", () => {
  const several: Reason[] = [
    { kind: "topics", values: ["burnout", "stress"] },
    { kind: "languages", values: ["de", "en", "tr"] },
  ];
  expect(told("de", several)).toEqual([
    "arbeitet zu „Burnout und Erschöpfung“ und „Stress“",
    "spricht Deutsch, Englisch und Türkisch",
  ]);
  expect(told("en", several)).toEqual([
    "works on “burnout and exhaustion” and “stress”",
    "speaks German, English and Turkish",
  ]);
});

test("names of one word need no quotation marks", () => {
  expect(told("de", [{ kind: "topics", values: ["stress", "sleep"] }])).toEqual(["arbeitet zu Stress und Schlaf"]);
});

test("abbreviations keep their capitals inside a sentence", () => {
  expect(told("en", [{ kind: "topics", values: ["adhd", "sleep"] }])).toEqual(["works on ADHD and sleep"]);
});

test("a price a little too high is said as that", () => {
  expect(told("de", [{ kind: "almostBudget" }])).toEqual(["etwas über Ihrer Preisgrenze"]);
  expect(told("en", [{ kind: "almostBudget" }])).toEqual(["a little above your limit"]);
});

test("the wish whose end brings most coaches comes first", () => {
  expect(loosenings({ ...NO_MORE, areasOfIntervention: 12, language: 3 })).toEqual([
    { wish: "topics", count: 12 },
    { wish: "languages", count: 3 },
  ]);
});

test("a wish whose end would help nobody is not named", () => {
  expect(loosenings({ ...NO_MORE, language: 2 })).toEqual([{ wish: "languages", count: 2 }]);
  expect(loosenings(NO_MORE)).toEqual([]);
});

const wishes: Preferences = {
  clientId: "018f4c3a-0000-7000-8000-000000000001",
  preferredCoachingAreas: ["burnout", "stress"],
  healthConsent: true,
  preferredSpokenLanguages: ["tr"],
  preferredCoachMinFee: null,
  preferredCoachMaxFee: 120,
  preferredCoachGender: "female",
  referralSource: null,
  isFinished: true,
};

test("the search asks for what the client wishes, and leaves out what does not matter", () => {
  expect(searchPath("de", searchOf(wishes))).toBe(
    "/de/coaches?topic=burnout&topic=stress&language=tr&max=120&gender=female",
  );
  const open = { ...wishes, preferredCoachMaxFee: null, preferredCoachGender: null };
  expect(searchPath("en", searchOf(open))).toBe("/en/coaches?topic=burnout&topic=stress&language=tr");
});

const asked = (others: string, count = 7) => viewOf(new URLSearchParams({ others }), count);

test("three at a time, until there are no others", () => {
  expect(viewOf(new URLSearchParams(), 7)).toEqual({ number: 1, from: 0, to: 3, next: 2 });
  expect(asked("2")).toEqual({ number: 2, from: 3, to: 6, next: 3 });
  expect(asked("3")).toEqual({ number: 3, from: 6, to: 9, next: null });
});

test("nonsense in the address shows the first ones", () => {
  for (const others of ["4", "0", "-1", "1.5", "x", ""]) expect(asked(others).number).toBe(1);
});

test("nobody at all is no trouble", () => {
  expect(asked("2", 0)).toMatchObject({ number: 1, next: null });
});
