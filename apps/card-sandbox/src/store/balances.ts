import { add, type Kinds, type Ledger, newId } from "./objects.ts";

/** The balance of an account at the provider; in the sandbox all of it is available at once. */
export const balanceOf = ({ sql, account }: Ledger): number =>
  Number(sql.one("select cents from balances where account = ?", account)?.cents ?? 0);

type Movement = { amount: number; type: Kinds["balance_transaction"]["type"]; source: string };

/** Money in or out; the sandbox charges no provider fee. */
export function move(ledger: Ledger, { amount, type, source }: Movement): Kinds["balance_transaction"] {
  ledger.sql.run(
    "insert into balances values (?, ?) on conflict (account) do update set cents = cents + excluded.cents",
    ledger.account,
    amount,
  );
  const now = ledger.now();
  return add(
    ledger,
    "balance_transaction",
    {
      id: newId("balance_transaction"),
      object: "balance_transaction",
      amount,
      available_on: now,
      balance_type: "payments",
      created: now,
      currency: "eur",
      description: null,
      exchange_rate: null,
      fee: 0,
      fee_details: [],
      net: amount,
      reporting_category: type,
      source,
      status: "available",
      type,
    },
    {},
  );
}
