import { expect, test } from "vitest";
import { berlinDay, briefTimeOf, dayOf, formatDay, localTime, momentOf } from "./dates.ts";

const at = "2026-11-17T13:00:00.000Z";
const until = "2026-11-17T14:00:00.000Z";

test("a moment is Berlin's, in the words of the reader", () => {
  expect(momentOf({ at }, { locale: "de" })).toBe("Di.,\u00a017.\u00a0Nov., 14:00\u00a0Uhr");
  expect(momentOf({ at }, { locale: "en" })).toBe("Tue\u00a017\u00a0Nov, 14:00");
  expect(momentOf({ at, until }, { locale: "de" })).toBe("Di.,\u00a017.\u00a0Nov., 14:00–\u206015:00\u00a0Uhr");
  expect(momentOf({ at, until }, { locale: "en", shape: "full" })).toBe(
    "Tuesday 17\u00a0November\u00a02026, 14:00–\u206015:00",
  );
  expect(momentOf({ at }, { locale: "de", shape: "dated" })).toBe("Di.,\u00a017.\u00a0Nov.\u00a02026, 14:00\u00a0Uhr");
  expect(momentOf({ at }, { locale: "de", shape: "clock" })).toBe("14:00\u00a0Uhr");
  expect(dayOf(at, { locale: "en" })).toBe("Tue\u00a017\u00a0Nov");
  expect(briefTimeOf(at, "de")).toBe("Di.,\u00a014:00");
  expect(briefTimeOf(at, "en")).toBe("Tue\u00a014:00");
});

test("the reader's own time stands beside it where it is another", () => {
  expect(localTime({ at }, { locale: "en", zone: "Asia/Kathmandu" })).toEqual({ time: "18:45", place: "Kathmandu" });
  expect(localTime({ at, until }, { locale: "de", zone: "America/St_Johns" })).toEqual({
    time: "09:30–\u206010:30",
    place: "St Johns",
  });
  expect(localTime({ at }, { locale: "de", zone: "Europe/Vienna" })).toBeNull();
});

test("where it is another day there, the day is said", () => {
  const evening = { at: "2026-11-17T22:00:00.000Z" };
  expect(localTime(evening, { locale: "de", zone: "Asia/Tokyo" })?.time).toBe("Mi.,\u00a018.\u00a0Nov., 07:00");
});

test("dates of the calendar are the same for readers everywhere", () => {
  expect(formatDay("de", "2026-12-24")).toBe("Do.,\u00a024.\u00a0Dez.\u00a02026");
  expect(formatDay("en", "2026-12-24", "long")).toBe("Thursday 24\u00a0December\u00a02026");
  expect(formatDay("de", "2026-12-24", "brief")).toBe("24.\u00a0Dez.");
  expect(formatDay("de", "2026-12", "month")).toBe("Dezember 2026");
});

test("an instant lies on the day that Berlin has then", () => {
  expect(berlinDay("2026-12-02T23:30:00Z")).toBe("2026-12-03");
  expect(berlinDay("2026-07-01T21:59:59Z")).toBe("2026-07-01");
});
