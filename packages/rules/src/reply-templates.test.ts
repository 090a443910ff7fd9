import { expect, test } from "vitest";
import { hasOnlyName, withName } from "./reply-templates.ts";

test("the first name is the only thing that is filled in", () => {
  expect(hasOnlyName("Hallo {{ name }}, bis {morgen}!")).toBe(true);
  expect(hasOnlyName("Hallo {{vorname}}")).toBe(false);
  expect(withName("Hallo {{name}}, liebe {{ name }}!", "Lena $&")).toBe("Hallo Lena $&, liebe Lena $&!");
});

test("without a name nothing is left of its place", () => {
  expect(withName("Hallo {{name}},\n{{name}} bis bald", "")).toBe("Hallo,\n bis bald");
});
