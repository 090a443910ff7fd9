import { expect, test } from "vitest";
import { inLanguage } from "./in-language.ts";

test("each message leads to the page in its own language, by the same token", () => {
  const german = "https://aufwind.example/de/einladung/Ab3-_x";
  const english = "https://aufwind.example/en/invitation/Ab3-_x";
  expect(inLanguage(german, "en")).toBe(english);
  expect(inLanguage(english, "de")).toBe(german);
  expect(inLanguage(german, "de")).toBe(german);
});
