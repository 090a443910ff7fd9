import { expect, test } from "vitest";
import { actionsFor, bulkActionOf, labelKeyFor, rowActionOf } from "./actions.ts";

test("a row offers what changes something", () => {
  expect(actionsFor("Sent")).toEqual(["read", "dismiss", "archive", "delete"]);
  expect(actionsFor("Read")).toEqual(["archive", "delete"]);
  expect(actionsFor("Dismissed")).toEqual(["archive", "delete"]);
  expect(actionsFor("Archived")).toEqual(["read", "delete"]);
  expect(actionsFor("Deleted")).toEqual(["read"]);
});

test("what was put away is taken back", () => {
  expect(labelKeyFor("read", "Pending")).toBe("read");
  expect(labelKeyFor("read", "Deleted")).toBe("takeBack");
});

test("the name of a form says what is done, and with which one", () => {
  expect(rowActionOf("delete.7")).toEqual({ act: "delete", id: "7" });
  expect(rowActionOf("delete")).toBeUndefined();
  expect(rowActionOf("burn.7")).toBeUndefined();
  expect(bulkActionOf("selected.delete")).toBe("delete");
  expect([bulkActionOf("selected.burn"), bulkActionOf("delete.7")]).toEqual([undefined, undefined]);
});
