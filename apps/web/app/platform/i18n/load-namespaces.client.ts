import { isLocale } from "@aufwind/rules/locale";
import { patiently } from "./patiently.ts";
import type { RoomWords } from "./word-book.ts";
import { provideWords } from "./words.ts";

const files = import.meta.glob<RoomWords>("../locales/*/*.json", { import: "default" });

async function fetchRoom(locale: string, room: string) {
  const load = files[`../locales/${locale}/${room}.json`];
  return load ? patiently(load) : {};
}

/** Loads the rooms that the server used for this page, before React takes over. */
export async function loadWords(page: HTMLElement) {
  const locale = page.lang;
  if (!isLocale(locale)) return;
  const rooms = (page.dataset.words ?? "").split(" ").filter(Boolean);
  const loaded = await Promise.all(rooms.map(async (room) => [room, await fetchRoom(locale, room)] as const));
  provideWords({ words: { [locale]: Object.fromEntries(loaded) }, fetchRoom });
}
