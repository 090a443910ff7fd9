import type { CoachCard } from "@aufwind/contract/coach-cards";
import { expect, test } from "vitest";
import { toCard } from "./card.server.ts";
import { toFreeTime } from "./free-times.server.ts";

const NOW = new Date("2026-11-15T10:00:00Z");

const CARD: CoachCard = {
  coachId: "019a0000-0000-7000-8000-000000000001",
  slug: "miriam-albrecht",
  name: "Dr. Miriam Albrecht",
  title: "dr",
  tagLine: { de: "Mit klarem Kopf durch volle Tage", en: "" },
  areasOfIntervention: ["leadership", "Bergsteigen", "debt", "burnout", "stress"],
  spokenLanguages: ["de", "tr"],
  profilePicture: null,
  rating: { score: 4.86, count: 86 },
  from: { type: "standard", durationMinutes: 60, grossPriceCents: 9500 },
  extended: null,
  nextFreeAt: "2026-11-16T13:30:00Z",
  freeTimes: ["2026-11-16T13:30:00Z", "2026-11-16T13:45:00Z", "2026-11-18T08:00:00Z"],
  publicSince: "2026-01-01T00:00:00Z",
};
const german = { locale: "de", now: NOW } as const;

test("a card speaks the reader's language", () => {
  expect(toCard(CARD, german)).toMatchObject({
    path: "/de/coaches/miriam-albrecht",
    tagLine: { text: "Mit klarem Kopf durch volle Tage" },
    topics: ["Führung", "Bergsteigen", "Geldsorgen"],
    languages: "Deutsch, Türkisch",
    rating: { score: "4,9", count: 86 },
    price: "95\u00a0€",
    minutes: 60,
  });
  const english = toCard(CARD, { locale: "en", now: NOW });
  expect(english.tagLine).toEqual({ text: CARD.tagLine.de, lang: "de" });
  expect(english.languages).toBe("German, Turkish");
});

test("five stars are 5.0, like every other mean", () => {
  const rated = { ...CARD, rating: { score: 5, count: 1 } };
  expect([toCard(rated, german).rating?.score, toCard(rated, { locale: "en", now: NOW }).rating?.score]).toEqual([
    "5,0",
    "5.0",
  ]);
});

test("topics that somebody looks for come first", () => {
  expect(toCard(CARD, { ...german, topics: ["stress", "burnout"] }).topics).toEqual([
    "Burnout und Erschöpfung",
    "Stress",
    "Führung",
  ]);
});

test("whoever nobody has rated yet has no rating, and whoever has nothing free no time", () => {
  const bare = { ...CARD, rating: null, nextFreeAt: null, freeTimes: [] };
  expect(toCard(bare, german)).toMatchObject({ rating: null, freeTimes: [] });
});

test("each free time leads to the coach's page with that time chosen", () => {
  expect(toCard(CARD, german).freeTimes.map(({ path }) => path)).toEqual(
    CARD.freeTimes?.map((at) => `/de/coaches/miriam-albrecht?type=discovery&start=${at}&via=search#booking`),
  );
});

test("a stored card of an earlier version shows the one time that it knows", () => {
  const { freeTimes: _, ...earlier } = CARD;
  expect(toCard(earlier, german).freeTimes.map(({ at }) => at)).toEqual([CARD.nextFreeAt]);
});

test("only a client's cards say whether they are bookmarked", () => {
  expect(toCard(CARD, german)).not.toHaveProperty("bookmarked");
  expect(toCard({ ...CARD, bookmarked: false }, german)).toHaveProperty("bookmarked", false);
});

const told = (at: string, now = NOW) => {
  const { day, date, time } = toFreeTime(at, { locale: "de", now, page: "" });
  return [day, date, time].filter(Boolean).join(" ");
};

test("free times are told by the days of Berlin", () => {
  expect(told("2026-11-15T17:00:00Z")).toBe("today 18:00");
  expect(told("2026-11-16T13:30:00Z")).toBe("tomorrow 14:30");
  expect(told("2026-11-17T08:00:00Z")).toBe("later Di., 17. Nov. 09:00");
  // Half past eleven at night in London is half past midnight in Berlin.
  expect(told("2026-11-15T23:30:00Z", new Date("2026-11-15T22:00:00Z"))).toBe("tomorrow 00:30");
});

test("tomorrow is tomorrow on the day that has 25 hours, too", () => {
  const now = new Date("2026-10-24T22:30:00Z");
  expect(told("2026-10-25T22:30:00Z", now)).toMatch(/^today/);
  expect(told("2026-10-25T23:30:00Z", now)).toMatch(/^tomorrow/);
});
