import type { Locale } from "@aufwind/rules/locale";
import { type FetchRoom, type RoomWords, WordBook } from "./word-book.ts";

/** Rooms that every page needs. */
export const SHARED_ROOMS = ["common", "shell"] as const;

/** Words by language and room. */
export type Words = Partial<Record<Locale, Record<string, RoomWords>>>;
type Source = { words: Words; fetchRoom?: FetchRoom };

let source: Source = { words: {} };
const books = new Map<string, WordBook>();

/** Tells where words come from: on the server all rooms at once, in the browser the page's rooms and a way to more. */
export function provideWords(given: Source) {
  source = given;
  books.clear();
}

/** The words of one language, with the brand in them. */
export function wordsIn(locale: Locale, brand: string): WordBook {
  const key = `${locale} ${brand}`;
  const { words, fetchRoom } = source;
  const book = books.get(key) ?? new WordBook({ locale, brand, rooms: words[locale] ?? {}, fetchRoom });
  books.set(key, book);
  return book;
}
