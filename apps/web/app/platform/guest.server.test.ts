import { expect, test } from "vitest";
import { afterLogin } from "./guest.server.ts";

const visit = (address: string) => ({ request: new Request(`http://localhost${address}`) });

test("a person lands on the page they wanted, else at home in the language of the page", () => {
  expect(afterLogin(visit("/de/anmelden?to=%2Fde%2Fkonto%3Fa%3D1"))).toBe("/de/konto?a=1");
  expect(afterLogin(visit("/en/login"), "/en/account")).toBe("/en/account");
  expect(afterLogin(visit("/en/login"))).toBe("/en");
  expect(afterLogin(visit("/de/anmelden.data"))).toBe("/de");
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
  "nobody is sent away to %s",
  (to) => expect(afterLogin(visit(`/de/anmelden?to=${encodeURIComponent(to)}`))).toBe("/de"),
);
