import { expect, test } from "vitest";
import { emailKey } from "./email-key.ts";

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
