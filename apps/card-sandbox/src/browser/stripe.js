import { askOwner } from "./challenge-dialog.js";
import { createPaymentElement } from "./payment-element.js";
import { callProvider, intentPath, retrieveIntent, spoken } from "./provider.js";

/**
 * The part of Stripe.js that the product uses, with the same names and the same answers.
 * @typedef {import("./payment-element.js").Appearance} Appearance
 * @typedef {import("./provider.js").Answer} Answer
 * @typedef {import("./provider.js").Intent} Intent
 * @typedef {ReturnType<typeof createElements>} Elements
 * @typedef {{ return_url?: string, payment_method?: string, payment_method_data?: object }} ConfirmParams
 * @typedef {{ elements?: Elements, clientSecret?: string, confirmParams?: ConfirmParams, redirect?: "always" | "if_required" }} Confirm
 */

const origin = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src).origin;

/**
 * @param {string} key
 * @param {{ clientSecret?: string, appearance?: Appearance, locale?: string }} options
 */
function createElements(key, { clientSecret = "", appearance = {}, locale }) {
  const provider = { origin, key, locale: spoken(locale) };
  let look = appearance;
  /** @type {ReturnType<typeof createPaymentElement> | undefined} */
  let payment;
  return {
    /** @param {string} type */
    create(type) {
      if (type !== "payment") throw new Error(`The sandbox has no element ${type}.`);
      payment = createPaymentElement(provider, () => look);
      return payment.element;
    },
    /** @param {string} type */
    getElement: (type) => (type === "payment" ? (payment?.element ?? null) : null),
    /** @param {{ appearance?: Appearance }} changes */
    update(changes) {
      look = changes.appearance ?? look;
      payment?.dressAnew();
    },
    submit: async () => (await payment?.line.ask({ type: "validate" })) ?? {},
    sandbox: { provider, clientSecret, theme: () => look.theme ?? "stripe", line: () => payment?.line },
  };
}

/** What Stripe.js answers: the intent under its name, or the error with the intent in it. @param {Answer} answer */
function resultOf({ body, error }) {
  if (error) return { error };
  const failure = body.last_setup_error ?? body.last_payment_error;
  if (failure && body.status === "requires_payment_method") return { error: { ...failure, [body.object]: body } };
  return { [body.object === "setup_intent" ? "setupIntent" : "paymentIntent"]: body };
}

/** @param {string} key @param {{ locale?: string }} [options] */
function Stripe(key, options = {}) {
  const own = { origin, key, locale: spoken(options.locale) };

  /** @param {Answer} answer @param {{ provider: typeof own, clientSecret: string, theme: string }} asked */
  async function finish(answer, { provider, clientSecret, theme }) {
    if (answer.error || answer.body.status !== "requires_action") return resultOf(answer);
    await askOwner(provider, { clientSecret, theme });
    return resultOf(await retrieveIntent(provider, clientSecret));
  }

  /** @param {Confirm} asked */
  async function confirm({ elements, clientSecret, confirmParams = {}, redirect = "always" }) {
    const provider = elements?.sandbox.provider ?? own;
    const secret = clientSecret ?? elements?.sandbox.clientSecret ?? "";
    const line = elements?.sandbox.line();
    const params = { use_stripe_sdk: "true", ...confirmParams };
    /** @type {Answer} */
    const answer = line
      ? await line.ask({ type: "confirm", clientSecret: secret, params })
      : await callProvider(provider, `${intentPath(secret)}/confirm`, { ...params, client_secret: secret });
    const theme = elements?.sandbox.theme() ?? themeOfPage();
    const result = await finish(answer, { provider, clientSecret: secret, theme });
    if ("error" in result || redirect === "if_required" || !confirmParams.return_url) return result;
    return leaveFor(confirmParams.return_url, secret);
  }

  return {
    /** @param {Parameters<typeof createElements>[1]} [asked] */
    elements: (asked = {}) => createElements(key, { locale: own.locale, ...asked }),
    confirmSetup: confirm,
    confirmPayment: confirm,
    /** @param {{ clientSecret: string }} asked */
    async handleNextAction({ clientSecret }) {
      const answer = await retrieveIntent(own, clientSecret);
      return finish(answer, { provider: own, clientSecret, theme: themeOfPage() });
    },
    /** @param {string} clientSecret */
    retrieveSetupIntent: async (clientSecret) => seen(await retrieveIntent(own, clientSecret), "setupIntent"),
    /** @param {string} clientSecret */
    retrievePaymentIntent: async (clientSecret) => seen(await retrieveIntent(own, clientSecret), "paymentIntent"),
  };
}

function themeOfPage() {
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  const isEither = scheme.includes("light") === scheme.includes("dark");
  const isDark = isEither ? matchMedia("(prefers-color-scheme: dark)").matches : scheme.includes("dark");
  return isDark ? "night" : "stripe";
}

/** @param {Answer} answer @param {string} name */
const seen = ({ body, error }, name) => (error ? { error } : { [name]: body });

/** The page is left; nobody waits for an answer any more. @param {string} url @param {string} clientSecret @returns {Promise<never>} */
function leaveFor(url, clientSecret) {
  const kind = clientSecret.startsWith("seti_") ? "setup_intent" : "payment_intent";
  const address = new URL(url);
  address.searchParams.set(kind, clientSecret.split("_secret_")[0] ?? "");
  address.searchParams.set(`${kind}_client_secret`, clientSecret);
  address.searchParams.set("redirect_status", "succeeded");
  location.assign(address);
  return new Promise(() => {});
}

window.Stripe = Stripe;
