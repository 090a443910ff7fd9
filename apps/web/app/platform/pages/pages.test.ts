import { LOCALES } from "@aufwind/rules/locale";
import { expect, test } from "vitest";
import { localeOf, PAGES, type PageKey, pageOf, pathTo, routeIdOf } from "./pages.ts";

const pages = Object.keys(PAGES) as PageKey[];

test("every page has an address of its own in each language", () => {
  for (const locale of LOCALES) {
    const paths = pages.map((page) => PAGES[page][locale]);
    expect(new Set(paths).size).toBe(paths.length);
  }
});

test("an address is in its language and carries its parameters, safely", () => {
  expect(pathTo("home", "de")).toBe("/de");
  expect(pathTo("faqClients", "de")).toBe("/de/fragen/klienten");
  expect(pathTo("topic", "en", { area: "a/b?" })).toBe("/en/topics/a%2Fb%3F");
});

test("a route's id leads back to its page; other routes are no page", () => {
  for (const page of pages) expect(pageOf(routeIdOf(page, "de"))).toBe(page);
  expect(pageOf("routes/dev-kit")).toBeUndefined();
  expect(pageOf("constructor.de")).toBeUndefined();
});

test("the language stands in the address, for its data too; without one it may be asked for, else it is German", () => {
  expect(localeOf({ pathname: "/en/terms" })).toBe("en");
  expect(localeOf({ pathname: "/en.data" })).toBe("en");
  expect(localeOf({ pathname: "/dev/kit", search: "?lang=en" })).toBe("en");
  expect(localeOf({ pathname: "/de/agb", search: "?lang=en" })).toBe("de");
  expect(localeOf({ pathname: "/fr" })).toBe("de");
});
