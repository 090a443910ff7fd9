import { createContext } from "react";

type DocumentFacts = {
  /** The browser hides a nonce from attributes, so only the server's rendering knows it here. */
  nonce: string | undefined;
  /** The browser chunks that hold these rooms in this language; known while the server renders. */
  wordChunks: (locale: string, rooms: readonly string[]) => string[];
};

export const DocumentContext = createContext<DocumentFacts>({ nonce: undefined, wordChunks: () => [] });
