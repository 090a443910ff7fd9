import { expect, test } from "vitest";
import { countFilters, readView, viewQuery } from "../../shared/list/view.ts";
import { exportPath, FINANCES, payoutMonth } from "./finance-view.ts";

const view = (query: string) => readView(FINANCES, new URLSearchParams(query));

test("an empty address means everything, the newest first", () => {
  const { view: usual, isClear } = view("");
  expect(usual).toEqual({ period: "allTime", state: "all", payout: "", order: "newest", size: 10, page: 1 });
  expect(isClear).toBe(true);
  expect(viewQuery(FINANCES, usual)).toBe("");
  expect(countFilters(FINANCES, usual)).toBe(0);
});

test("what the address says comes back as the same address", () => {
  const query = "period=thisMonth&state=paidOut&order=oldest&size=30&page=3";
  const { view: asked, isClear } = view(query);
  expect(isClear).toBe(true);
  expect(viewQuery(FINANCES, asked)).toBe(query);
  expect(countFilters(FINANCES, asked)).toBe(2);
});

test("invalid parts are ignored and reported", () => {
  expect(view("state=stolen&page=99&size=7")).toEqual({ view: view("").view, isClear: false });
});

test("the file holds what the filters show, on all pages", () => {
  expect(exportPath(view("state=earned&page=2&size=5&order=oldest").view)).toBe(
    "/api/coaches/finances/export?period=allTime&state=earned",
  );
  const id = "0192f3a1-0000-7000-8000-000000000001";
  const { view: ofPayout } = view(`payout=2026-10.${id}`);
  expect(exportPath(ofPayout)).toBe(`/api/coaches/finances/export?period=allTime&statementId=${id}`);
  expect(payoutMonth(ofPayout)).toBe("2026-10");
  expect(exportPath(view("period=last3Months").view)).toBe("/api/coaches/finances/export?period=last3Months");
});
