import { expect, test } from "vitest";
import { actOf, actsFor, selectedActOf, wordFor } from "./actions.ts";

test("a row offers what changes something", () => {
  expect(actsFor("Sent")).toEqual(["read", "dismiss", "archive", "delete"]);
  expect(actsFor("Read")).toEqual(["archive", "delete"]);
  expect(actsFor("Dismissed")).toEqual(["archive", "delete"]);
  expect(actsFor("Archived")).toEqual(["read", "delete"]);
  expect(actsFor("Deleted")).toEqual(["read"]);
});

test("what was put away is taken back", () => {
  expect(wordFor("read", "Pending")).toBe("read");
  expect(wordFor("read", "Deleted")).toBe("takeBack");
});

test("the name of a form says what is done, and with which one", () => {
  expect(actOf("delete.7")).toEqual({ act: "delete", id: "7" });
  expect(actOf("delete")).toBeUndefined();
  expect(actOf("burn.7")).toBeUndefined();
  expect(selectedActOf("selected.delete")).toBe("delete");
  expect([selectedActOf("selected.burn"), selectedActOf("delete.7")]).toEqual([undefined, undefined]);
});
