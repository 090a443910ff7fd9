import { createContext, use } from "react";
import type { Namespace, Translate } from "./namespaces.ts";
import { Translator } from "./translator.ts";

export const WordsContext = createContext(new Translator({ locale: "de", brand: "", namespaces: {} }));

/** The words of a namespace: `const { t } = useTranslation("home")`. Waits where the namespace has not arrived yet. */
export function useTranslation<R extends Namespace>(namespace: R): { t: Translate<R> } {
  const book = use(WordsContext);
  const coming = book.coming(namespace);
  // Asked for again once it has arrived: React tries a component anew, and each try must make the same calls.
  if (coming) use(coming);
  return book.namespace(namespace);
}
