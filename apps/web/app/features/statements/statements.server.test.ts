import { expect, test } from "vitest";
import { readView } from "../../shared/list/view.ts";
import { STATEMENTS } from "./statements.server.ts";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=1.5", 1],
  ["page=31", 1],
  ["page=many", 1],
])("the address %j shows up to page %d", (query, page) => {
  expect(readView(STATEMENTS, new URLSearchParams(query)).view.page).toBe(page);
});
