import { expect, test } from "vitest";
import { Translator } from "./translator.ts";

const namespaces = {
  common: { close: "Schließen", form: { left_one: "noch {{count}} Zeichen", left_other: "noch {{count}} Zeichen" } },
  blog: {
    count_one: "{{count}} Artikel von {{brand}}",
    count_other: "{{count}} Artikel",
    read_zero: "Noch nichts gelesen",
    read_one: "{{count}} gelesen",
    read_other: "{{count}} gelesen",
  },
};
const say = (namespace: string, key: string, params?: Record<string, string | number>) => {
  const book = new Translator({ locale: "de", brand: "Aufwind", namespaces });
  return book.namespace(namespace as "common").t(key as "close", params);
};

test("finds a sentence in its namespace, or in another by the namespace's name", () => {
  expect(say("common", "close")).toBe("Schließen");
  expect(say("blog", "common:close")).toBe("Schließen");
});

test("chooses the plural of the language and fills in names, the brand by itself", () => {
  expect(say("blog", "count", { count: 1 })).toBe("1 Artikel von Aufwind");
  expect(say("blog", "count", { count: 2 })).toBe("2 Artikel");
  expect(say("common", "form.left", { count: 0 })).toBe("noch 0 Zeichen");
  expect(say("blog", "read", { count: 0 })).toBe("Noch nichts gelesen");
  expect(say("blog", "read", { count: 1 })).toBe("1 gelesen");
});

test("a namespace that comes later is loaded once", async () => {
  let loads = 0;
  const fetchNamespace = async () => ({ title: `Nr. ${++loads}` });
  const book = new Translator({ locale: "de", brand: "Aufwind", namespaces: {}, fetchNamespace });
  expect(book.coming("home")).toBeInstanceOf(Promise);
  await Promise.all([book.load("home"), book.load("home")]);
  expect(book.coming("home")).toBe(book.coming("home"));
  expect(book.t("home:title" as "common:close")).toBe("Nr. 1");
});

test("what a visitor typed is never read as a pattern", () => {
  expect(say("blog", "count", { count: 1, brand: "{{count}} $&" })).toBe("1 Artikel von Aufwind");
  const book = new Translator({ locale: "en", brand: "A", namespaces: { "help-faq": { none: "Nothing for {{q}}" } } });
  expect(book.t("help-faq:none" as "common:close", { q: "$& {{q}}" })).toBe("Nothing for $& {{q}}");
});
