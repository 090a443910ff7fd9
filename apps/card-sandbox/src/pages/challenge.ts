import { html } from "hono/html";
import type { Kinds } from "../books/kinds.ts";
import type { Locale } from "../card-error.ts";
import { page } from "./page.ts";
import { filled, WORDS } from "./words.ts";

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
