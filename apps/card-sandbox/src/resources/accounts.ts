import { invalid } from "../errors.ts";
import type { Params } from "../params.ts";
import { type RequestContext, type Route, route } from "../route.ts";
import { list, PAGE } from "../store/lists.ts";
import { add, change, type Kinds, need, newId } from "../store/objects.ts";
import { emit } from "./events.ts";
import { mergedMetadata } from "./fields.ts";

type Account = Kinds["account"];

const CREATE_PARAMS = {
  business_profile: { mcc: "text", name: "text", product_description: "text", url: "text" },
  business_type: "text",
  capabilities: { transfers: { requested: "boolean" }, card_payments: { requested: "boolean" } },
  country: "text",
  default_currency: "text",
  email: "text",
  metadata: "metadata",
  type: "text",
} as const;

const TYPES = ["custom", "express", "standard"] as const;
const NEEDED = ["external_account", "tos_acceptance.date", "tos_acceptance.ip"];

const requirements = (needed: string[]): NonNullable<Account["requirements"]> => ({
  alternatives: [],
  current_deadline: null,
  currently_due: needed,
  disabled_reason: needed.length > 0 ? "requirements.past_due" : null,
  errors: [],
  eventually_due: needed,
  past_due: needed,
  pending_verification: [],
});

function create(context: RequestContext, params: Params<typeof CREATE_PARAMS>) {
  const type = TYPES.find((each) => each === (params.type ?? "express"));
  if (!type) throw invalid(`Invalid type: ${params.type}`, { param: "type" });
  const profile = params.business_profile;
  const id = newId("account");
  const body: Account = {
    id,
    object: "account",
    business_profile: {
      mcc: profile?.mcc || null,
      minority_owned_business_designation: null,
      name: profile?.name || null,
      product_description: profile?.product_description || null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: profile?.url || null,
    },
    business_type: (params.business_type || null) as Account["business_type"] & null,
    capabilities: params.capabilities?.transfers?.requested ? { transfers: "inactive" } : {},
    charges_enabled: false,
    country: params.country ?? "DE",
    created: context.now(),
    default_currency: params.default_currency ?? "eur",
    details_submitted: false,
    email: params.email || null,
    external_accounts: banksOf(id, undefined),
    metadata: mergedMetadata({}, params.metadata),
    payouts_enabled: false,
    requirements: requirements(NEEDED),
    type,
  };
  return add(context, "account", body, {});
}

/** The bank accounts that an owner may name, one after the other. */
const BANKS = [
  { bank_name: "STRIPE TEST BANK", last4: "3000" },
  { bank_name: "Musterbank Hamburg", last4: "4711" },
];

const banksOf = (id: string, bank: (typeof BANKS)[number] | undefined) => ({
  object: "list" as const,
  data: bank
    ? [
        {
          id: newId("bank_account"),
          object: "bank_account" as const,
          account: id,
          account_holder_name: null,
          account_holder_type: null,
          account_type: null,
          country: "DE",
          currency: "eur",
          fingerprint: null,
          routing_number: null,
          status: "new",
          ...bank,
        },
      ]
    : [],
  has_more: false,
  url: `/v1/accounts/${id}/external_accounts`,
});

/** The owner sends payouts to another bank account from now on. */
export function changeBank(context: RequestContext, id: string): void {
  const account = need(context, "account", id);
  const [present] = account.external_accounts?.data ?? [];
  const next = BANKS.find(({ last4 }) => last4 !== present?.last4);
  const object = change<"account">(context, account, { external_accounts: banksOf(id, next) });
  emit(context, "account.updated", { object, previous: {}, account: id });
}

/** The owner has completed the onboarding: money can be sent there. */
export function finishOnboarding(context: RequestContext, id: string): void {
  const account = need(context, "account", id);
  if (account.details_submitted) return;
  const object = change<"account">(context, account, {
    external_accounts: banksOf(id, BANKS[0]),
    capabilities: { ...account.capabilities, transfers: "active" },
    charges_enabled: true,
    details_submitted: true,
    payouts_enabled: true,
    requirements: requirements([]),
  });
  const { capabilities = {}, charges_enabled, details_submitted, payouts_enabled } = account;
  const previous = { capabilities, charges_enabled, details_submitted, payouts_enabled };
  emit(context, "account.updated", { object, previous, account: id });
}

export const accounts: Route[] = [
  route("POST /v1/accounts", { params: CREATE_PARAMS, answer: (context, { params }) => create(context, params) }),
  route("GET /v1/accounts", {
    params: { ...PAGE, created: "range" },
    answer: (context, { params }) => list(context, "account", { url: "/v1/accounts", page: params }),
  }),
  route("GET /v1/accounts/:id", { answer: (context, { id }) => need(context, "account", id) }),
  route("POST /v1/accounts/:id/login_links", { answer: (context, { id }) => createLoginLink(context, id) }),
];

/** Where the owner of an account changes it: the provider's own pages. */
function createLoginLink(context: RequestContext, account: string) {
  const { details_submitted: isSubmitted } = need(context, "account", account);
  if (!isSubmitted) throw invalid("Cannot create a login link for an account that has not completed onboarding.");
  const id = newId("login_link");
  const link = {
    object: "login_link" as const,
    created: context.now(),
    url: `${context.origin}/sandbox/account/${id}`,
  };
  add(context, "login_link", { id, ...link }, { account });
  return link;
}

const LINK_PARAMS = {
  account: "text!",
  collection_options: { fields: "text", future_requirements: "text" },
  refresh_url: "text!",
  return_url: "text!",
  type: "text!",
} as const;
const VALID_SECONDS = 5 * 60;

function createLink(context: RequestContext, params: Params<typeof LINK_PARAMS>) {
  const { account, type, refresh_url: refreshUrl, return_url: returnUrl } = params;
  need(context, "account", account, "account");
  if (type !== "account_onboarding" && type !== "account_update")
    throw invalid(`Invalid type: ${type}`, { param: "type" });
  for (const [param, url] of Object.entries({ refresh_url: refreshUrl, return_url: returnUrl }))
    if (!/^https?:\/\//.test(url)) throw invalid("Not a valid URL", { code: "url_invalid", param });
  const id = newId("account_link");
  const link = {
    object: "account_link" as const,
    created: context.now(),
    expires_at: context.now() + VALID_SECONDS,
    url: `${context.origin}/sandbox/connect/${id}`,
  };
  add(context, "account_link", { id, ...link }, { account, returnUrl, refreshUrl, isUsed: false });
  return link;
}

export const accountLinks: Route[] = [
  route("POST /v1/account_links", {
    params: LINK_PARAMS,
    answer: (context, { params }) => createLink(context, params),
  }),
];
