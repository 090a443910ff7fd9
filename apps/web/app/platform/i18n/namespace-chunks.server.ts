import { wordChunks as chunks } from "virtual:words-manifest";
import { isLocale } from "@aufwind/rules/locale";
import type { RoomWords } from "./word-book.ts";
import { provideWords, type Words } from "./words.ts";

const files = import.meta.glob<RoomWords>("../locales/*/*.json", { eager: true, import: "default" });

const words: Words = {};
for (const [file, room] of Object.entries(files)) {
  const [, locale, name] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(file) ?? [];
  if (!isLocale(locale) || !name) continue;
  words[locale] = { ...words[locale], [name]: room };
}
provideWords({ words });

/** The browser chunks that hold these rooms in this language. */
export function wordChunks(locale: string, rooms: readonly string[]): string[] {
  return rooms.flatMap((room) => chunks[`${locale}/${room}`] ?? []);
}
