import { expect, test } from "vitest";
import { mailboxOf } from "./mailboxes.ts";

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
