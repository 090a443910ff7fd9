import { expect, test } from "vitest";
import { countFilters, readView, viewQuery } from "../../../shared/list/view.ts";
import { NOTIFICATIONS, TIMEFRAMES } from "./list-view.ts";

const read = (query: string) => readView(NOTIFICATIONS, new URLSearchParams(query));

test("an empty address shows the newest five", () => {
  const { view, isClear } = read("");
  expect(view).toMatchObject({ size: 5, order: "newest", timeframe: "allTime", page: 1, status: [] });
  expect([isClear, viewQuery(NOTIFICATIONS, view), countFilters(NOTIFICATIONS, view)]).toEqual([true, "", 0]);
});

test("an address and what it shows are the same", () => {
  const query = "name=Anna+Weber&status=Sent&status=Archived&timeframe=last3Months&order=oldest&size=20&page=2";
  const { view, isClear } = read(query);
  expect([viewQuery(NOTIFICATIONS, view), isClear, countFilters(NOTIFICATIONS, view)]).toEqual([query, true, 4]);
});

test.each(["status=Lost", "size=7", "timeframe=nextWeek", "order=up", "page=0", "page=31"])("%s is told", (query) =>
  expect(read(query).isClear).toBe(false),
);

test("a zone that is none is left out", () => {
  expect(read("zone=Asia%2FKathmandu").view.zone).toBe("Asia/Kathmandu");
  expect(read("zone=%3Cb%3E").view.zone).toBe("");
});

test("timeframes look back only", () => expect(TIMEFRAMES).not.toContain("next3Months"));
