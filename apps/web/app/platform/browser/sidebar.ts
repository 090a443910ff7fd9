import { sidebarCookie } from "../http/cookies.ts";

/** Remembers on this device whether the menu shows icons alone, so that the server renders the next page so. */
export function keepSidebar(isFolded: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = sidebarCookie(isFolded);
}
