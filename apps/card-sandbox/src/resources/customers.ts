import { missing } from "../errors.ts";
import type { Params, Spec } from "../params.ts";
import { type RequestContext, type Route, route } from "../route.ts";
import { FIRST_PAGE, list, PAGE } from "../store/lists.ts";
import { add, change, find, type Kinds, need, newId } from "../store/objects.ts";
import { emit } from "./events.ts";
import { ADDRESS, addressOf, mergedMetadata } from "./fields.ts";
import { detach } from "./payment-methods.ts";

const PARAMS = {
  address: ADDRESS,
  description: "text",
  email: "text",
  invoice_settings: { default_payment_method: "text" },
  metadata: "metadata",
  name: "text",
  phone: "text",
  preferred_locales: "texts",
} as const satisfies Spec;
type Given = Params<typeof PARAMS>;
type Customer = Kinds["customer"];

const EMPTY = {
  object: "customer",
  address: null,
  balance: 0,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  email: null,
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  name: null,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: "none",
  test_clock: null,
} as const;

/** What the request changes; an empty text removes. */
function changesOf(context: RequestContext, given: Given, before: Customer): Partial<Customer> {
  const { address, invoice_settings, metadata, preferred_locales, ...texts } = given;
  const said = Object.entries(texts).filter(([, value]) => value !== undefined);
  const card = invoice_settings?.default_payment_method;
  if (card && find(context, "payment_method", card)?.customer !== before.id)
    throw missing({ what: "payment_method", id: card, param: "invoice_settings[default_payment_method]" });
  return {
    ...Object.fromEntries(said.map(([name, value]) => [name, value || null])),
    metadata: mergedMetadata(before.metadata, metadata),
    ...(address && { address: addressOf(address) }),
    ...(preferred_locales && { preferred_locales }),
    ...(card !== undefined && {
      invoice_settings: { ...before.invoice_settings, default_payment_method: card || null },
    }),
  };
}

function create(context: RequestContext, params: Given) {
  const id = newId("customer");
  const empty: Customer = { ...EMPTY, id, created: context.now(), metadata: {}, preferred_locales: [] };
  const customer = add(context, "customer", { ...empty, ...changesOf(context, params, empty) }, {});
  emit(context, "customer.created", { object: customer });
  return customer;
}

function update(context: RequestContext, id: string, params: Given) {
  const before = need(context, "customer", id);
  if ("deleted" in before) throw missing({ what: "customer", id });
  const customer = change<"customer">(context, before, changesOf(context, params, before));
  emit(context, "customer.updated", { object: customer, previous: differing(before, customer) });
  return customer;
}

const differing = (before: Customer, after: Customer) =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name as keyof Customer]),
    ),
  );

/** Only the id is left; the cards are detached with their owner. */
function remove(context: RequestContext, id: string) {
  const before = need(context, "customer", id);
  for (const card of list(context, "payment_method", { url: "", page: FIRST_PAGE, where: { customer: id } }).data)
    detach(context, card);
  const gone = { id, object: "customer" as const, deleted: true as const };
  context.sql.run("update objects set body = ? where id = ?", JSON.stringify(gone), id);
  if (!("deleted" in before)) emit(context, "customer.deleted", { object: before });
  return gone;
}

export const customers: Route[] = [
  route("POST /v1/customers", { params: PARAMS, answer: (context, { params }) => create(context, params) }),
  route("GET /v1/customers/:id", { answer: (context, { id }) => need(context, "customer", id) }),
  route("POST /v1/customers/:id", { params: PARAMS, answer: (context, { id, params }) => update(context, id, params) }),
  route("DELETE /v1/customers/:id", { answer: (context, { id }) => remove(context, id) }),
  route("GET /v1/customers/:id/payment_methods", {
    params: { ...PAGE, type: "text" },
    answer: (context, { id, params }) => {
      need(context, "customer", id);
      const url = `/v1/customers/${id}/payment_methods`;
      return list(context, "payment_method", { url, page: params, where: { customer: id, type: params.type } });
    },
  }),
];
