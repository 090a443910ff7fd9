import { scheduleDelayed } from "../delayed-events.ts";
import type { Params } from "../params.ts";
import { type RequestContext, type Route, route } from "../route.ts";
import { balanceOf, move } from "../store/balances.ts";
import { list, PAGE } from "../store/lists.ts";
import { add, change, type Kinds, need, newId } from "../store/objects.ts";
import { emit } from "./events.ts";
import { mergedMetadata, mustBeEuro } from "./fields.ts";
import { mustCover } from "./transfers.ts";

type Payout = Kinds["payout"];

const CREATE_PARAMS = {
  amount: "integer!",
  currency: "text!",
  description: "text",
  metadata: "metadata",
  statement_descriptor: "text",
} as const;
const TWO_DAYS = 2 * 24 * 60 * 60;

function create(context: RequestContext, params: Params<typeof CREATE_PARAMS>) {
  const { amount, currency } = params;
  mustBeEuro({ amount, currency, least: 1 });
  mustCover(context, amount);
  const id = newId("payout");
  const body: Payout = {
    id,
    object: "payout",
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: context.now() + TWO_DAYS,
    automatic: false,
    balance_transaction: move(context, { amount: -amount, type: "payout", source: id }).id,
    created: context.now(),
    currency,
    description: params.description || null,
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: mergedMetadata({}, params.metadata),
    method: "standard",
    original_payout: null,
    payout_method: null,
    reconciliation_status: "not_applicable",
    reversed_by: null,
    source_type: "card",
    statement_descriptor: params.statement_descriptor || null,
    status: "pending",
    trace_id: null,
    type: "bank_account",
  };
  const payout = add(context, "payout", body, {});
  scheduleDelayed(context, "payout", id);
  emit(context, "payout.created", { object: payout });
  return payout;
}

/** It has arrived at the bank. */
export function endPayout(context: RequestContext, id: string): void {
  const payout = change<"payout">(context, need(context, "payout", id), { status: "paid" });
  emit(context, "payout.paid", { object: payout });
}

export const payouts: Route[] = [
  route("GET /v1/balance", {
    answer(context) {
      const available = [{ amount: balanceOf(context), currency: "eur", source_types: { card: balanceOf(context) } }];
      const pending = [{ amount: 0, currency: "eur", source_types: { card: 0 } }];
      return {
        object: "balance",
        available,
        connect_reserved: [{ amount: 0, currency: "eur" }],
        livemode: false,
        pending,
      };
    },
  }),
  route("GET /v1/balance_transactions", {
    params: { ...PAGE, created: "range", source: "text", type: "text" },
    answer(context, { params }) {
      const { source, type } = params;
      return list(context, "balance_transaction", {
        url: "/v1/balance_transactions",
        page: params,
        where: { source, type },
      });
    },
  }),
  route("GET /v1/balance_transactions/:id", { answer: (context, { id }) => need(context, "balance_transaction", id) }),
  route("POST /v1/payouts", { params: CREATE_PARAMS, answer: (context, { params }) => create(context, params) }),
  route("GET /v1/payouts", {
    params: { ...PAGE, created: "range", status: "text" },
    answer: (context, { params }) =>
      list(context, "payout", { url: "/v1/payouts", page: params, where: { status: params.status } }),
  }),
  route("GET /v1/payouts/:id", { answer: (context, { id }) => need(context, "payout", id) }),
];
