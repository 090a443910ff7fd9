type Part = { selector: string; load: () => Promise<unknown> };

const parts: Part[] = [];
let all: Promise<unknown> | undefined;

/** Registers a part for the documents that have it; a page's modules run before the browser's entry. */
export function beforeHydration(part: Part): void {
  parts.push(part);
}

/** In the browser: loads what this document has of them. */
export const loadShownParts = () =>
  Promise.all(parts.filter(({ selector }) => document.querySelector(selector)).map(({ load }) => load()));

/** On the server: loads all of them, once, since a page is rendered in one pass, which waits for nothing. */
export function loadAllParts(): Promise<unknown> {
  all ??= Promise.all(parts.map(({ load }) => load()));
  return all;
}
