import type { Decline } from "../cards.ts";
import { invalid, missing } from "../errors.ts";
import type { Spec } from "../params.ts";
import type { RequestContext } from "../route.ts";
import type { Kinds } from "../store/objects.ts";

/** What setup intents and payment intents have in common. */
type Intent = Kinds["setup_intent"] | Kinds["payment_intent"];

export const INTENT_PARAMS = {
  allowed_payment_method_types: "texts",
  automatic_payment_methods: { enabled: "boolean!", allow_redirects: "text" },
  confirm: "boolean",
  customer: "text",
  description: "text",
  metadata: "metadata",
  payment_method: "text",
  return_url: "text",
  use_stripe_sdk: "boolean",
} as const satisfies Spec;

export const CONFIRM_PARAMS = {
  client_secret: "text",
  payment_method: "text",
  return_url: "text",
  use_stripe_sdk: "boolean",
} as const satisfies Spec;

/** From a browser, an intent is found only by whoever has its secret. */
export function mustHold(context: RequestContext, intent: Intent, clientSecret: string | undefined): void {
  if (context.isPublic && intent.client_secret !== clientSecret) throw missing({ what: intent.object, id: intent.id });
}

type AutomaticMethods = { enabled: boolean; allow_redirects: string | undefined };

/** Only cards are supported, however they are requested. */
export function acceptedMethods(types: string[] | undefined, automatic: AutomaticMethods | undefined) {
  if (types && !types.includes("card"))
    throw invalid("Only cards can be used here.", { param: "allowed_payment_method_types" });
  return {
    allowed_payment_method_types: types ? (["card"] satisfies ["card"]) : null,
    automatic_payment_methods: automatic ? { enabled: automatic.enabled, allow_redirects: redirects(automatic) } : null,
    excluded_payment_method_types: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" as const },
    },
    payment_method_types: ["card"],
  };
}

const redirects = ({ allow_redirects }: AutomaticMethods) => (allow_redirects === "never" ? "never" : "always");

/** The bank asks: the browser's script opens the challenge. */
export const nextAction = ({ origin }: RequestContext) => ({
  type: "use_stripe_sdk",
  use_stripe_sdk: { type: "sandbox_challenge", url: `${origin}/sandbox/challenge` },
});

const SEEN_BY_BROWSER = [
  "id",
  "object",
  "amount",
  "automatic_payment_methods",
  "canceled_at",
  "cancellation_reason",
  "capture_method",
  "client_secret",
  "confirmation_method",
  "created",
  "currency",
  "description",
  "last_payment_error",
  "last_setup_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_types",
  "processing",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "status",
  "usage",
];

/** A browser sees no customer and no metadata. */
export const shown = (context: RequestContext, intent: Intent): object =>
  context.isPublic
    ? Object.fromEntries(Object.entries(intent).filter(([name]) => SEEN_BY_BROWSER.includes(name)))
    : intent;

/** A card that has expired since it was saved is declined. */
export function expiryDecline(context: RequestContext, { card }: Kinds["payment_method"]): Decline | undefined {
  const today = new Date(context.now() * 1000);
  const months = (year: number, month: number) => year * 12 + month;
  const isOver =
    card && months(card.exp_year, card.exp_month) < months(today.getUTCFullYear(), today.getUTCMonth() + 1);
  return isOver ? { code: "expired_card", decline_code: "expired_card" } : undefined;
}
