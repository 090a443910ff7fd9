import { POSTABLE_ACCOUNTS, type PostedEntry } from "@aufwind/rules/ledger-postings";
import { centsOf } from "@aufwind/rules/money";

export const SIDES = ["debit", "credit"] as const;
export const nameOf = (side: (typeof SIDES)[number], account: string) => `${side}.${account}`;

/** What was typed for each account, by the name of its field; empty ones are left out. */
export type Typed = Readonly<Record<string, string>>;

/** The amounts of an address or a form. */
export function typedIn(from: URLSearchParams | FormData): Typed {
  const names = POSTABLE_ACCOUNTS.flatMap((account) => SIDES.map((side) => nameOf(side, account)));
  const said = names.map((name) => [name, String(from.get(name) ?? "").trim()] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== ""));
}

/** The entries of what was typed: debit less credit of each account; undefined if something is no amount. */
export function entriesOf(typed: Typed): PostedEntry[] | undefined {
  if (Object.values(typed).some((value) => centsOf(value) === undefined)) return undefined;
  const cents = (name: string) => centsOf(typed[name] ?? "0") ?? 0;
  return POSTABLE_ACCOUNTS.map((account) => ({
    account,
    amountCents: cents(nameOf("debit", account)) - cents(nameOf("credit", account)),
  })).filter(({ amountCents }) => amountCents !== 0);
}
