import { expect, test } from "vitest";
import { type HoursRow, nextTimes, placesOf, problemsOf, rowsOfSlots, rowsOfValues, weekMinutes } from "./week.ts";

const row = (id: number, weekday: HoursRow["weekday"], from: string, to: string): HoursRow => ({
  id,
  weekday,
  from,
  to,
});

test("a day that ends at 24:00 shows 00:00 in its field", () => {
  expect(rowsOfSlots([{ weekday: 7, from: "20:00", to: "24:00" }])).toEqual([row(0, 7, "20:00", "00:00")]);
});

test("what was typed comes back by weekday, without the rows that were left empty", () => {
  const typed = {
    "workingSlots.0.weekday": "5",
    "workingSlots.0.from": "09:00",
    "workingSlots.0.to": "",
    "workingSlots.1.weekday": "1",
    "workingSlots.1.from": "08:00",
    "workingSlots.1.to": "10:00",
    "workingSlots.2.weekday": "2",
    "workingSlots.2.from": "",
    "workingSlots.2.to": "",
  };
  expect(rowsOfValues(typed)?.map(({ weekday, from }) => [weekday, from])).toEqual([
    [1, "08:00"],
    [5, "09:00"],
  ]);
});

test("a row has the same place after an error as when it was sent", () => {
  const typed = {
    "workingSlots.0.weekday": "5",
    "workingSlots.0.from": "09:00",
    "workingSlots.0.to": "12:00",
    "workingSlots.1.weekday": "1",
    "workingSlots.1.from": "",
    "workingSlots.1.to": "",
    "workingSlots.2.weekday": "3",
    "workingSlots.2.from": "15:00",
    "workingSlots.2.to": "10:00",
  };
  const rows = rowsOfValues(typed) ?? [];
  const places = placesOf(rows);
  expect(rows.map(({ weekday, id }) => [weekday, places.get(id)])).toEqual([
    [3, 1],
    [5, 0],
  ]);
});

test("a form that was never sent has nothing typed, one that was emptied has no rows", () => {
  expect(rowsOfValues({})).toBeUndefined();
  const emptied = { "workingSlots.0.weekday": "1", "workingSlots.0.from": "", "workingSlots.0.to": "" };
  expect(rowsOfValues(emptied)).toEqual([]);
});

test("empty rows do not move the places of the others", () => {
  const places = placesOf([row(7, 1, "", ""), row(8, 1, "09:00", "10:00"), row(9, 2, "09:00", "")]);
  expect([places.get(8), places.get(9), places.get(7)]).toEqual([0, 1, 2]);
});

test("each row has its own problem, and touching is none", () => {
  const problems = problemsOf([
    row(1, 1, "09:00", "12:00"),
    row(2, 1, "12:00", "13:00"),
    row(3, 2, "09:00", "12:00"),
    row(4, 2, "11:00", "14:00"),
    row(5, 3, "22:00", "02:00"),
    row(6, 4, "09:00", ""),
    row(7, 5, "", ""),
    row(8, 6, "00:00", "00:00"),
    row(9, 7, "9 Uhr", "10:00"),
  ]);
  expect([...problems]).toEqual([
    [6, "incomplete"],
    [9, "clockTime"],
    [3, "overlap"],
    [4, "overlap"],
    [5, "inverted"],
  ]);
});

test("a day's thirteenth time is one too many", () => {
  const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
  const rows = Array.from({ length: 13 }, (_, at) => row(at, 1, clock(at), clock(at + 1)));
  expect([...problemsOf(rows)]).toEqual([[12, "tooMany"]]);
});

test("the week counts what overlaps once and what is wrong not at all", () => {
  const rows = [
    row(1, 1, "09:00", "12:00"),
    row(2, 1, "11:00", "13:00"),
    row(3, 2, "20:00", "00:00"),
    row(4, 3, "12:00", "09:00"),
  ];
  expect(weekMinutes(rows)).toBe(8 * 60);
});

test("the next time of a day begins after a pause, and nothing is guessed late in the evening", () => {
  expect(nextTimes([])).toEqual({ from: "09:00", to: "17:00" });
  expect(nextTimes([row(1, 1, "09:00", "12:00")])).toEqual({ from: "13:00", to: "16:00" });
  expect(nextTimes([row(1, 1, "09:00", "20:30")])).toEqual({ from: "21:30", to: "23:00" });
  expect(nextTimes([row(1, 1, "18:00", "00:00")])).toEqual({ from: "", to: "" });
  expect(nextTimes([row(1, 1, "09:00", "")])).toEqual({ from: "", to: "" });
});
