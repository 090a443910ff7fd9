import { expect, test } from "vitest";
import { POSTABLE_ACCOUNTS, type PostedEntry, whyNoPosting } from "./ledger-postings.ts";

const entry = (account: PostedEntry["account"], amountCents: number): PostedEntry => ({ account, amountCents });

test("entries of different accounts that sum to zero are a posting", () => {
  expect(whyNoPosting([entry("bank", 500), entry("provider", -500)])).toBeUndefined();
  expect(whyNoPosting([entry("bank", 500), entry("provider", -400), entry("fees", -100)])).toBeUndefined();
});

test("one entry alone, an account twice, and what does not sum to zero are none", () => {
  expect([
    whyNoPosting([]),
    whyNoPosting([entry("bank", 0), entry("provider", 0)]),
    whyNoPosting([entry("bank", 500), entry("bank", -500)]),
    whyNoPosting([entry("bank", 500), entry("provider", -499)]),
  ]).toEqual(["empty", "empty", "twice", "unbalanced"]);
});

test("nobody posts to a coach's account", () => expect(POSTABLE_ACCOUNTS).not.toContain("coach"));
