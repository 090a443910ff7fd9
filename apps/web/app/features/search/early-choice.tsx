import { use } from "react";
import { DocumentContext } from "../../platform/document-context.ts";
import { SEARCH_FORM } from "./search-form.ts";

/** Sends the form as a form, as long as nobody else listens; a word that is typed waits for its key or button. */
const CODE = `document.addEventListener("change",function(e){var f=e.target.form;if(f&&f.id==="${SEARCH_FORM}"&&e.target.name!=="q"&&!("live"in document.documentElement.dataset))f.requestSubmit()})`;

/** What is chosen before the page is live counts too: the browser itself asks for it. Stands before the first choice. */
export function EarlyChoice() {
  const { nonce } = use(DocumentContext);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the sentence of code above, and nothing of anybody's
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: CODE }} />;
}
