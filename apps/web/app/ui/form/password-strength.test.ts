import { expect, test } from "vitest";
import { strengthOf } from "./password-strength.ts";

test.each(["Passwort1!", "Qwertz123!", "Sommer2026!", "Willkommen1!"])(
  "%s keeps the rules, and is still what everybody chooses",
  (password) => expect(strengthOf(password, [])).toBeLessThan(3),
);

test("words that do not belong together are strong", () => {
  expect(strengthOf("Kranich-7-Lampe-Hafen", [])).toBe(4);
});

test("one's own name and address make a password weaker", () => {
  const password = "Wolkenstein1!";
  expect(strengthOf(password, ["Erika", "Wolkenstein"])).toBeLessThan(strengthOf(password, []));
});
