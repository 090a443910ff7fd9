import { expect, test } from "vitest";
import { readView, viewQuery } from "./view.ts";

const read = (query: string) => readView(new URLSearchParams(query));

test("what waits comes first, and nonsense counts as not said", () => {
  expect(read("")).toEqual({ status: "waiting", page: 1 });
  expect(read("status=secret&page=-3")).toEqual({ status: "waiting", page: 1 });
  expect(read("page=1e9")).toEqual({ status: "waiting", page: 20 });
});

test("a view and its address say the same", () => {
  for (const query of ["", "status=published", "page=2", "status=removed&page=3"])
    expect(viewQuery(read(query))).toBe(query);
});
