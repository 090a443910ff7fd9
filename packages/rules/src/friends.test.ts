import fc from "fast-check";
import { expect, test } from "vitest";
import { STATUSES } from "./appointments/status.ts";
import {
  asCode,
  CREDIT_REASONS,
  codeFrom,
  friendStatusOf,
  largestCredit,
  MOST_CREDITED,
  mailboxOf,
  usableReasons,
  welcomesSince,
} from "./friends.ts";

test("a code can be read back from whatever bytes it was made of, in capitals and with spaces around", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      const code = codeFrom(bytes);
      expect(code).toMatch(/^[2-9a-z]{8}$/);
      expect(asCode(` ${code.toUpperCase()} `)).toBe(code);
    }),
  );
});

test.each(["", "abc", "abcdefgh2", "abcdefg0", "abcdefgl", "<script>", "ABCDEFGÄ"])("%j is no code", (typed) => {
  expect(asCode(typed)).toBeUndefined();
});

test("a credit leaves what the card provider can charge", () => {
  expect([largestCredit(11_900), largestCredit(1050), largestCredit(1049), largestCredit(20)]).toEqual([
    11_850, 1000, 999, 0,
  ]);
});

test("presents are for clients whom we brought, goodwill for all, and both for what takes place", () => {
  for (const status of STATUSES) {
    const isPaidFor = status === "Scheduled" || status === "Completed";
    expect(usableReasons({ relation: "new", status })).toEqual(isPaidFor ? CREDIT_REASONS : []);
    expect(usableReasons({ relation: "existing", status })).toEqual(isPaidFor ? ["goodwill"] : []);
  }
});

test("welcomes count for twelve months", () =>
  expect(new Date(welcomesSince(Date.parse("2026-11-16T09:00:00Z"))).toISOString()).toBe("2025-11-16T09:00:00.000Z"));

test("a friend is waited for until the first paid appointment, and then credited", () => {
  const friend = { isCredited: false, credited: 0 };
  expect(friendStatusOf(friend)).toBe("waiting");
  expect(friendStatusOf({ ...friend, isCredited: true, credited: MOST_CREDITED })).toBe("credited");
  expect(friendStatusOf({ ...friend, credited: MOST_CREDITED })).toBe("tooMany");
});

test.each([
  "lena.brandt@example.org",
  "Lena.Brandt+coach@Example.org",
  " lenabrandt+1+2@example.org ",
  "l.e.n.a.brandt@example.org",
])("%s is one mailbox", (email) => expect(mailboxOf(email)).toBe("lenabrandt@example.org"));

test("another name or another domain is another mailbox", () => {
  expect(mailboxOf("lena@example.org")).not.toBe(mailboxOf("lena@example.com"));
  expect(mailboxOf("lena@ex.ample.org")).toBe("lena@ex.ample.org");
  expect(mailboxOf("+tag@example.org")).toBe("+tag@example.org");
});
