import { expect, test } from "vitest";
import { amount, choice, chosen, fieldOf, inBoth, rows, whole } from "./form-body.ts";

function form(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test("a text in two languages is one value", () => {
  expect(inBoth(form({ "pitch.de": "Hallo" }), "pitch")).toEqual({ de: "Hallo", en: "" });
});

test("the ticked boxes of a group are a list, and belong to one field", () => {
  expect(chosen(form({ "areas:burnout": "on", "areas:Singen: laut": "on", other: "on" }), "areas")).toEqual([
    "burnout",
    "Singen: laut",
  ]);
  expect(fieldOf("areas:burnout")).toBe("areas");
  expect(fieldOf("salesPitch.de")).toBe("salesPitch.de");
});

test("numbers and amounts are read, nonsense is passed on, nothing is missing", () => {
  const typed = form({ a: " 15 ", b: "1.250,50", c: "viel", d: "" });
  expect([whole(typed, "a"), whole(typed, "c"), whole(typed, "d")]).toEqual([15, "viel", undefined]);
  expect([amount(typed, "b"), amount(typed, "c"), amount(typed, "d")]).toEqual([125_050, "viel", undefined]);
  expect(choice(typed, "d")).toBeNull();
});

test("rows come in the order of their numbers, whatever was removed in between", () => {
  const sent = form({ "slots.10.from": "10:00", "slots.2.from": "09:00", "slots.2.to": "12:00", "other.1.x": "y" });
  expect(rows(sent, "slots")).toEqual([{ from: "09:00", to: "12:00" }, { from: "10:00" }]);
});
