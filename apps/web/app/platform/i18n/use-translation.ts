import { createContext, use } from "react";
import type { Room, Translate } from "./rooms.ts";
import { WordBook } from "./word-book.ts";

export const WordsContext = createContext(new WordBook({ locale: "de", brand: "", rooms: {} }));

/** The words of a room: `const { t } = useTranslation("home")`. Waits where the room has not arrived yet. */
export function useTranslation<R extends Room>(room: R): { t: Translate<R> } {
  const book = use(WordsContext);
  const coming = book.coming(room);
  // Asked for again once it has arrived: React tries a component anew, and each try must make the same calls.
  if (coming) use(coming);
  return book.room(room);
}
