import { describe, expect, test } from "vitest";
import { candidatesOf, isFormula, sendingDay } from "./client-invitations.ts";

const people = (...lines: string[][]) =>
  candidatesOf(lines.map((cells, index) => ({ line: index + 1, cells }))).map(
    ({ line, firstName, email }) => `${line} ${firstName} ${email}`,
  );

describe("who is on a list", () => {
  test("is found by headings, in either language and any order", () => {
    expect(people(["Vorname", "Nachname", "E-Mail-Adresse"], ["Anna", "Berg", "anna@example.org"])).toEqual([
      "2 Anna anna@example.org",
    ]);
    expect(people(["email", "first name"], ["anna@example.org", "Anna"], ["", "Ben"])).toEqual([
      "2 Anna anna@example.org",
      "3 Ben ",
    ]);
  });

  test("is found without headings, as mail programs write it, and several on one line", () => {
    expect(
      people(
        ["Anna Berg <anna@example.org>"],
        ["Ben", "ben@example.org"],
        ["cem@example.org", "dana@example.org"],
        ["", ""],
        ["nobody here"],
      ),
    ).toEqual([
      "1 Anna Berg anna@example.org",
      "2 Ben ben@example.org",
      "3  cem@example.org",
      "3  dana@example.org",
      "5 nobody here ",
    ]);
  });

  test("is no formula", () => {
    expect(['=HYPERLINK("x")', "+1", "@sum", "-1", "Anna-Lena", "a@b.de"].map(isFormula)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

test("fifty go out a day, whoever is behind them on the days after", () => {
  const day = (ahead: number, sentToday = 0) => sendingDay({ ahead, sentToday, today: "2026-12-31" });
  expect([day(0), day(49), day(50), day(100)]).toEqual(["2026-12-31", "2026-12-31", "2027-01-01", "2027-01-02"]);
  expect([day(9, 40), day(10, 40), day(0, 50)]).toEqual(["2026-12-31", "2027-01-01", "2027-01-01"]);
});
