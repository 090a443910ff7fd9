import { takeDelayed } from "./delayed-events.ts";
import type { Locale } from "./errors.ts";
import { answerBank, type BankAnswer } from "./resources/authentication.ts";
import { closeDispute, openDispute } from "./resources/disputes.ts";
import { API_VERSION } from "./resources/events.ts";
import { attach, keepCard } from "./resources/payment-methods.ts";
import { endPayout } from "./resources/payouts.ts";
import { endRefund } from "./resources/refunds.ts";
import type { RequestContext } from "./route.ts";
import { balanceOf } from "./store/balances.ts";
import type { Sql } from "./store/database.ts";
import { changeInside, type Kinds } from "./store/objects.ts";

export type SavedAt = { expMonth?: number; expYear?: number };
export type Books = {
  charges: {
    paymentIntent: string;
    amount: number;
    refunded: number;
    disputed: number;
    metadata: Record<string, string>;
  }[];
  transfers: { id: string; destination: string; amount: number; reversed: number; metadata: Record<string, string> }[];
  balanceCents: number;
};

export type Control = {
  /** Nobody's request, in this language. */
  context(locale?: Locale): RequestContext;
  settle(until?: number): void;
  newCard(number: string, at?: SavedAt): string;
  saveCard(customerId: string, number: string, at?: SavedAt): string;
  answerBank(intentId: string, answer: BankAnswer): void;
  closeDispute(id: string, outcome: "won" | "lost"): void;
  books(): Books;
};

/** What a test changes at the provider directly, without an API request. */
export function createControl({ sql, now }: { sql: Sql; now(): Date }): Control {
  const context = (locale: Locale = "en"): RequestContext => ({
    sql,
    account: "",
    now: () => Math.floor(now().getTime() / 1000),
    isPublic: false,
    locale,
    origin: "",
    apiVersion: API_VERSION,
    request: { id: null, idempotency_key: null },
  });
  const card = (number: string, { expMonth = 12, expYear = now().getUTCFullYear() + 4 }: SavedAt) =>
    keepCard(context(), { number: number.replaceAll(" ", ""), exp_month: expMonth, exp_year: expYear });

  return {
    context,
    settle: (until) =>
      sql.transact(() => {
        for (const { kind, id } of takeDelayed(sql, until)) {
          const account = String(sql.one("select account from objects where id = ?", id)?.account ?? "");
          const whose = { ...context(), account };
          if (kind === "dispute") openDispute(whose, id);
          if (kind === "refund") endRefund(whose, id);
          if (kind === "payout") endPayout(whose, id);
        }
      }),
    newCard: (number, at = {}) => sql.transact(() => card(number, at).id),
    saveCard: (customerId, number, at = {}) =>
      sql.transact(() => {
        const { id } = attach(context(), card(number, at), customerId);
        changeInside(context(), "payment_method", id, { isSetUp: true, isUsed: true });
        return id;
      }),
    answerBank: (intentId, answer) => void sql.transact(() => answerBank(context(), intentId, answer)),
    closeDispute: (id, outcome) => sql.transact(() => closeDispute(context(), id, outcome)),
    books: () => readBooks(sql, context()),
  };
}

function readBooks(sql: Sql, context: RequestContext): Books {
  const all = <K extends keyof Kinds>(kind: K) =>
    sql
      .all("select body from objects where kind = ? order by seq", kind)
      .map(({ body }): Kinds[K] => JSON.parse(String(body)));
  const lost = new Map(all("dispute").map(({ charge, amount, status }) => [charge, status === "won" ? 0 : amount]));
  return {
    charges: all("charge")
      .filter(({ paid }) => paid)
      .map(({ id, payment_intent, amount, amount_refunded, metadata }) => {
        const disputed = lost.get(id) ?? 0;
        return { paymentIntent: payment_intent ?? "", amount, refunded: amount_refunded, disputed, metadata };
      }),
    transfers: all("transfer").map(({ id, destination, amount, amount_reversed, metadata }) => {
      return { id, destination: destination ?? "", amount, reversed: amount_reversed, metadata };
    }),
    balanceCents: balanceOf(context),
  };
}
