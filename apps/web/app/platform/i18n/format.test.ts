import { expect, test } from "vitest";
import {
  formatAmount,
  formatDate,
  formatFileSize,
  formatLastFour,
  formatMoment,
  formatMoney,
  formatNumber,
  formatScore,
} from "./format.ts";
import { topicList } from "./name-lists.ts";
import { formatRelative, formatSpan, formatWait } from "./time-spans.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("a moment is shown in Berlin time, in summer and in winter", () => {
  expect(formatMoment("de", "2026-11-17T13:00:00Z")).toBe("Di.,\u00a017.\u00a0Nov., 14:00\u00a0Uhr");
  expect(formatMoment("de", "2026-07-17T12:00:00Z")).toBe("Fr.,\u00a017.\u00a0Juli, 14:00\u00a0Uhr");
  expect(formatMoment("en", "2026-11-17T13:00:00Z")).toBe("Tue\u00a017\u00a0Nov, 14:00");
});

test("a date that is already tomorrow in Berlin is tomorrow's", () => {
  expect(formatDate("de", "2026-11-16T23:30:00Z")).toBe("17.\u00a0November\u00a02026");
  expect(formatDate("en", "2026-11-16T23:30:00Z")).toBe("17\u00a0November\u00a02026");
});

test("amounts under each other always show their cents, and a true minus", () => {
  expect(plain(formatAmount("de", 9_500))).toBe("95,00 €");
  expect(plain(formatAmount("de", -123_450))).toBe("−1.234,50 €");
  expect(plain(formatAmount("en", -2_900))).toBe("−€29.00");
});

test("money shows cents only where there are some", () => {
  expect(plain(formatMoney("de", 9_500))).toBe("95 €");
  expect(plain(formatMoney("de", 123_456))).toBe("1.234,56 €");
  expect(plain(formatMoney("en", 9_550))).toBe("€95.50");
  expect(formatNumber("de", 5_000)).toBe("5.000");
});

test("a mean of stars has one digit, also where it is whole", () => {
  expect([formatScore("de", 5), formatScore("de", 4.86), formatScore("en", 4.04)]).toEqual(["5,0", "4,9", "4.0"]);
});

test("a wait is told in the unit people think in, and never too short", () => {
  expect(formatWait("en", 1)).toBe("1\u00a0second");
  expect(formatWait("de", 59.2)).toBe("60\u00a0Sekunden");
  expect(formatWait("de", 841)).toBe("15\u00a0Minuten");
});

test.each([
  [1, "de", "1\u00a0kB"],
  [48_700, "de", "48\u00a0kB"],
  [1024 * 1024, "de", "1\u00a0MB"],
  [1_310_000, "de", "1,2\u00a0MB"],
  [1_310_000, "en", "1.2\u00a0MB"],
] as const)("%i bytes are in %s %s", (bytes, locale, shown) => expect(formatFileSize(locale, bytes)).toBe(shown));

test("a card's number is never torn from its dots", () => expect(formatLastFour("4242")).toBe("••••\u00a04242"));

test("topics are a list as people write it", () => {
  expect(topicList([], "de")).toBe("");
  expect(topicList(["Stress", "Schlaf", "Trauer"], "de")).toBe("Stress, Schlaf und Trauer");
  expect(topicList(["Stress", "Sleep", "Grief"], "en")).toBe("Stress, Sleep and Grief");
});

test("a topic with an “and” of its own stands in quotation marks beside others, not alone", () => {
  expect(topicList(["Burnout und Erschöpfung", "Stress"], "de")).toBe("„Burnout und Erschöpfung“ und „Stress“");
  expect(topicList(["Burnout and exhaustion"], "en")).toBe("Burnout and exhaustion");
});

test("a duration is said in one unit: hours up to two days, and never nothing", () => {
  const HOUR = 3_600_000;
  expect([0.3, 3, 31, 50].map((hours) => formatSpan("de", hours * HOUR))).toEqual([
    "18\u00a0Min.",
    "3\u00a0Std.",
    "31\u00a0Std.",
    "2\u00a0Tage",
  ]);
  expect(formatSpan("en", 0)).toBe("1\u00a0minute");
});

test("a moment is said from now", () => {
  const now = Date.parse("2026-11-16T09:00:00Z");
  expect(formatRelative("de", { at: now - 20 * 60_000, now })).toBe("vor\u00a020\u00a0Min.");
  expect(formatRelative("en", { at: now + 3 * 3_600_000, now })).toBe("in\u00a03\u00a0hours");
});
