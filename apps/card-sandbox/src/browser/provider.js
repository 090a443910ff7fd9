/**
 * @typedef {{ type: string, code?: string, message: string, param?: string, [name: string]: unknown }} StripeError
 * @typedef {{ id: string, object: string, status: string, next_action?: unknown, [name: string]: any }} Intent
 * @typedef {{ origin: string, key: string, locale: "en" | "de" }} Provider
 * @typedef {{ body: any, error?: undefined } | { error: StripeError, body?: undefined }} Answer
 */

/**
 * Names with brackets for what is inside, as the provider reads forms.
 * @param {object} params @param {string} [prefix] @returns {[string, string][]}
 */
const flat = (params, prefix) =>
  Object.entries(params).flatMap(([name, value]) => {
    const path = prefix ? `${prefix}[${name}]` : name;
    return typeof value === "object" && value !== null ? flat(value, path) : [[path, String(value ?? "")]];
  });

/**
 * One call with the publishable key; a line that is down is an error like any other.
 * @param {Provider} provider
 * @param {string} path
 * @param {object} [params] sent as a form; without them it is a question
 * @returns {Promise<Answer>}
 */
export async function callProvider({ origin, key, locale }, path, params) {
  try {
    const response = await fetch(`${origin}${path}`, {
      method: params ? "POST" : "GET",
      headers: { authorization: `Bearer ${key}`, "accept-language": locale },
      ...(params && { body: new URLSearchParams(flat(params)) }),
    });
    const body = await response.json();
    return body.error ? { error: body.error } : { body };
  } catch {
    return { error: { type: "api_connection_error", message: WORDS[locale].card.unreachable } };
  }
}

/** The language of the page as far as the sandbox speaks it. @param {string | undefined} locale @returns {"en" | "de"} */
export const spoken = (locale) =>
  /^de\b/.test(!locale || locale === "auto" ? navigator.language : locale) ? "de" : "en";

/** @param {string} clientSecret */
export const intentPath = (clientSecret) => {
  const id = clientSecret.split("_secret_")[0] ?? "";
  return `/v1/${id.startsWith("seti_") ? "setup_intents" : "payment_intents"}/${encodeURIComponent(id)}`;
};

/** @param {Provider} provider @param {string} clientSecret */
export const retrieveIntent = (provider, clientSecret) =>
  callProvider(provider, `${intentPath(clientSecret)}?client_secret=${encodeURIComponent(clientSecret)}`);
