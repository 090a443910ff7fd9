import { VARIABLES } from "./look.js";
import { openLine, pageAround, tellHeight } from "./messages.js";
import { callProvider, intentPath } from "./provider.js";
import { cardParams, caretAfter, digitsOf, formatted, incompleteField } from "./typed-card.js";

const asked = new URLSearchParams(location.search);
const locale = document.documentElement.lang === "de" ? "de" : "en";
const provider = { origin: location.origin, key: asked.get("key") ?? "", locale: /** @type {"en" | "de"} */ (locale) };
const form = /** @type {HTMLFormElement} */ (document.querySelector("#card"));
const words = WORDS[provider.locale].card;
const NAMES = /** @type {const} */ (["number", "expiry", "cvc"]);

/** @param {string} name */
const input = (name) => /** @type {HTMLInputElement} */ (document.getElementById(name));
const typed = () => ({ number: input("number").value, expiry: input("expiry").value, cvc: input("cvc").value });

/** @param {string} name @param {string} sentence nothing: it is right */
function showError(name, sentence) {
  const field = input(name);
  if (sentence) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
  const place = document.getElementById(`${name}-error`);
  if (place) place.textContent = sentence;
}

/** What is missing, said at its field. @param {boolean} takesFocus */
function checkAll(takesFocus) {
  const name = incompleteField(typed());
  if (!name) return undefined;
  const message = words[/** @type {"incomplete_number"} */ (`incomplete_${name}`)];
  showError(name, message);
  if (takesFocus) input(name).focus();
  return { type: "validation_error", code: `incomplete_${name}`, message };
}

/** @type {Record<string, string>} */
const FIELD_OF_PARAM = { exp_month: "expiry", exp_year: "expiry", cvc: "cvc" };

/** @param {import("./provider.js").StripeError} error */
function showProviderError(error) {
  const name = FIELD_OF_PARAM[error.param ?? ""] ?? "number";
  showError(name, error.message);
  input(name).focus();
}

/**
 * The number goes from here to the provider, and nowhere else.
 * @param {string} clientSecret
 * @param {{ payment_method_data?: object }} params
 */
async function confirm(clientSecret, { payment_method_data, ...params }) {
  const error = checkAll(true);
  if (error) return { error };
  const asked = { ...payment_method_data, type: "card", card: cardParams(typed()) };
  const card = await callProvider(provider, "/v1/payment_methods", asked);
  const chosen = { ...params, client_secret: clientSecret, payment_method: card.body?.id };
  const answer = card.error ? card : await callProvider(provider, `${intentPath(clientSecret)}/confirm`, chosen);
  if (answer.error) showProviderError(answer.error);
  return answer;
}

/** As the page around it looks. @param {Record<string, string>} look */
function dress(look) {
  const root = document.documentElement;
  root.dataset.theme = look.theme === "night" ? "dark" : "light";
  for (const [name, property] of Object.entries(VARIABLES)) root.style.setProperty(property, look[name] ?? null);
}

const line = openLine(pageAround, ({ type, clientSecret, params, look }) => {
  if (type === "look") dress(/** @type {Record<string, string>} */ (look));
  if (type === "focus") input("number").focus();
  if (type === "validate") return { error: checkAll(true) };
  if (type !== "confirm") return undefined;
  return confirm(String(clientSecret), params ?? {});
});
dress(Object.fromEntries(asked));

for (const name of NAMES) {
  const field = input(name);
  field.addEventListener("input", () => {
    const before = digitsOf(field.value.slice(0, field.selectionStart ?? undefined)).length;
    const isAtEnd = field.selectionStart === field.value.length;
    field.value = formatted(name, field.value);
    const caret = isAtEnd ? field.value.length : caretAfter(field.value, before);
    field.setSelectionRange(caret, caret);
    showError(name, "");
    const isEmpty = NAMES.every((each) => input(each).value === "");
    line.say({ type: "change", complete: !incompleteField(typed()), empty: isEmpty });
  });
}
// The Enter key submits the page's form, not this one.
form.addEventListener("submit", (event) => event.preventDefault());

tellHeight(line.say);
line.say({ type: "ready" });
