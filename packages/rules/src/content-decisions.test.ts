import { describe, expect, test } from "vitest";
import {
  appealableUntil,
  decisionsFor,
  effectOf,
  endOf,
  reportPeriod,
  whyNotAppeal,
  whyNotDecide,
} from "./content-decisions.ts";
import { mayBeAnonymous, NOTICE_KEPT_DAYS } from "./content-notices.ts";

const now = new Date("2026-11-16T09:00:00Z");

test("a profile is not removed, a message not hidden for a while, and nobody suspended whose account is gone", () => {
  expect(decisionsFor("profile", { hasAuthor: true })).toEqual(["keep", "restrict", "suspend"]);
  expect(decisionsFor("message", { hasAuthor: true })).toEqual(["keep", "remove", "suspend"]);
  expect(decisionsFor("review", { hasAuthor: false })).toEqual(["keep", "restrict", "remove"]);
});

test("everything but keeping hides, and only a restriction or a suspension ends", () => {
  expect(effectOf("keep")).toEqual({ isHidden: false, isSuspended: false });
  expect(effectOf("suspend")).toEqual({ isHidden: true, isSuspended: true });
  expect(endOf({ decision: "restrict", days: 7, now })).toEqual(new Date("2026-11-23T09:00:00Z"));
  expect(endOf({ decision: "restrict", days: null, now })).toBeNull();
  expect(endOf({ decision: "remove", days: 7, now })).toBeNull();
});

describe("an appeal", () => {
  const facts = { decision: "remove", side: "author", decidedAt: now, isAppealed: false, isFinal: false } as const;

  test("is possible for six months, whatever the clocks do in between", () => {
    expect(appealableUntil(now)).toEqual(new Date("2027-05-16T08:00:00Z"));
    expect(whyNotAppeal(facts, new Date("2027-05-16T07:59:59Z"))).toBeUndefined();
    expect(whyNotAppeal(facts, new Date("2027-05-16T08:00:00Z"))).toBe("appealTooLate");
  });

  test("is made once, and not by an author who has lost nothing", () => {
    expect(whyNotAppeal({ ...facts, isAppealed: true }, now)).toBe("alreadyAppealed");
    expect(whyNotAppeal({ ...facts, isFinal: true }, now)).toBe("notPossibleNow");
    expect(whyNotAppeal({ ...facts, decision: "keep" }, now)).toBe("notPossibleNow");
    expect(whyNotAppeal({ ...facts, decision: "keep", side: "reporter" }, now)).toBeUndefined();
  });
});

describe("a decision", () => {
  const latest = { id: "first", decidedBy: "mara" };
  const facts = {
    ...({ decision: "remove", possible: ["keep", "remove"], latest: undefined, seen: null } as const),
    ...{ isWaiting: true, isAppealed: false, operatorId: "mara" },
  };

  test("is refused once another has decided, or where nothing waits", () => {
    expect(whyNotDecide(facts)).toBeUndefined();
    expect(whyNotDecide({ ...facts, latest })).toBe("contentDecided");
    expect(whyNotDecide({ ...facts, latest, seen: "first" })).toBeUndefined();
    expect(whyNotDecide({ ...facts, isWaiting: false })).toBe("contentDecided");
  });

  test("about an appeal is another person's", () => {
    const appealed = { ...facts, latest, seen: "first", isAppealed: true };
    expect(whyNotDecide(appealed)).toBe("ownDecision");
    expect(whyNotDecide({ ...appealed, operatorId: "sam" })).toBeUndefined();
    expect(whyNotDecide({ ...facts, decision: "suspend" })).toBe("notPossibleNow");
  });
});

test("only who fears for a child may stay anonymous, and copies outlast the time for an appeal", () => {
  expect(mayBeAnonymous("danger")).toBe(true);
  expect(mayBeAnonymous("illegal")).toBe(false);
  const forgotten = now.getTime() + NOTICE_KEPT_DAYS * 86_400_000;
  expect(appealableUntil(now).getTime()).toBeLessThan(forgotten);
});

test("the public report counts twelve months of whole days in Berlin, over both changes of the clock", () => {
  expect(reportPeriod(new Date("2026-11-16T23:30:00Z"))).toEqual({
    from: new Date("2025-11-16T23:00:00Z"),
    to: new Date("2026-11-16T23:00:00Z"),
  });
  expect(reportPeriod(new Date("2026-07-01T12:00:00Z")).from).toEqual(new Date("2025-06-30T22:00:00Z"));
});
