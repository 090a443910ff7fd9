import { expect, test } from "vitest";
import { readView } from "../../../shared/list/view.ts";
import { REVIEWS, reviewQuery } from "./view.ts";

const read = (query: string) => readView(REVIEWS, new URLSearchParams(query)).view;

test("what waits comes first, and nonsense counts as not said", () => {
  expect(read("")).toEqual({ status: "waiting", page: 1 });
  expect(read("status=secret&page=-3")).toEqual({ status: "waiting", page: 1 });
  expect(read("page=1e9")).toEqual({ status: "waiting", page: 20 });
});

test("a view and its address say the same", () => {
  for (const query of ["", "status=published", "page=2", "status=removed&page=3"])
    expect(reviewQuery(read(query))).toBe(query);
});
