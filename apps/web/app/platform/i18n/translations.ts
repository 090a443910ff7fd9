import type { Locale } from "@aufwind/rules/locale";
import { type FetchNamespace, type NamespaceTexts, Translator } from "./translator.ts";

/** Namespaces that every page needs. */
export const SHARED_NAMESPACES = ["common", "shell"] as const;

/** Words by language and namespace. */
export type Words = Partial<Record<Locale, Record<string, NamespaceTexts>>>;
type Source = { words: Words; fetchNamespace?: FetchNamespace };

let source: Source = { words: {} };
const books = new Map<string, Translator>();

/** Tells where words come from: on the server all namespaces at once, in the browser the page's namespaces and a way to more. */
export function provideWords(given: Source) {
  source = given;
  books.clear();
}

/** The words of one language, with the brand in them. */
export function wordsIn(locale: Locale, brand: string): Translator {
  const key = `${locale} ${brand}`;
  const { words, fetchNamespace } = source;
  const book = books.get(key) ?? new Translator({ locale, brand, namespaces: words[locale] ?? {}, fetchNamespace });
  books.set(key, book);
  return book;
}
