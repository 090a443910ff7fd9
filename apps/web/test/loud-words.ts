import { readdirSync, readFileSync } from "node:fs";
import type { Locale } from "@aufwind/rules/locale";
import type { Room, Translate, WordParams } from "../app/platform/rooms.ts";
import { type RoomWords, WordBook } from "../app/platform/word-book.ts";

const LOCALES = new URL("../app/locales/", import.meta.url);

function wordsOf(locale: Locale): Record<string, RoomWords> {
  const folder = new URL(`${locale}/`, LOCALES);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => [file.replace(".json", ""), JSON.parse(readFileSync(new URL(file, folder), "utf8"))]),
  );
}

/** What a sentence asks for and is not given stays in it, instead of leaving a gap that nobody sees. */
const loud = (params: WordParams = {}): WordParams =>
  new Proxy(params, {
    get: (given, name) => given[String(name)] ?? (name === "count" ? undefined : `{{${String(name)}}}`),
  });

/** The real words, by which nothing that is missing goes unseen. */
export class LoudWords extends WordBook {
  constructor(locale: Locale) {
    super({ locale, brand: "Aufwind", rooms: wordsOf(locale) });
  }

  override room<R extends Room>(room: R): { t: Translate<R> } {
    const { t } = super.room(room);
    return { t: ((key, params) => t(key, loud(params))) as Translate<R> };
  }
}
