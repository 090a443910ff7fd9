import { namedLanguages } from "@aufwind/rules/languages";
import type { Locale } from "@aufwind/rules/locale";
import { expect, test } from "vitest";
import de from "../../locales/de/matching.json" with { type: "json" };
import en from "../../locales/en/matching.json" with { type: "json" };
import { Translator } from "../../platform/i18n/translator.ts";
import { type Reason, reasonParts } from "./reasons.ts";

const WORDS = { de, en };

function told(locale: Locale, reasons: Reason[]) {
  const { t } = new Translator({ locale, brand: "Aufwind", namespaces: { suggestions: WORDS[locale] } }).namespace(
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
