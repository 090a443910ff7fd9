import { html } from "hono/html";
import type { Locale } from "../card-error.ts";
import { page } from "./page.ts";
import { WORDS } from "./words.ts";

type Field = { name: string; label: string; hint: string; autocomplete: string };

const field = ({ name, label, hint, autocomplete }: Field) => html`<div class="field" data-field="${name}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${hint}" aria-describedby="${name}-error" required>
<p class="error" id="${name}-error" aria-live="polite"></p>
</div>`;

/** The form inside the frame: the only place that ever sees a card number. */
export function cardFormPage({ locale, theme }: { locale: Locale; theme: "light" | "dark" }) {
  const words = WORDS[locale].card;
  const body = html`<form id="card" class="frame" novalidate aria-label="${words.title}">
${field({ name: "number", label: words.number, hint: "1234 1234 1234 1234", autocomplete: "cc-number" })}
${field({ name: "expiry", label: words.expiry, hint: words.expiryHint, autocomplete: "cc-exp" })}
${field({ name: "cvc", label: words.cvc, hint: words.cvcHint, autocomplete: "cc-csc" })}
<p class="note" data-field="note">${words.test}</p>
</form>`;
  return page({ locale, theme, title: words.title, script: "card-form.js", body });
}
