import { openLine } from "./messages.js";

let isDressed = false;
/** A style sheet made by script needs no permission of the page's content policy. */
function dress() {
  if (isDressed) return;
  isDressed = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `.sandbox-challenge { width: min(28rem, calc(100vw - 2rem)); max-height: calc(100vh - 2rem); padding: 0; border: 0; border-radius: 14px; overflow: hidden; }
    .sandbox-challenge::backdrop { background: rgb(10 20 20 / 0.6); }
    .sandbox-challenge iframe { display: block; width: 100%; height: 20rem; border: 0; }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * The bank's question in front of the page; it stays until it is answered.
 * @param {import("./provider.js").Provider} provider
 * @param {{ clientSecret: string, theme: string }} asked
 * @returns {Promise<void>}
 */
export function askOwner({ origin, key, locale }, { clientSecret, theme }) {
  dress();
  const dialog = document.createElement("dialog");
  dialog.className = "sandbox-challenge";
  dialog.setAttribute("closedby", "none");
  dialog.setAttribute("aria-label", WORDS[locale].challenge.dialog);
  const frame = document.createElement("iframe");
  frame.title = WORDS[locale].challenge.dialog;
  const address = { client_secret: clientSecret, key, locale, theme, parent: location.origin };
  frame.src = `${origin}/sandbox/challenge?${new URLSearchParams(address)}`;
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    const other = () => (frame.contentWindow ? { window: frame.contentWindow, origin } : undefined);
    const line = openLine(other, ({ type, height }) => {
      if (type === "height") frame.style.height = `${Math.min(Number(height), innerHeight - 40)}px`;
      if (type !== "answered") return;
      line.close();
      dialog.removeEventListener("close", reopen);
      dialog.close();
      dialog.remove();
      resolve();
    });
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      line.say({ type: "closing" });
    });
    // If a browser closes it anyway, the question is still open.
    const reopen = () => dialog.showModal();
    dialog.addEventListener("close", reopen);
    frame.addEventListener("load", () => frame.focus());
  });
}
