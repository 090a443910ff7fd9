import { expect, test } from "vitest";
import { readView, viewQuery } from "../../shared/list/view.ts";
import { INVOICES } from "./list-view.ts";

const read = (query: string) => readView(INVOICES, new URLSearchParams(query)).view;

test("an empty address shows the first page of all invoices", () => {
  expect(read("")).toEqual({ status: "", page: 1 });
});

test("nonsense in the address counts as nothing", () => {
  expect(read("status=stolen&page=many")).toEqual({ status: "", page: 1 });
  expect(read("page=-3")).toEqual({ status: "", page: 1 });
  expect(read("page=1000000").page).toBe(INVOICES.mostPages);
});

test("what a view says is read again, and what else stands in the address stays", () => {
  const query = viewQuery(INVOICES, { status: "credit", page: 3 }, new URLSearchParams("side=issued&page=2"));
  expect(read(query)).toEqual({ status: "credit", page: 3 });
  expect(new URLSearchParams(query).get("side")).toBe("issued");
  expect(viewQuery(INVOICES, { status: "", page: 1 }, new URLSearchParams("status=paid&page=2"))).toBe("");
});
