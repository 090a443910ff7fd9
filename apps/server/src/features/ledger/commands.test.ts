import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ClonedDatabase, cloneDatabase } from "../../../test/cloned-database.ts";
import { transact } from "../../platform/database/database.ts";
import { type Entry, postEntries } from "./commands.ts";

let clone: ClonedDatabase;
beforeAll(async () => {
  clone = await cloneDatabase();
});
afterAll(() => clone.close());

const at = new Date("2026-11-16T09:00:00Z");
const book = (key: string, entries: Entry[]) =>
  transact(clone.database, (tx) => postEntries(tx, { key, kind: "paid", at, entries }));
const entries = () =>
  clone.database.selectFrom("ledger_entries").select(["account", "amount_cents"]).orderBy("id").execute();
const PAID: Entry[] = [
  { account: "provider", amountCents: 100 },
  { account: "prepaid", amountCents: -100 },
];
const WRITTEN = [
  { account: "provider", amount_cents: 100 },
  { account: "prepaid", amount_cents: -100 },
];

test("a posting is made once for its key, and what moves nothing leaves no entry", async () => {
  expect(await book("once", [...PAID, { account: "fees", amountCents: 0 }])).toBe(true);
  expect(await book("once", PAID)).toBe(false);
  expect(await book("nothing", [{ account: "fees", amountCents: 0 }])).toBe(true);
  expect(await entries()).toEqual(WRITTEN);
});

test("a posting that does not sum to zero is refused whole", async () => {
  await expect(book("wrong", [{ account: "provider", amountCents: 100 }])).rejects.toThrow("does not sum to zero");
  await expect(book("odd", [...PAID, { account: "vat", amountCents: 1 }])).rejects.toThrow("does not sum to zero");
  expect(await entries()).toEqual(WRITTEN);
  expect(await book("wrong", [])).toBe(true);
});

test("what a coach has is on an account with the coach's name, and on no other", async () => {
  const coach = { account: "coach", amountCents: 100 } as const;
  await expect(book("nobody's", [coach, { account: "prepaid", amountCents: -100 }])).rejects.toThrow("coaches_have");
});

test.each(["update ledger_entries set amount_cents = 1", "delete from ledger_postings", "truncate ledger_entries"])(
  "nothing is changed in it, not even by hand: %s",
  async (statement) => {
    await expect(sql.raw(statement).execute(clone.database)).rejects.toThrow("only ever added to");
    expect(await entries()).toEqual(WRITTEN);
  },
);
