import { expect, test } from "vitest";
import { WordBook } from "./word-book.ts";

const rooms = {
  common: { close: "Schließen", form: { left_one: "noch {{count}} Zeichen", left_other: "noch {{count}} Zeichen" } },
  blog: { count_one: "{{count}} Artikel von {{brand}}", count_other: "{{count}} Artikel" },
};
const say = (room: string, key: string, params?: Record<string, string | number>) => {
  const book = new WordBook({ locale: "de", brand: "Aufwind", rooms });
  return book.room(room as "common").t(key as "close", params);
};

test("finds a sentence in its room, or in another by the room's name", () => {
  expect(say("common", "close")).toBe("Schließen");
  expect(say("blog", "common:close")).toBe("Schließen");
});

test("chooses the plural of the language and fills in names, the brand by itself", () => {
  expect(say("blog", "count", { count: 1 })).toBe("1 Artikel von Aufwind");
  expect(say("blog", "count", { count: 2 })).toBe("2 Artikel");
  expect(say("common", "form.left", { count: 0 })).toBe("noch 0 Zeichen");
});

test("a room that comes later is loaded once", async () => {
  let loads = 0;
  const fetchRoom = async () => ({ title: `Nr. ${++loads}` });
  const book = new WordBook({ locale: "de", brand: "Aufwind", rooms: {}, fetchRoom });
  expect(book.coming("home")).toBeInstanceOf(Promise);
  await Promise.all([book.load("home"), book.load("home")]);
  expect(book.coming("home")).toBe(book.coming("home"));
  expect(book.t("home:title" as "common:close")).toBe("Nr. 1");
});

test("what a visitor typed is never read as a pattern", () => {
  expect(say("blog", "count", { count: 1, brand: "{{count}} $&" })).toBe("1 Artikel von Aufwind");
  const book = new WordBook({ locale: "en", brand: "A", rooms: { faq: { none: "Nothing for {{q}}" } } });
  expect(book.t("faq:none" as "common:close", { q: "$& {{q}}" })).toBe("Nothing for $& {{q}}");
});
