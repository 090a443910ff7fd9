import { createContext } from "react";

type DocumentFacts = {
  /** The browser hides nonces from attributes, so only the server's rendering knows it here. */
  nonce: string | undefined;
  /** The browser chunks that hold these namespaces in this language; known while the server renders. */
  namespaceChunks: (locale: string, namespaces: readonly string[]) => string[];
};

export const DocumentContext = createContext<DocumentFacts>({ nonce: undefined, namespaceChunks: () => [] });

/** The document's nonce, for elements that scripts add later. */
export function documentNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
}
