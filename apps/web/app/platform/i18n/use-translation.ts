import { createContext, use } from "react";
import type { Namespace, Translate } from "./namespaces.ts";
import { Translator } from "./translator.ts";

export const TranslatorContext = createContext(new Translator({ locale: "de", brand: "", namespaces: {} }));

/** The texts of a namespace: `const { t } = useTranslation("home")`. Suspends until the namespace is loaded. */
export function useTranslation<R extends Namespace>(namespace: R): { t: Translate<R> } {
  const book = use(TranslatorContext);
  const coming = book.coming(namespace);
  // Called again after loading: React retries the component, and each try must make the same hook calls.
  if (coming) use(coming);
  return book.namespace(namespace);
}
