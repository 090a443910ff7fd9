import { invalid, missing } from "../errors.ts";
import type { Params } from "../params.ts";
import { type RequestContext, type Route, route } from "../route.ts";
import { balanceOf, move } from "../store/balances.ts";
import { list, PAGE } from "../store/lists.ts";
import { add, change, find, type Kinds, need, newId } from "../store/objects.ts";
import { emit } from "./events.ts";
import { mergedMetadata, mustBeEuro } from "./fields.ts";

type Transfer = Kinds["transfer"];

const CREATE_PARAMS = {
  amount: "integer!",
  currency: "text!",
  description: "text",
  destination: "text!",
  metadata: "metadata",
  transfer_group: "text",
} as const;

/** Transfers only to accounts that completed the onboarding, and only up to the balance. */
function mustBePossible(context: RequestContext, { amount, destination }: { amount: number; destination: string }) {
  const account = find(context, "account", destination);
  if (!account) throw missing({ what: "destination", id: destination, param: "destination" });
  if (account.capabilities?.transfers !== "active")
    throw invalid(
      "Your destination account needs to have at least one of the following capabilities enabled: transfers.",
      {
        code: "insufficient_capabilities_for_transfer",
        param: "destination",
      },
    );
  mustCover(context, amount);
}

export function mustCover(context: RequestContext, amount: number): void {
  if (amount > balanceOf(context))
    throw invalid("You have insufficient available funds in your account.", { code: "balance_insufficient" });
}

function create(context: RequestContext, params: Params<typeof CREATE_PARAMS>) {
  const { amount, currency, destination } = params;
  mustBeEuro({ amount, currency, least: 1 });
  mustBePossible(context, { amount, destination });
  const id = newId("transfer");
  const there = move({ ...context, account: destination }, { amount, type: "payment", source: id });
  const body: Transfer = {
    id,
    object: "transfer",
    amount,
    amount_reversed: 0,
    balance_transaction: move(context, { amount: -amount, type: "transfer", source: id }).id,
    created: context.now(),
    currency,
    description: params.description || null,
    destination,
    destination_payment: there.id.replace("txn_", "py_"),
    livemode: false,
    metadata: mergedMetadata({}, params.metadata),
    reversals: { object: "list", data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: null,
    source_type: "card",
    transfer_group: params.transfer_group || null,
  };
  const transfer = add(context, "transfer", body, {});
  emit(context, "transfer.created", { object: transfer });
  return transfer;
}

const REVERSAL_PARAMS = { amount: "integer", description: "text", metadata: "metadata" } as const;

function reverse(context: RequestContext, id: string, params: Params<typeof REVERSAL_PARAMS>) {
  const transfer = need(context, "transfer", id);
  const rest = transfer.amount - transfer.amount_reversed;
  const { amount = rest } = params;
  if (amount < 1 || amount > rest)
    throw invalid(`Transfer ${id} has ${rest} left to reverse, not ${amount}.`, {
      code: "amount_too_large",
      param: "amount",
    });
  const there = { ...context, account: transfer.destination ?? "" };
  mustCover(there, amount);
  const reversalId = newId("transfer_reversal");
  move(there, { amount: -amount, type: "payment_refund", source: reversalId });
  const reversal: Kinds["transfer_reversal"] = {
    id: reversalId,
    object: "transfer_reversal",
    amount,
    balance_transaction: move(context, { amount, type: "transfer_refund", source: reversalId }).id,
    created: context.now(),
    currency: transfer.currency,
    destination_payment_refund: null,
    metadata: mergedMetadata({}, params.metadata),
    source_refund: null,
    transfer: id,
  };
  add(context, "transfer_reversal", reversal, {});
  const amount_reversed = transfer.amount_reversed + amount;
  const object = change<"transfer">(context, transfer, {
    amount_reversed,
    reversed: amount_reversed === transfer.amount,
    reversals: { ...transfer.reversals, data: [reversal, ...transfer.reversals.data] },
  });
  emit(context, "transfer.reversed", { object, previous: { amount_reversed: transfer.amount_reversed } });
  return reversal;
}

export const transfers: Route[] = [
  route("POST /v1/transfers", { params: CREATE_PARAMS, answer: (context, { params }) => create(context, params) }),
  route("GET /v1/transfers", {
    params: { ...PAGE, created: "range", destination: "text", transfer_group: "text" },
    answer(context, { params }) {
      const { transfer_group, destination } = params;
      return list(context, "transfer", { url: "/v1/transfers", page: params, where: { transfer_group, destination } });
    },
  }),
  route("GET /v1/transfers/:id", { answer: (context, { id }) => need(context, "transfer", id) }),
  route("POST /v1/transfers/:id/reversals", {
    params: REVERSAL_PARAMS,
    answer: (context, { id, params }) => reverse(context, id, params),
  }),
];
