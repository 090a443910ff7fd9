import { html } from "hono/html";
import type { Locale } from "../card-error.ts";
import { page } from "./page.ts";
import { WORDS } from "./words.ts";

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

export function unknownLinkPage(locale: Locale) {
  const words = WORDS[locale].connect;
  const body = html`<main class="sheet"><h1>${words.unknownTitle}</h1><p>${words.unknown}</p></main>`;
  return page({ locale, title: words.unknownTitle, body });
}
