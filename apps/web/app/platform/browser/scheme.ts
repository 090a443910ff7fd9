import { YEAR_SECONDS } from "../http/cookies.ts";

export type SchemeChoice = "light" | "dark" | "system";

const ATTRIBUTE = "data-mantine-color-scheme";
const CHANGED = "scheme-chosen";

/** Applies the scheme at once and stores it in a cookie, so that the server renders the next page in it. */
export function chooseScheme(choice: SchemeChoice) {
  const page = document.documentElement;
  const system = choice === "system";
  if (system) page.removeAttribute(ATTRIBUTE);
  else page.setAttribute(ATTRIBUTE, choice);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `scheme=${system ? "" : choice}; Max-Age=${system ? 0 : YEAR_SECONDS}; Path=/; SameSite=Lax`;
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: choice }));
}

/** Calls `listener` whenever the visitor chooses; returns a function that unsubscribes. */
export function onSchemeChosen(listener: (choice: SchemeChoice) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<SchemeChoice>).detail);
  window.addEventListener(CHANGED, hear);
  return () => window.removeEventListener(CHANGED, hear);
}

/** The visitor's choice, read from the page. */
export function chosenScheme(): SchemeChoice {
  const cookie = document.cookie.split("; ").find((pair) => pair.startsWith("scheme="));
  const value = cookie?.slice("scheme=".length);
  return value === "light" || value === "dark" ? value : "system";
}
