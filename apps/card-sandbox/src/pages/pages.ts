import { html } from "hono/html";
import de from "../../locales/de/pages.json" with { type: "json" };
import en from "../../locales/en/pages.json" with { type: "json" };
import type { Locale } from "../errors.ts";
import type { Kinds } from "../store/objects.ts";

export const WORDS: Record<Locale, typeof en> = { en, de };

/** The sentence with its placeholders filled. */
export const filled = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

type Page = {
  locale: Locale;
  title: string;
  /** Light or dark like the page around it; without one, as the system prefers. */
  theme?: "light" | "dark";
  script?: string;
  body: unknown;
};

/** A whole document with the sandbox's style. */
export const page = ({ locale, title, theme, script, body }: Page) =>
  html`<!doctype html>
<html lang="${locale}" ${theme ? html`data-theme="${theme}"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox/assets/frames.css">
${script ? html`<script src="/sandbox/assets/${script}" defer></script>` : ""}
</head>
<body>${body}</body>
</html>`;

/** Runs only its own script and connects only to the sandbox. */
export const pageHeaders = (formTarget = ""): Record<string, string> => ({
  "content-security-policy":
    `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self' ${formTarget}`.trim(),
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
});

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

type Shown = {
  locale: Locale;
  theme: "light" | "dark";
  /** The intent that waits for the bank, with its card; none if nothing is asked any more. */
  asked: { intent: Kinds["setup_intent"] | Kinds["payment_intent"]; last4: string } | undefined;
};

const euro = (cents: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(cents / 100);

/** What a bank shows: who asks what, and two buttons. */
export function challengePage({ locale, theme, asked }: Shown) {
  const words = WORDS[locale].challenge;
  const body = html`<section class="frame" aria-labelledby="title">
<h1 id="title" tabindex="-1">${words.title}</h1>
${asked ? question(asked, locale) : html`<p>${words.over}</p><p class="acts"><button type="button" value="over">${words.goOn}</button></p>`}
<p class="error" role="status" id="answer"></p>
</section>`;
  return page({ locale, theme, title: words.title, script: "challenge.js", body });
}

function question({ intent, last4 }: NonNullable<Shown["asked"]>, locale: Locale) {
  const words = WORDS[locale].challenge;
  const sentence =
    intent.object === "payment_intent"
      ? filled(words.payment, { amount: euro(intent.amount, locale), last4 })
      : filled(words.setup, { last4 });
  return html`<p>${sentence}</p>
<p class="note">${words.test}</p>
<p class="acts"><button type="button" value="confirm">${words.confirm}</button>
<button type="button" class="quiet" value="refuse">${words.refuse}</button></p>`;
}

/** Where a coach would identify themselves to the provider. */
export function connectPage(locale: Locale) {
  const words = WORDS[locale].connect;
  const body = html`<main class="sheet">
<h1>${words.title}</h1>
<p>${words.lead}</p>
<form method="post" class="acts">
<button name="answer" value="finish">${words.finish}</button>
<button class="quiet" name="answer" value="later">${words.later}</button>
</form>
<p class="note">${words.laterHint}</p>
</main>`;
  return page({ locale, title: words.title, body });
}

/** Where a coach would change the bank account. */
export function accountPage(locale: Locale, { external_accounts: banks }: Kinds["account"]) {
  const words = WORDS[locale].account;
  const [bank] = banks?.data ?? [];
  const present = bank?.object === "bank_account" ? `${bank.bank_name} ···· ${bank.last4}` : "";
  const body = html`<main class="sheet">
<h1>${words.title}</h1>
<p>${filled(words.present, { bank: present })}</p>
<form method="post" class="acts">
<button name="answer" value="change">${words.change}</button>
</form>
<p class="note">${words.note}</p>
</main>`;
  return page({ locale, title: words.title, body });
}

export function unknownLinkPage(locale: Locale) {
  const words = WORDS[locale].connect;
  const body = html`<main class="sheet"><h1>${words.unknownTitle}</h1><p>${words.unknown}</p></main>`;
  return page({ locale, title: words.unknownTitle, body });
}
