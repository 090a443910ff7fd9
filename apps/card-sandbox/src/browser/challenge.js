import { openLine, pageAround, tellHeight } from "./messages.js";
import { callProvider } from "./provider.js";

const asked = new URLSearchParams(location.search);
const locale = /** @type {"en" | "de"} */ (document.documentElement.lang === "de" ? "de" : "en");
const provider = { origin: location.origin, key: asked.get("key") ?? "", locale };
const words = WORDS[locale].challenge;
const buttons = [...document.querySelectorAll("button")];

/** @param {string} sentence */
function tell(sentence) {
  const place = document.getElementById("answer");
  if (place) place.textContent = sentence;
}

const line = openLine(pageAround, ({ type }) => {
  // The bank still waits, so it cannot be closed.
  if (type === "closing") tell(words.choose);
});

/** @param {string} answer */
async function send(answer) {
  for (const button of buttons) button.disabled = true;
  const clientSecret = asked.get("client_secret") ?? "";
  const params = { client_secret: clientSecret, answer };
  const sent = answer === "over" ? undefined : await callProvider(provider, "/sandbox/challenge", params);
  for (const button of buttons) button.disabled = false;
  if (sent?.error?.type === "api_connection_error") return tell(words.unreachable);
  line.say({ type: "answered" });
}

for (const button of buttons) button.addEventListener("click", () => send(button.value));
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") tell(words.choose);
});

document.querySelector("h1")?.focus();
tellHeight(line.say);
