import { describe, expect, test } from "vitest";
import {
  afterAttempt,
  emailKey,
  isEmailChangeDue,
  isGoodPassword,
  isLockedOut,
  isLongEnoughName,
  meetsRule,
  PASSWORD_RULES,
  STRANGERS_ATTEMPTS,
} from "./accounts.ts";

test.each([
  ["Erika@Example.ORG", "erika@example.org"],
  [" erika@example.org ", "erika@example.org"],
  ["e.ri.ka@gmail.com", "erika@gmail.com"],
  ["E.rika@GoogleMail.com", "erika@gmail.com"],
])("%s is the account %s", (written, key) => {
  expect(emailKey(written)).toBe(key);
});

test.each([
  ["e.rika@example.org", "erika@example.org"],
  ["erika+coach@gmail.com", "erika@gmail.com"],
  ["erika+a.b@gmail.com", "erika+ab@gmail.com"],
])("%s and %s are two accounts", (one, other) => {
  expect(emailKey(one)).not.toBe(emailKey(other));
});

test.each(["Bo", "Ma Li", "Ng", "李", "이"])("%s is a name", (name) => expect(isLongEnoughName(name)).toBe(true));

test.each(["A", " A ", "1", ""])("%j is too short for one", (name) => expect(isLongEnoughName(name)).toBe(false));

test.each(["Abc1!x", "Größe 9", "ÄÖÜäö1.", "aB3 ...", "Zug🚂2ab"])("%s is good", (password) => {
  expect(isGoodPassword(password)).toBe(true);
});

test.each([
  ["aB1!x", "length"],
  ["aB1🚂x", "length"],
  ["abCdef!", "digit"],
  ["ABC123!", "lowercase"],
  ["abc123!", "uppercase"],
  ["Abc1234", "symbol"],
] as const)("%s misses only the rule %s", (password, missed) => {
  expect(PASSWORD_RULES.filter((rule) => !meetsRule(password, rule))).toEqual([missed]);
});

test("nothing keeps no rule", () => {
  expect(PASSWORD_RULES.filter((rule) => meetsRule("", rule))).toEqual([]);
});

const now = new Date("2026-11-16T09:00:00Z");
const until = new Date("2026-11-16T09:15:00Z");

test("the fifth wrong password locks for 15 minutes, the fourth does not", () => {
  expect(afterAttempt({ failedAttempts: 3, lockedUntil: null }, { now })).toEqual({
    failedAttempts: 4,
    lockedUntil: null,
  });
  expect(afterAttempt({ failedAttempts: 4, lockedUntil: null }, { now })).toEqual({
    failedAttempts: 5,
    lockedUntil: until,
  });
});

test("a lock holds until its last moment", () => {
  expect(isLockedOut({ lockedUntil: until }, new Date("2026-11-16T09:14:59.999Z"))).toBe(true);
  expect(isLockedOut({ lockedUntil: until }, until)).toBe(false);
  expect(isLockedOut({ lockedUntil: null }, now)).toBe(false);
});

test("after a lock the count starts again", () => {
  expect(afterAttempt({ failedAttempts: 5, lockedUntil: until }, { now: until })).toEqual({
    failedAttempts: 1,
    lockedUntil: null,
  });
});

test("all strangers together have more tries than one of them", () => {
  const after = (failedAttempts: number) =>
    afterAttempt({ failedAttempts, lockedUntil: null }, { now, most: STRANGERS_ATTEMPTS }).lockedUntil;
  expect([after(18), after(19)]).toEqual([null, until]);
});

describe("an address changes", () => {
  const [asked, late] = [new Date("2026-11-16T09:00:00Z"), new Date("2026-11-23T09:00:00Z")];
  const due = (confirmed: { new?: Date; old?: Date; until?: Date }, at: Date) =>
    isEmailChangeDue(
      {
        newConfirmedAt: confirmed.new ?? null,
        oldConfirmedAt: confirmed.old ?? null,
        unansweredAt: confirmed.until ?? null,
      },
      at,
    );

  test("once the new one is confirmed, where its owner asked", () => {
    expect([due({}, late), due({ new: asked }, asked)]).toEqual([false, true]);
  });

  test("once both are, where the team asked, or the present one has said nothing in time", () => {
    expect(due({ new: asked, until: late }, asked)).toBe(false);
    expect(due({ old: asked, until: late }, late)).toBe(false);
    expect(due({ new: asked, old: asked, until: late }, asked)).toBe(true);
    expect(due({ new: asked, until: late }, late)).toBe(true);
  });
});
