import { expect, test } from "vitest";
import { countFilters, readView, viewQuery } from "../../../shared/list/view.ts";
import { APPOINTMENTS, revised, tabOf } from "./list-view.ts";

const read = (query: string) => readView(APPOINTMENTS, new URLSearchParams(query));

test("an empty address shows what is coming, the next one first", () => {
  const { view, isClear } = read("");
  expect(view).toEqual({ name: "", status: [], period: "upcoming", order: "oldest", size: 10, page: 1 });
  expect(isClear).toBe(true);
  expect(tabOf(view)).toBe("upcoming");
  expect(viewQuery(APPOINTMENTS, view)).toBe("");
});

test("what was is read from the latest back, unless the address says otherwise", () => {
  expect(read("period=past").view.order).toBe("newest");
  expect(read("period=last5Years").view.order).toBe("newest");
  expect(read("period=last5Years&order=oldest").view.order).toBe("oldest");
});

test("an address comes back as it went", () => {
  const query = "name=Lena&status=Pending&status=No+Show&period=last5Years&order=oldest&size=30&page=3";
  expect(viewQuery(APPOINTMENTS, read(query).view)).toBe(query);
  expect(countFilters(APPOINTMENTS, read(query).view)).toBe(3);
});

test("invalid parts are ignored and reported", () => {
  for (const query of ["status=Lost", "period=never", "size=7", "page=0", "order=up"]) {
    const { view, isClear } = read(query);
    expect(isClear, query).toBe(false);
    expect(viewQuery(APPOINTMENTS, view), query).toBe("");
  }
});

test("an empty field of the form is no nonsense", () => {
  expect(read("name=&period=upcoming&order=oldest&size=10").isClear).toBe(true);
});

test("another period brings its usual order, a chosen order stays", () => {
  const before = read("").view;
  expect(revised(before, { ...before, period: "last3Months" }).order).toBe("newest");
  expect(revised(before, { ...before, order: "newest" }).order).toBe("newest");
});

test("what is over is not looked for among what is coming", () => {
  expect(read("status=Cancelled").view.period).toBe("allTime");
  expect(read("status=Pending").view.period).toBe("upcoming");
  expect(read("period=upcoming&status=Completed").view).toMatchObject({ period: "allTime", order: "newest" });
});
