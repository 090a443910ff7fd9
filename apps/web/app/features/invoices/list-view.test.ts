import { expect, test } from "vitest";
import { MOST_PAGES, readView, viewQuery } from "./list-view.ts";

const read = (query: string) => readView(new URLSearchParams(query));

test("an empty address shows the first page of all invoices", () => {
  expect(read("")).toEqual({ status: null, page: 1 });
});

test("nonsense in the address counts as nothing", () => {
  expect(read("status=stolen&page=many")).toEqual({ status: null, page: 1 });
  expect(read("page=-3")).toEqual({ status: null, page: 1 });
  expect(read("page=1000000").page).toBe(MOST_PAGES);
});

test("what a view says is read again, and what else stands in the address stays", () => {
  const query = viewQuery(new URLSearchParams("side=issued&page=2"), { status: "credit", page: 3 });
  expect(read(query)).toEqual({ status: "credit", page: 3 });
  expect(new URLSearchParams(query).get("side")).toBe("issued");
  expect(viewQuery(new URLSearchParams("status=paid&page=2"), { status: null, page: 1 })).toBe("");
});
