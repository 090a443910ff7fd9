import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { resolveLink } from "./content.ts";

const folder = fileURLToPath(new URL("../../../content/faq", import.meta.url));

test("a link to a page leads to its address in the language of the text", () => {
  expect(resolveLink("page:terms#fees", { locale: "de", folder })).toBe("/de/agb#fees");
  expect(resolveLink("page:terms", { locale: "en", folder })).toBe("/en/terms");
});

test("a link to an article leads to the article's own address in that language", () => {
  expect(resolveLink("blog:coaching-or-therapy", { locale: "de", folder })).toBe("/de/blog/coaching-oder-therapie");
});

test("other links stay as they are", () => {
  expect(resolveLink("mailto:{{supportEmail}}", { locale: "de", folder })).toBe("mailto:{{supportEmail}}");
});

test("a link to a page that does not exist stops the build", () => {
  expect(() => resolveLink("page:nowhere", { locale: "en", folder })).toThrow("No such page");
});
